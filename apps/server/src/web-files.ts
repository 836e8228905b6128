import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Vite puts a hash of the content into the names in this folder: what is there never changes. */
const HASHED = '/assets/';

const cacheControl = (path: string): string =>
  path.startsWith(HASHED) ? 'public, max-age=31536000, immutable' : 'no-cache';

/** Who says nothing of what they take, or takes anything, is given the page as well: programs that a link was pasted into. */
const takesPages = (accept = '*/*'): boolean => /text\/html|text\/\*|\*\/\*/.test(accept);

/** Somebody opens an address, rather than a page asking for one of its files. */
const isNavigation = ({ method, headers, url }: FastifyRequest): boolean => {
  const path = url.split('?')[0]!;
  const lastPart = path.slice(path.lastIndexOf('/') + 1);
  return (
    (method === 'GET' || method === 'HEAD') &&
    takesPages(headers.accept) &&
    !lastPart.includes('.') &&
    ![HASHED, '/api/'].some((folder) => path.startsWith(folder))
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
