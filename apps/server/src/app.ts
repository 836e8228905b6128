import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Code } from '@wunderkammer/protocol';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { AllowedHosts } from './http/allowed-hosts.ts';
import { addFairShareHook } from './http/fair-share-hook.ts';
import type { FairShare } from './limits/fair-share.ts';
import { TooManyRequests } from './limits/rate-limits.ts';
import { AnswerLog, logTo } from './log.ts';
import { ALWAYS, securityHeaders } from './security-headers.ts';
import { serveWeb } from './web-files.ts';

export interface AppOptions {
  /** The folder of the built web app, as an absolute path. */
  readonly web: string;
  /** Whether a proxy stands before the server whose word counts. */
  readonly trustProxy?: boolean;
  readonly logger?: FastifyServerOptions['logger'];
  /** Shares the server's time between those who ask. */
  readonly share?: FairShare;
  /** The names it answers to; without them, those of one's own network. */
  readonly hosts?: AllowedHosts;
  /** How long a request may take to come, in milliseconds. */
  readonly requestMs?: number;
}

/**
 * How long somebody may take to say what they want, head and body together: who is slower keeps a connection from others. It
 * is looked at ten times in this time, so that nobody takes more than 20 s.
 */
const REQUEST_MS = 18_000;
/** Longer than a proxy keeps an idle connection (nginx: 60 s), so that it never writes into one that we just closed. */
const KEEP_ALIVE_MS = 72_000;

/** The one proxy before the server is believed; what others wrote before it is what a stranger says. */
const onlyTheNearest = (_address: string, hop: number): boolean => hop === 0;

const statusOf = (error: unknown): number =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;

/** A line of words; for programs, with its code. */
const answer = (
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  code: Code,
  words: string,
): FastifyReply => {
  reply.code(status).headers(securityHeaders(request)).header('cache-control', 'no-store');
  if (!request.url.startsWith('/api/')) return reply.type('text/plain').send(`${words}\n`);
  return reply.send({ code, message: words });
};

/** In words that tell nothing about how the server is made. */
const answerFault = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  if (error instanceof TooManyRequests) {
    reply.header('retry-after', error.seconds);
    return answer(request, reply, 429, error.code, error.message);
  }
  const status = statusOf(error);
  if (status >= 400 && status < 500) return answer(request, reply, status, 'message', 'this request cannot be read');
  request.log.error({ err: error }, 'something failed');
  return answer(request, reply, 500, 'internal', 'our own mistake; nothing was done');
};

const STATUS_OF_NO_HTTP: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** What is no HTTP, too large or too slow never becomes a request. */
const turnAway = ({ code = '' }: NodeJS.ErrnoException, socket: Socket): void => {
  const status = STATUS_OF_NO_HTTP[code] ?? 400;
  const headers = Object.entries({ ...ALWAYS, connection: 'close', 'content-length': '0' });
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers.map(([name, value]) => `${name}: ${value}`)];
  if (socket.writable && code !== 'ECONNRESET') {
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    // Somebody who does not hang up in turn would keep the line for ever, and the server from stopping.
    socket.destroySoon();
  } else socket.destroy();
};

/** The web app on a server that does not listen yet. */
export const createApp = async ({
  web,
  trustProxy = false,
  logger,
  share,
  hosts = new AllowedHosts(),
  requestMs = REQUEST_MS,
}: AppOptions): Promise<FastifyInstance> => {
  const app = Fastify({
    logger: logger ?? logTo('error'),
    logController: new AnswerLog(),
    trustProxy: trustProxy && onlyTheNearest,
    requestTimeout: requestMs,
    // Node exchanges the two where the time for the head is the longer one: a body would have that of the head, a minute.
    http: { headersTimeout: requestMs, requestTimeout: requestMs, connectionsCheckingInterval: requestMs / 10 },
    keepAliveTimeout: KEEP_ALIVE_MS,
    routerOptions: { maxParamLength: 64 },
    frameworkErrors: answerFault,
    clientErrorHandler: turnAway,
  });
  app.setErrorHandler(answerFault);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders(request));
    const fault = hosts.faultOf(request.raw);
    if (fault === undefined) return;
    const { status, words } = fault;
    return answer(request, reply, status, status === 400 ? 'message' : 'forbidden', words);
  });
  if (share) addFairShareHook(app, share);
  await serveWeb(app, web);
  return app;
};
