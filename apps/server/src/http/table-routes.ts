import { createBody } from '@wunderkammer/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from '../people/address-key.ts';
import type { Door } from '../people/door.ts';
import type { Entrance } from '../people/entrance.ts';
import type { Limits } from '../people/limits.ts';
import type { Sessions } from '../people/sessions.ts';
import { Refusal } from '../refusal.ts';
import type { House } from '../table/house.ts';
import { apiScope, readBody } from './api-scope.ts';

export interface TableRoutes {
  readonly house: House;
  readonly door: Door;
  readonly sessions: Sessions;
  readonly entrance: Entrance;
  readonly limits: Limits;
  readonly publicAddress?: string;
}

/** `/api/tables…` and the lists of tables: what needs no open line. To be registered as a scope of its own. */
export const tableRoutes = async (
  api: FastifyInstance,
  { house, door, sessions, entrance, limits, publicAddress }: TableRoutes,
): Promise<void> => {
  apiScope(api, publicAddress);

  const tableIn = ({ params }: FastifyRequest): string => (params as { readonly id: string }).id;

  /** What the house has as JSON already. */
  const json = (reply: FastifyReply, text: string): FastifyReply =>
    reply.type('application/json; charset=utf-8').send(text);

  /** Whoever asks, known or not; in a locked house strangers are refused before anything is looked up. */
  const visitor = async (request: FastifyRequest): Promise<string | undefined> => {
    const person = (await door.whoIs(request))?.id;
    await entrance.admit(person);
    return person;
  };

  api.get('/api/lobby', async (request, reply) => {
    await visitor(request);
    return json(reply, `{"tables":${await house.lobby()}}`);
  });

  api.get('/api/me/tables', async (request, reply) =>
    json(reply, `{"tables":${await house.mine((await door.somebody(request)).id)}}`),
  );

  api.post('/api/tables', async (request, reply) => {
    const { setup, name } = readBody(createBody, request.body);
    const { id } = await door.somebody(request);
    limits.count('tables', id);
    limits.count('tablesByAddress', addressKey(request.ip));
    return reply.code(201).send({ table: await house.create(setup, id, name) });
  });

  api.get('/api/tables/:id/record', async (request, reply) => {
    const person = await visitor(request);
    return json(reply, await house.record(tableIn(request), person));
  });

  api.post('/api/tables/:id/token', async (request) => {
    const { person, session } = await door.somebodyBy(request);
    limits.count('changes', person.id);
    const id = tableIn(request);
    const table = await house.open(id);
    if (table?.state.seatOf(person.id) === undefined) throw new Refusal('forbidden', 'you have no seat there');
    return { token: sessions.tokenOf(await sessions.begin(person, {}, { table: id, asking: session.id })) };
  });
};
