import { inviteBody, lockBody, passwordBody } from '@wunderkammer/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BackUps } from '../admin/back-ups.ts';
import type { HostDoor } from '../admin/host-door.ts';
import type { Office } from '../admin/office.ts';
import type { Entrance } from '../people/entrance.ts';
import { Refusal } from '../refusal.ts';
import type { House } from '../table/house.ts';
import type { World } from '../world.ts';
import { apiScope, readBody } from './api-scope.ts';

export interface AdminRoutes {
  readonly world: World;
  readonly door: HostDoor;
  readonly office: Office;
  readonly house: House;
  readonly entrance: Entrance;
  readonly backUps: BackUps;
  readonly publicAddress?: string;
}

const DAY = 24 * 3600 * 1000;

const idIn = ({ params }: FastifyRequest): string => (params as { readonly id: string }).id;

/** `/api/admin…`: for whoever runs the house. To be registered as a scope of its own. */
export const adminRoutes = async (
  api: FastifyInstance,
  { world, door, office, house, entrance, backUps, publicAddress }: AdminRoutes,
): Promise<void> => {
  apiScope(api, publicAddress);

  api.post('/api/admin/enter', async (request, reply) => {
    const { password } = readBody(passwordBody, request.body);
    return reply.code(204).header('set-cookie', door.enter(request, password)).send();
  });

  api.post('/api/admin/leave', async (request, reply) =>
    reply.code(204).header('set-cookie', door.leave(request)).send(),
  );

  await api.register(async (inside) => {
    inside.addHook('onRequest', async (request) => door.pass(request));

    inside.get('/api/admin', () => office.figures());

    inside.get('/api/admin/tables', () => office.tables());

    inside.post('/api/admin/tables/:id/close', async (request, reply) => {
      await house.shut(idIn(request));
      return reply.code(204).send();
    });

    inside.post('/api/admin/tables/:id/accept', async (request) => ({ events: await house.accept(idIn(request)) }));

    inside.get('/api/admin/people', (request) => {
      const { find } = request.query as { readonly find?: unknown };
      return office.people(typeof find === 'string' ? find : '');
    });

    inside.delete('/api/admin/people/:id', async (request) => ({ tables: await office.remove(idIn(request)) }));

    inside.put('/api/admin/lock', async (request, reply) => {
      await entrance.lock(readBody(lockBody, request.body).locked);
      return reply.code(204).send();
    });

    inside.get('/api/admin/invitations', async () => ({ invitations: await entrance.invitations() }));

    inside.post('/api/admin/invitations', async (request, reply) => {
      const { label, uses, days } = readBody(inviteBody, request.body);
      const until = days === undefined ? undefined : world.now() + days * DAY;
      const code = await entrance.invite({ label, uses, ...(until !== undefined && { until }) });
      return reply.code(201).send({ code });
    });

    inside.delete('/api/admin/invitations/:id', async (request, reply) => {
      if (await entrance.revoke(idIn(request))) return reply.code(204).send();
      throw new Refusal('unknown', 'there is no such invitation any more');
    });

    inside.post('/api/admin/backups', async (_request, reply) => reply.code(201).send(await backUps.make()));

    inside.get('/api/admin/backup', async (_request, reply) => {
      const { stream, bytes } = await backUps.lend();
      return reply
        .type('application/vnd.sqlite3')
        .header('content-length', bytes)
        .header('content-disposition', `attachment; filename="${backUps.name()}.sqlite"`)
        .send(stream);
    });
  });
};
