import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

export interface Frame {
  readonly opcode: number;
  readonly payload: Buffer;
  /** The last of its message; true unless told otherwise. */
  readonly fin?: boolean;
  /** As a client has to; true unless told otherwise. */
  readonly masked?: boolean;
  /** Bits that nobody has given a meaning to. */
  readonly reserved?: number;
  /** The length it claims to have. */
  readonly claimed?: bigint;
}

/** A frame of the WebSocket protocol as it travels, right or wrong. */
export const frameOf = ({ opcode, payload, fin = true, masked = true, reserved = 0, claimed }: Frame): Buffer => {
  const first = (fin ? 0x80 : 0) | (reserved << 4) | opcode;
  const length = claimed ?? BigInt(payload.length);
  const marked = masked ? 0x80 : 0;
  const head =
    length < 126n
      ? Buffer.from([first, marked | Number(length)])
      : Buffer.concat([Buffer.from([first, marked | 127]), Buffer.alloc(8)]);
  if (length >= 126n) head.writeBigUInt64BE(length, 2);
  if (!masked) return Buffer.concat([head, payload]);
  const mask = randomBytes(4);
  const hidden = payload.map((byte, index) => byte ^ mask[index % 4]!);
  return Buffer.concat([head, mask, hidden]);
};

export const textFrame = (text: string): Buffer => frameOf({ opcode: 1, payload: Buffer.from(text) });

const HELLO = textFrame('{"t":"hello","protocol":1}');

/** The lines of a request for a WebSocket. */
export const upgradeRequest = (headers: Readonly<Record<string, string>> = {}, path = '/api/socket'): string => {
  const all = {
    host: 'localhost',
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': randomBytes(16).toString('base64'),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
};

/** A bare TCP line to a server, on which anything can be said. */
export class RawLine {
  readonly socket: Socket;
  received = '';
  #closed = false;
  readonly #waiting: (() => void)[] = [];

  constructor(address: string) {
    const { hostname, port } = new URL(address);
    // It does not hang up because the other side did.
    this.socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    const changed = (): void => {
      for (const resolve of this.#waiting.splice(0)) resolve();
    };
    this.socket.on('data', (bytes) => {
      this.received += bytes.toString('latin1');
      changed();
    });
    this.socket.on('error', () => {});
    this.socket.on('end', changed);
    this.socket.on('close', () => {
      this.#closed = true;
      changed();
    });
  }

  /** A line on which a WebSocket is open and hello was said. */
  static async open(address: string, headers: Readonly<Record<string, string>> = {}): Promise<RawLine> {
    const line = new RawLine(address);
    line.write(upgradeRequest(headers));
    await line.heard('\r\n\r\n');
    line.write(HELLO);
    await line.heard('"t":"hello"');
    return line;
  }

  get isClosed(): boolean {
    return this.#closed;
  }

  write(bytes: string | Buffer): void {
    if (!this.#closed) this.socket.write(bytes);
  }

  /** Waits until this was received, or the line ends. */
  async heard(text: string): Promise<boolean> {
    while (!this.received.includes(text) && !this.#hasEnded) await this.#change();
    return this.received.includes(text);
  }

  /** Waits until the other side hangs up; what it said as it did, as the number of a close frame. */
  async ended(): Promise<number | undefined> {
    while (!this.#hasEnded) await this.#change();
    return this.closeCode;
  }

  get #hasEnded(): boolean {
    return this.#closed || this.socket.readableEnded;
  }

  #change(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  get closeCode(): number | undefined {
    const at = this.received.lastIndexOf('\x88');
    if (at < 0 || this.received.length < at + 4) return undefined;
    return (this.received.charCodeAt(at + 2) << 8) | this.received.charCodeAt(at + 3);
  }

  destroy(): void {
    this.socket.destroy();
  }
}
