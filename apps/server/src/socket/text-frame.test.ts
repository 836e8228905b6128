import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { textFrame } from './text-frame.ts';

let server: WebSocketServer;
let client: WebSocket;
let write: (frame: Buffer) => void;

beforeAll(async () => {
  server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  const connected = once(server, 'connection');
  client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`, { perMessageDeflate: false });
  const [, { socket }] = await connected;
  write = (frame) => socket.write(frame);
  await once(client, 'open');
});

afterAll(() => {
  client.terminate();
  server.close();
});

it.each([0, 1, 125, 126, 127, 65_535, 65_536, 70_000])(
  'is read as the text it was, with %i characters',
  async (length) => {
    for (const letter of ['a', 'ö', '✓', '🂡']) {
      const text = letter.repeat(length);
      const received = once(client, 'message');
      write(textFrame(text));
      const [data, isBinary] = (await received) as [Buffer, boolean];
      expect([String(data) === text, isBinary]).toEqual([true, false]);
    }
  },
);
