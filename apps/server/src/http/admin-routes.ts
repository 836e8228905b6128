import { adminLoginBody, inviteBody, lockBody } from '@wunderkammer/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AdminAuth } from '../admin/admin-auth.ts';
import type { Administration } from '../admin/administration.ts';
import type { Backups } from '../admin/backups.ts';
import type { HouseLock } from '../people/house-lock.ts';
import type { Invitations } from '../people/invitations.ts';
import { Refusal } from '../refusal.ts';
import type { House } from '../table/house.ts';
import type { World } from '../world.ts';
import { apiScope, readBody } from './api-scope.ts';

export interface AdminRoutes {
  readonly world: World;
  readonly auth: AdminAuth;
  readonly administration: Administration;
  readonly house: House;
  readonly lock: HouseLock;
  readonly invitations: Invitations;
  readonly backups: Backups;
  readonly publicAddress?: string;
}

const DAY = 24 * 3600 * 1000;

const idIn = ({ params }: FastifyRequest): string => (params as { readonly id: string }).id;

/** `/api/admin…`: for whoever runs the house. To be registered as a scope of its own. */
export const adminRoutes = async (
  api: FastifyInstance,
  { world, auth, administration, house, lock, invitations, backups, publicAddress }: AdminRoutes,
): Promise<void> => {
  apiScope(api, publicAddress);

  api.post('/api/admin/login', async (request, reply) => {
    const { password } = readBody(adminLoginBody, request.body);
    return reply.code(204).header('set-cookie', auth.logIn(request, password)).send();
  });

  api.post('/api/admin/logout', async (request, reply) =>
    reply.code(204).header('set-cookie', auth.logOut(request)).send(),
  );

  await api.register(async (inside) => {
    inside.addHook('onRequest', async (request) => auth.require(request));

    inside.get('/api/admin', () => administration.figures());

    inside.get('/api/admin/tables', () => administration.tables());

    inside.post('/api/admin/tables/:id/close', async (request, reply) => {
      await house.shut(idIn(request));
      return reply.code(204).send();
    });

    inside.post('/api/admin/tables/:id/accept', async (request) => ({ events: await house.accept(idIn(request)) }));

    inside.get('/api/admin/people', (request) => {
      const { find } = request.query as { readonly find?: unknown };
      return administration.people(typeof find === 'string' ? find : '');
    });

    inside.delete('/api/admin/people/:id', async (request) => ({ tables: await administration.remove(idIn(request)) }));

    inside.put('/api/admin/lock', async (request, reply) => {
      await lock.set(readBody(lockBody, request.body).locked);
      return reply.code(204).send();
    });

    inside.get('/api/admin/invitations', async () => ({ invitations: await invitations.list() }));

    inside.post('/api/admin/invitations', async (request, reply) => {
      const { label, uses, days } = readBody(inviteBody, request.body);
      const until = days === undefined ? undefined : world.now() + days * DAY;
      const code = await invitations.create({ label, uses, ...(until !== undefined && { until }) });
      return reply.code(201).send({ code });
    });

    inside.delete('/api/admin/invitations/:id', async (request, reply) => {
      if (await invitations.revoke(idIn(request))) return reply.code(204).send();
      throw new Refusal('unknown', 'there is no such invitation any more');
    });

    inside.post('/api/admin/backups', async (_request, reply) => reply.code(201).send(await backups.make()));

    inside.get('/api/admin/backup', async (_request, reply) => {
      const { stream, bytes } = await backups.lend();
      return reply
        .type('application/vnd.sqlite3')
        .header('content-length', bytes)
        .header('content-disposition', `attachment; filename="${backups.name()}.sqlite"`)
        .send(stream);
    });
  });
};
