import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The one who keeps the page for offline use is not let in: nobody comes back to this address. */
const isServiceWorker = (path: string): boolean => path === '/sw.js';

/** Serves the built web app to this machine alone: its files, and its page at every address that names none. */
export const serveFolder = async (folder: string): Promise<{ readonly address: string; stop(): void }> => {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    const kind = extname(path);
    const file = kind === '' ? '/index.html' : path;
    const answer = (status: number, content: string | Buffer): void => {
      response.writeHead(status, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' }).end(content);
    };
    if (isServiceWorker(path)) answer(404, '');
    else
      readFile(join(folder, file)).then(
        (content) => answer(200, content),
        () => answer(404, ''),
      );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
