import { createBody } from '@wunderkammer/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Authenticator } from '../auth/authenticator.ts';
import type { Sessions } from '../auth/sessions.ts';
import { addressKey } from '../limits/address-key.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import type { HouseLock } from '../people/house-lock.ts';
import { Refusal } from '../refusal.ts';
import type { House } from '../table/house.ts';
import { apiScope, readBody } from './api-scope.ts';

export interface TableRoutes {
  readonly house: House;
  readonly authenticator: Authenticator;
  readonly sessions: Sessions;
  readonly lock: HouseLock;
  readonly limits: RateLimits;
  readonly publicAddress?: string;
}

/** `/api/tables…` and the lists of tables: what needs no WebSocket. To be registered as a scope of its own. */
export const tableRoutes = async (
  api: FastifyInstance,
  { house, authenticator, sessions, lock, limits, publicAddress }: TableRoutes,
): Promise<void> => {
  apiScope(api, publicAddress);

  const tableIn = ({ params }: FastifyRequest): string => (params as { readonly id: string }).id;

  /** What the house has as JSON already. */
  const json = (reply: FastifyReply, text: string): FastifyReply =>
    reply.type('application/json; charset=utf-8').send(text);

  /** Whoever asks, known or not; in a locked house strangers are refused before anything is looked up. */
  const visitor = async (request: FastifyRequest): Promise<string | undefined> => {
    const person = (await authenticator.personOf(request))?.id;
    await lock.admit(person);
    return person;
  };

  api.get('/api/lobby', async (request, reply) => {
    await visitor(request);
    return json(reply, `{"tables":${await house.lobby()}}`);
  });

  api.get('/api/me/tables', async (request, reply) =>
    json(reply, `{"tables":${await house.mine((await authenticator.requirePerson(request)).id)}}`),
  );

  api.post('/api/tables', async (request, reply) => {
    const { setup, name, ...seating } = readBody(createBody, request.body);
    const { id } = await authenticator.requirePerson(request);
    limits.count('tables', id);
    limits.count('tablesByAddress', addressKey(request.ip));
    return reply.code(201).send({ table: await house.create(setup, id, name, seating) });
  });

  api.get('/api/tables/:id/record', async (request, reply) => {
    const person = await visitor(request);
    return json(reply, await house.record(tableIn(request), person));
  });

  api.post('/api/tables/:id/token', async (request) => {
    const { person, session } = await authenticator.requireIdentity(request);
    limits.count('changes', person.id);
    const id = tableIn(request);
    const table = await house.open(id);
    if (table?.state.seatOf(person.id) === undefined) throw new Refusal('forbidden', 'you have no seat there');
    return { token: sessions.tokenOf(await sessions.begin(person, {}, { table: id, asking: session.id })) };
  });
};
