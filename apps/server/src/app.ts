import Fastify, { type FastifyInstance } from 'fastify';
import { securityHeaders } from './security-headers.ts';
import { serveWeb } from './web-files.ts';

export interface AppOptions {
  /** The folder of the built web app, as an absolute path. */
  readonly web: string;
}

/** The server, not listening yet. */
export const createApp = async ({ web }: AppOptions): Promise<FastifyInstance> => {
  const app = Fastify({ logger: { level: 'error', stream: process.stderr } });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders(request));
  });
  app.get('/healthz', async (_request, reply) =>
    reply.type('text/plain').header('cache-control', 'no-store').send('ok\n'),
  );
  await serveWeb(app, web);
  return app;
};
