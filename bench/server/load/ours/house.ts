import type { OnlineSetup } from '@wunderkammer/protocol';

/** Somebody in the house that is measured. */
export interface Person {
  readonly name: string;
  readonly token: string;
  /** As if they came from here: the house counts newcomers and new tables by address, and believes the proxy that we are. */
  readonly address: string;
}

/** Addresses of a private network, one for each number. */
export const addressOf = (number: number): string =>
  `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

/** The house over HTTP. */
export class HouseApi {
  readonly address: string;

  constructor(address: string) {
    this.address = address;
  }

  async comeIn(name: string, address: string): Promise<Person> {
    const { token } = await this.#post<{ token: string }>('/api/me', { name, language: 'en' }, address);
    return { name, token, address };
  }

  async openTable({ name, token, address }: Person, setup: OnlineSetup): Promise<string> {
    return (await this.#post<{ table: string }>('/api/tables', { setup, name }, address, token)).table;
  }

  async #post<T>(path: string, body: object, from: string, token?: string): Promise<T> {
    const response = await fetch(this.address + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': from,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`the house answers ${path} with ${response.status}: ${text}`);
    return JSON.parse(text) as T;
  }
}
