import { Agent as HttpAgent, request as httpRequest, type RequestOptions } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { publicLookup } from './public-lookup.ts';

export interface PushRequest {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const SOCKETS = { keepAlive: true, maxSockets: 8 } as const;

/**
 * Brings messages to push services. What web-push itself would send with has no limit to the whole of a delivery, speaks
 * HTTPS only, and connects to any address a name leads to.
 */
export class PushClient {
  readonly #timeout: number;
  readonly #http = new HttpAgent(SOCKETS);
  readonly #https = new HttpsAgent(SOCKETS);
  readonly #publicLookup = publicLookup();

  constructor(timeout: number) {
    this.#timeout = timeout;
  }

  /** The status of the answer. Redirects are answers like any other: nothing is sent on to where they point. */
  deliver({ endpoint, headers, body }: PushRequest, reach: 'public' | 'trusted'): Promise<number> {
    const url = new URL(endpoint);
    const isSafe = url.protocol === 'https:';
    const options: RequestOptions = {
      method: 'POST',
      headers,
      agent: isSafe ? this.#https : this.#http,
      signal: AbortSignal.timeout(this.#timeout),
      ...(reach === 'public' && { lookup: this.#publicLookup }),
    };
    return new Promise((resolve, reject) => {
      const request = (isSafe ? httpsRequest : httpRequest)(url, options, (response) => {
        // What else it says is of no interest; read to its end, so that the connection can be used again.
        response.on('error', () => {});
        response.resume();
        resolve(response.statusCode!);
      });
      request.on('error', reject);
      request.end(body);
    });
  }

  close(): void {
    this.#http.destroy();
    this.#https.destroy();
  }
}
