import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Vite puts a hash of the content into the names in this folder: what is there never changes. */
const HASHED = '/assets/';

const cacheControl = (path: string): string =>
  path.startsWith(HASHED) ? 'public, max-age=31536000, immutable' : 'no-cache';

/** An address that people send one another, a rule's say: what looks up links for a chat takes anything, and is to find it. */
const LINK = /^\/(?!api\/)[^/]+\/./;

/** A person opens an address, rather than a page asking for one of its files. */
const isNavigation = ({ method, headers: { accept = '*/*' }, url }: FastifyRequest): boolean => {
  const path = url.split('?')[0]!;
  const lastPart = path.slice(path.lastIndexOf('/') + 1);
  return (
    (method === 'GET' || method === 'HEAD') &&
    (accept.includes('text/html') || (accept.includes('*/*') && LINK.test(path))) &&
    !lastPart.includes('.') &&
    !path.startsWith(HASHED)
  );
};

/** Serves the built web app: its files, compressed beforehand, and its page at every address that names no file. */
export const serveWeb = async (app: FastifyInstance, folder: string): Promise<void> => {
  await app.register(fastifyStatic, {
    root: folder,
    serve: true,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControl(path.slice(folder.length).replaceAll('\\', '/')));
    },
  });
  app.setNotFoundHandler((request, reply) => {
    // Which addresses there are is known to the page alone, which shows a friendly word where there is nothing.
    if (isNavigation(request)) return reply.sendFile('index.html');
    return reply.code(404).type('text/plain').header('cache-control', 'no-cache').send('not found\n');
  });
};
