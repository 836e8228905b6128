import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { PushSubscriptionBody } from '@wunderkammer/protocol';

/** What a push service got. */
export interface Delivery {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A push service on this machine. `answer` says with what status, or that it stays silent. */
export class TestService {
  readonly deliveries: Delivery[] = [];
  answer: { readonly status: number; readonly headers?: Record<string, string> } | 'silence' = { status: 201 };
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
    server.on('request', async (request, response) => {
      const body = await buffer(request);
      this.deliveries.push({ path: request.url!, headers: request.headers, body });
      if (this.answer !== 'silence') response.writeHead(this.answer.status, this.answer.headers).end('words');
    });
  }

  static async open(): Promise<TestService> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new TestService(server);
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async close(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }
}

/** A browser that subscribed, and reads what it gets as RFC 8291 says: written without the library that wrote it. */
export class TestReceiver {
  readonly subscription: PushSubscriptionBody;
  readonly #curve: ECDH = createECDH('prime256v1');
  readonly #auth = randomBytes(16);

  constructor(endpoint: string) {
    const p256dh = this.#curve.generateKeys('base64url');
    this.subscription = { endpoint, keys: { p256dh, auth: this.#auth.toString('base64url') } };
  }

  read({ body }: Delivery): unknown {
    const salt = body.subarray(0, 16);
    const keyLength = body[20]!;
    const sender = body.subarray(21, 21 + keyLength);
    const sealed = body.subarray(21 + keyLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#curve.getPublicKey(), sender]);
    const derive = (key: Uint8Array, with_: Uint8Array, about: Uint8Array, length: number): Buffer =>
      Buffer.from(hkdfSync('sha256', key, with_, about, length));
    const shared = derive(this.#curve.computeSecret(sender), this.#auth, info, 32);
    const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    // The last record ends with a 2 and any number of zeros.
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
  }
}

/** The claims of a house's token (RFC 8292) and the key it was signed with; throws if it was not. */
export const readVapid = (authorization: string): { readonly key: string; readonly claims: unknown } => {
  const [, head, claims, signature, key] = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization)!;
  const point = Buffer.from(key!, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  const isTrue = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature!, 'base64url'),
  );
  if (!isTrue) throw new Error('the signature is not the key’s');
  return { key: key!, claims: JSON.parse(Buffer.from(claims!, 'base64url').toString()) };
};
