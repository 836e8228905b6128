import { type FastifyReply, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import type { Config } from './config.ts';

/*
 * What a log may hold: when something was asked for, by which way, with what result, how long it took; that the server
 * starts and stops; and what failed, with the table it failed at. It holds no address, no query, no header and no body,
 * so no name, chat, code, token or cookie: whoever reads it learns nothing about people. docs/HOSTING.md promises this.
 */

/** Which way was taken, without what stands in its place: a table's name is its key. */
export const wayOf = (request: FastifyRequest): string => request.routeOptions.url ?? '*';

/** Asked every few seconds by programs that watch the server. */
const WATCHED: readonly string[] = ['/healthz', '/readyz', '/metrics'];

/** The parts of an error that our own code wrote; some libraries hang whole requests on theirs. */
const faultOf = (error: Error) => ({
  type: error.name,
  message: error.message,
  stack: error.stack ?? '',
  ...('code' in error && { code: String(error.code) }),
});

/** Never to be written, should somebody log a whole object one day. */
const SECRETS = ['password', 'token', 'cookie', 'authorization', 'code', 'entropy', 'seed', 'text', 'name', 'body'];

/** Lines of JSON on standard error. */
export const logTo = (
  level: Config['logLevel'],
  stream: { write(line: string): void } = process.stderr,
): Exclude<FastifyServerOptions['logger'], boolean | undefined> => ({
  level,
  stream,
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (label) => ({ level: label }) },
  serializers: {
    req: (request: FastifyRequest) => ({ method: request.method, url: wayOf(request) }),
    res: ({ statusCode }) => ({ ...(statusCode !== undefined && { statusCode }) }),
    err: faultOf,
  },
  redact: {
    paths: [...SECRETS, ...SECRETS.map((word) => `*.${word}`).filter((path) => path !== '*.code')],
    remove: true,
  },
});

/** One line for each answer, in place of what Fastify would write. */
export class AnswerLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const way = wayOf(request);
    const line = { method: request.method, way, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 };
    if (error) request.log.error({ ...line, err: error }, 'an answer failed');
    else if (WATCHED.includes(way)) request.log.debug(line, 'answered');
    else request.log.info(line, 'answered');
  }

  override routeNotFound(): void {}

  /** The reader went away. */
  override streamError(error: Error, request: FastifyRequest): void {
    request.log.debug({ err: error }, 'an answer was not read to its end');
  }
}
