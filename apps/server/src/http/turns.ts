import type { FastifyInstance } from 'fastify';
import { wayOf } from '../log.ts';
import { addressKey } from '../people/address-key.ts';
import { TooOften } from '../people/limits.ts';
import type { FairShare } from '../work/fair-share.ts';

/** What one request costs, about: a file or a small answer. */
const REQUEST_MS = 0.3;
/** When to come back if too many of the same address are waiting. */
const COME_BACK_MS = 1_000;
/** Whoever watches over the server must see how it is, above all when it is busy. */
const ALWAYS: readonly string[] = ['/healthz', '/readyz', '/metrics'];

/** Those who ask by HTTP take turns with everybody else: an address that asks for a lot waits while others want something. */
export const takeTurns = (app: FastifyInstance, share: FairShare): void => {
  app.addHook('onRequest', async (request) => {
    if (ALWAYS.includes(wayOf(request))) return;
    const visitor = share.visitor(addressKey(request.ip));
    if (!(await visitor.turn())) throw new TooOften(COME_BACK_MS);
    visitor.charge(REQUEST_MS);
  });
};
