import { errorAnswer } from '@wunderkammer/protocol';
import { badInput, type Failure, wrongCall } from '../failure.ts';

/** A schema of the protocol. */
interface Schema<T> {
  safeParse(value: unknown): { readonly success: boolean; readonly data?: T | undefined };
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Where the server is, checked. */
export const houseAt = (text: string): URL => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw wrongCall(`--url must be an address such as https://games.example, not "${text}"`);
  }
  return url;
};

const json = async (response: Response): Promise<unknown> => {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
};

/** The administration of a running server, for whoever knows its password. */
export class AdminClient {
  readonly #url: URL;
  readonly #password: string;

  constructor(url: URL, password: string) {
    this.#url = url;
    this.#password = password;
    if (url.protocol === 'http:' && !LOOPBACK.test(url.hostname)) {
      process.stderr.write(`wunderkammer: the password goes to ${url.host} over plain HTTP, which others may read\n`);
    }
  }

  async get<T>(path: string, schema: Schema<T>): Promise<T> {
    return this.#read(await this.send('GET', path), schema);
  }

  async change<T>(method: 'POST' | 'DELETE', path: string, schema: Schema<T>, body?: object): Promise<T> {
    return this.#read(await this.send(method, path, body), schema);
  }

  /** Any answer that is not a refusal; a refusal is thrown in words. */
  async send(method: string, path: string, body?: object): Promise<Response> {
    let response: Response;
    try {
      response = await fetch(new URL(`/api/admin${path}`, this.#url), {
        method,
        headers: {
          authorization: `Basic ${Buffer.from(`host:${this.#password}`).toString('base64')}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    } catch {
      throw badInput(`nobody answers at ${this.#url.origin}; is the server running? --url says where it is`);
    }
    if (response.ok) return response;
    throw this.#refusal(response, await json(response));
  }

  async #read<T>(response: Response, schema: Schema<T>): Promise<T> {
    const read = schema.safeParse(await json(response));
    if (!read.success) throw badInput(`the server at ${this.#url.origin} is a different version`);
    return read.data as T;
  }

  #refusal({ status, headers }: Response, body: unknown): Failure {
    const { data } = errorAnswer.safeParse(body);
    if (data === undefined) return badInput(`what answers at ${this.#url.origin} is not a Wunderkammer`);
    if (data.code === 'rate-limited') {
      return badInput(`too many wrong passwords; try again in ${headers.get('retry-after') ?? 'some'} seconds`);
    }
    // Every other way of ours names what is not there.
    if (status === 404 && data.message === 'there is nothing at this address') {
      return badInput(`the server at ${this.#url.origin} has no ADMIN_PASSWORD, so nobody can run it from outside`);
    }
    return badInput(data.message);
  }
}
