/** The least a server can do: whatever comes from a client, the four clients of its table get 300 bytes. */
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Open } from '../messages.ts';

const MESSAGE = 'x'.repeat(300);

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false, clientTracking: false });
const tables = new Map<string, Set<WebSocket>>();

server.on('connection', (socket, { url = '/' }) => {
  const table = tables.get(url) ?? new Set();
  tables.set(url, table.add(socket));
  socket.on('message', () => {
    for (const client of table) client.send(MESSAGE);
  });
  socket.on('close', () => table.delete(socket));
});
server.on('listening', () => {
  const open: Open = { type: 'open', port: (server.address() as AddressInfo).port };
  process.send!(open);
});
process.on('SIGTERM', () => process.exit(0));
