import type { FastifyInstance } from 'fastify';
import { addressKey } from '../limits/address-key.ts';
import type { FairShare } from '../limits/fair-share.ts';
import { TooManyRequests } from '../limits/rate-limits.ts';
import { wayOf } from '../log.ts';

/** What one request costs, about: a file or a small answer. */
const REQUEST_MS = 0.3;
/** When to come back if too many of the same address are waiting. */
const COME_BACK_MS = 1_000;
/** Whoever watches over the server must see how it is, above all when it is busy. */
const ALWAYS: readonly string[] = ['/healthz', '/readyz', '/metrics'];

/** Those who ask by HTTP take turns with everybody else: an address that asks for a lot waits while others want something. */
export const addFairShareHook = (app: FastifyInstance, share: FairShare): void => {
  app.addHook('onRequest', async (request) => {
    if (ALWAYS.includes(wayOf(request))) return;
    const visitor = share.visitor(addressKey(request.ip));
    if (!(await visitor.turn())) throw new TooManyRequests(COME_BACK_MS);
    visitor.charge(REQUEST_MS);
  });
};
