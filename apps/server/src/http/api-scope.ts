import type { Code, ErrorAnswer } from '@wunderkammer/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { secureRequest } from '../auth/authenticator.ts';
import { TooManyRequests } from '../limits/rate-limits.ts';
import { Refusal } from '../refusal.ts';
import { StoreFault } from '../store/store.ts';
import { isAllowedOrigin } from './csrf.ts';

const BODY_LIMIT = 4_096;

const STATUS: Readonly<Record<Code, number>> = {
  message: 400,
  protocol: 400,
  unauthenticated: 401,
  forbidden: 403,
  code: 403,
  locked: 403,
  unknown: 404,
  'not-now': 409,
  taken: 409,
  stale: 409,
  rule: 422,
  options: 422,
  full: 409,
  damaged: 409,
  'rate-limited': 429,
  internal: 500,
  unavailable: 503,
};

const answer = (reply: FastifyReply, status: number, code: Code, message: string): FastifyReply => {
  const body: ErrorAnswer = { code, message };
  return reply.code(status).send(body);
};

/** Fastify's own complaints about a request have a status of the 400s: too large, no JSON, another type. */
const statusOf = (error: unknown): number =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;

const onError = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  if (error instanceof TooManyRequests) reply.header('retry-after', error.seconds);
  if (error instanceof Refusal) return answer(reply, STATUS[error.code], error.code, error.message);
  const status = statusOf(error);
  if (status >= 400 && status < 500) return answer(reply, status, 'message', 'this request cannot be read');
  // Told by whoever watches the store: once, not for each answer.
  if (error instanceof StoreFault) return answer(reply, 503, 'unavailable', 'it was not done; try again in a while');
  request.log.error(error);
  return answer(reply, 500, 'internal', 'our own mistake; nothing was done');
};

const SAFE_METHODS: readonly string[] = ['GET', 'HEAD'];

const mayChange = (request: FastifyRequest, publicAddress: string | undefined): boolean => {
  const { origin, cookie, authorization } = request.headers;
  const secure = secureRequest(request);
  const asking = {
    origin,
    host: request.host,
    secure,
    cookie: cookie !== undefined,
    bearer: authorization !== undefined,
  };
  return isAllowedOrigin(asking, publicAddress);
};

/**
 * Makes a scope of Fastify into one of the HTTP interface: JSON of a few kilobytes, nothing cached, no change asked for by
 * another site's page, and every fault answered by `{code, message}`.
 */
export const apiScope = (api: FastifyInstance, publicAddress?: string): void => {
  api.addHook('onRoute', (route) => {
    route.bodyLimit ??= BODY_LIMIT;
  });
  api.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!SAFE_METHODS.includes(request.method) && !mayChange(request, publicAddress)) {
      throw new Refusal('forbidden', 'this was asked for by the page of another site');
    }
  });
  api.removeAllContentTypeParsers();
  const parseJson = api.getDefaultJsonParser('error', 'error');
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    // Where there is nothing to say, some programs still announce JSON.
    if (body === '') done(null, undefined);
    else parseJson(request, body, done);
  });
  api.setErrorHandler(onError);
};

/** A schema of the protocol. */
interface Schema<T> {
  safeParse(
    value: unknown,
  ):
    | { readonly success: true; readonly data: T }
    | { readonly success: false; readonly error: { readonly issues: readonly { readonly path: PropertyKey[] }[] } };
}

/** The body as the protocol wants it, or a refusal that says where it is not. */
export const readBody = <T>(schema: Schema<T>, body: unknown): T => {
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  const place = read.error.issues[0]?.path.join('.');
  throw new Refusal('message', place ? `"${place}" is not what it should be` : 'the body is not what it should be');
};

/** Whatever else is asked for under this address. */
export const nowhere = async (api: FastifyInstance): Promise<void> => {
  apiScope(api);
  api.all('/*', async () => {
    throw new Refusal('unknown', 'there is nothing at this address');
  });
};
