/** A process that sends as much as one address may, and reads what comes back without looking at it. */
import { connect, type Socket } from 'node:net';
import { KINDS, type Kind, LINES, PING, RATE, type Spot } from './kinds.ts';
import type { FloodJob, FromFlood, ToFlood } from './messages.ts';

const job = JSON.parse(process.argv[2]!) as FloodJob;
const { hostname, port, host } = new URL(job.address);
const tell = (message: FromFlood): void => {
  process.send!(message);
};

/** A text frame of a client. Its mask is zero, so that it need not be made anew each time. */
const frame = (text: string): Buffer => {
  const payload = Buffer.from(text);
  const head = payload.length < 126 ? Buffer.alloc(6) : Buffer.alloc(8);
  head[0] = 0x81;
  if (payload.length < 126) head[1] = 0x80 | payload.length;
  else {
    head[1] = 0x80 | 126;
    head.writeUInt16BE(payload.length, 2);
  }
  return Buffer.concat([head, payload]);
};

/** One line of the flood; one that is cut is made again. */
class Line {
  readonly #spot: Spot & { readonly token: string };
  #socket: Socket | undefined;
  #kind: Kind | undefined;
  #open = false;
  #count = 0;
  sent = 0;
  bytes = 0;
  cut = 0;

  constructor(spot: Spot & { readonly token: string }) {
    this.#spot = spot;
  }

  begin(kind: Kind): void {
    this.#kind = kind;
    this.sent = 0;
    this.bytes = 0;
    this.cut = 0;
    this.#dial();
  }

  rest(): void {
    this.#kind = undefined;
    this.#socket?.destroy();
  }

  get #isHttp(): boolean {
    return this.#kind !== undefined && typeof this.#kind.message(0, this.#spot) === 'string';
  }

  #dial(): void {
    const kind = this.#kind;
    if (kind === undefined) return;
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    this.#socket = socket;
    this.#open = false;
    const who = kind.named ? `Authorization: Bearer ${this.#spot.token}\r\n` : '';
    const upgrade = `Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${Buffer.alloc(16, 'k').toString('base64')}\r\n`;
    socket.on('connect', () => {
      if (this.#isHttp) this.#open = true;
      else
        socket.write(
          `GET /api/socket HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-For: ${job.from}\r\n${who}${upgrade}\r\n`,
        );
    });
    socket.on('data', (data) => {
      this.bytes += data.length;
      if (this.#open) return;
      this.#open = true;
      socket.write(frame('{"t":"hello","protocol":1}'));
      if (kind.named) socket.write(frame(JSON.stringify({ t: 'open', table: this.#spot.own })));
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      this.#open = false;
      if (this.#kind !== kind || this.#socket !== socket) return;
      this.cut++;
      setTimeout(() => this.#kind === kind && this.#dial(), 1_000);
    });
  }

  say(): void {
    const [socket, kind] = [this.#socket, this.#kind];
    if (socket === undefined || kind === undefined || !this.#open || socket.writableLength > 100_000) return;
    const message = kind.message(this.#count++, this.#spot);
    this.sent++;
    socket.write(
      typeof message === 'string'
        ? `GET ${message} HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-For: ${job.from}\r\nAccept: text/html\r\n\r\n`
        : frame(JSON.stringify(message)),
    );
  }
}

const lines = Array.from({ length: LINES }, (_, index) => new Line(job.spots[index % job.spots.length]!));
// Not all of them in the same moment.
let turn = 0;
setInterval(
  () => {
    for (let count = 0; count < LINES / 10; count++) lines[turn++ % LINES]!.say();
  },
  1000 / RATE / 10,
);

process.on('message', (what: ToFlood) => {
  if (what !== 'rest') {
    for (const line of lines) line.begin(what.kind < 0 ? PING : KINDS[what.kind]!);
    return;
  }
  for (const line of lines) line.rest();
  const sum = (of: (line: Line) => number): number => lines.reduce((total, line) => total + of(line), 0);
  tell({ type: 'rested', sent: sum(({ sent }) => sent), bytes: sum(({ bytes }) => bytes), cut: sum(({ cut }) => cut) });
});
process.on('disconnect', () => process.exit(0));
tell({ type: 'ready' });
