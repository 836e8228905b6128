import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isNear } from '../address-ranges.ts';
import { wayOf } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { Refusal } from '../refusal.ts';
import { StoreFault } from '../store/store.ts';

export interface HealthRoutes {
  readonly metrics: Metrics;
  /** Opens the figures to whoever sends it; without one, whoever is near may read them. */
  readonly metricsToken: string | undefined;
  readonly trustProxy: boolean;
  /** Why no new guests should be sent here, in words for everybody; undefined while all is well. */
  notReady(): Promise<string | undefined>;
  /** The store failed at what was asked for. */
  doubt(error: StoreFault): void;
}

const plain = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply.code(status).type('text/plain').header('cache-control', 'no-store').send(`${text}\n`);

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

const ADDED_BY_PROXIES = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'] as const;

/**
 * Comes from this machine or its own network. A proxy that nobody told us to trust lends its own address to everybody: who
 * comes through one is a stranger.
 */
const comesFromNear = (request: FastifyRequest, trustProxy: boolean): boolean => {
  if (!trustProxy && ADDED_BY_PROXIES.some((name) => request.headers[name] !== undefined)) return false;
  return isNear(request.ip);
};

/**
 * `/healthz`, `/readyz` and `/metrics`: for programs that watch over the server. No scope of its own: it counts the
 * answers of every route that comes after it.
 */
export const healthRoutes = (
  app: FastifyInstance,
  { metrics, metricsToken, trustProxy, notReady, doubt }: HealthRoutes,
): void => {
  const expected = metricsToken === undefined ? undefined : hash(`Bearer ${metricsToken}`);
  const mayRead = (request: FastifyRequest): boolean =>
    expected === undefined
      ? comesFromNear(request, trustProxy)
      : timingSafeEqual(hash(request.headers.authorization ?? ''), expected);

  app.get('/healthz', (_request, reply) => plain(reply, 200, 'ok'));

  app.get('/readyz', async (_request, reply) => {
    const reason = await notReady();
    return reason === undefined ? plain(reply, 200, 'ready') : plain(reply, 503, reason);
  });

  app.get('/metrics', async (request, reply) => {
    // As if it were not there: nobody need know what could be read here.
    if (!mayRead(request)) return plain(reply, 404, 'not found');
    const text = await metrics.text();
    return reply.type(metrics.contentType).header('cache-control', 'no-store').send(text);
  });

  app.addHook('onError', async (_request, _reply, error) => {
    const isTheirs = error instanceof Refusal || (error.statusCode ?? 500) < 500;
    if (!isTheirs) metrics.failed();
    if (error instanceof StoreFault) doubt(error);
  });
  app.addHook('onResponse', async (request, reply) => {
    metrics.answered(wayOf(request), reply.statusCode, reply.elapsedTime);
  });
};
