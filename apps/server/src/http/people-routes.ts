import { type House, loginBody, type Me, meBody, type OpenSession, PROTOCOL, pushBody } from '@wunderkammer/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Authenticator, type Identity, secureRequest } from '../auth/authenticator.ts';
import { endedCookie, sessionCookie } from '../auth/cookies.ts';
import { deviceOf } from '../auth/device.ts';
import type { Session, Sessions } from '../auth/sessions.ts';
import { addressKey } from '../limits/address-key.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import type { HouseLock } from '../people/house-lock.ts';
import type { People, Person } from '../people/people.ts';
import type { Push } from '../push/push.ts';
import { Refusal } from '../refusal.ts';
import { apiScope, readBody } from './api-scope.ts';

export interface PeopleRoutes {
  readonly people: People;
  readonly sessions: Sessions;
  readonly lock: HouseLock;
  readonly authenticator: Authenticator;
  readonly limits: RateLimits;
  /** Undefined: this house sends no notifications. */
  readonly push: Push | undefined;
  /** Where people open the house, if it is not the host that requests name: `https://games.example`. */
  readonly publicAddress?: string;
  /** Whom visitors may write to. */
  readonly contact?: string | undefined;
}

/** `/api/house` and `/api/me…`: who one is here. To be registered as a scope of its own. */
export const peopleRoutes = async (api: FastifyInstance, house: PeopleRoutes): Promise<void> => {
  const { people, sessions, lock, authenticator, limits, push, contact } = house;
  apiScope(api, house.publicAddress);

  const meOf = ({ id, name, language, recovery }: Person): Me => ({
    id,
    name,
    language,
    recovery,
    ...(push && { pushKey: push.publicKey }),
  });

  const setCookie = (request: FastifyRequest, reply: FastifyReply, token: string): void => {
    reply.header('set-cookie', sessionCookie(token, secureRequest(request)));
  };

  const welcome = (request: FastifyRequest, reply: FastifyReply, person: Person, session: Session) => {
    const token = sessions.tokenOf(session);
    // A program has its token, and no jar for cookies.
    if (request.headers.authorization === undefined) setCookie(request, reply, token);
    return { me: meOf(person), token };
  };

  const begin = ({ headers }: FastifyRequest, person: Person): Promise<Session> =>
    sessions.begin(person, deviceOf(headers['user-agent']));

  api.get('/api/house', async (request, reply): Promise<House> => {
    const known = { protocol: PROTOCOL, locked: await lock.isLocked(), ...(contact !== undefined && { contact }) };
    const identity = await authenticator.authenticate(request);
    if (!identity) return { ...known, me: null };
    const { person, session } = identity;
    if (!sessions.isOld(session)) return { ...known, me: meOf(person) };
    await sessions.renew(session);
    return { ...known, me: welcome(request, reply, await people.stay(person.id), session).me };
  });

  /** Wrong invitations count as wrong codes; those who come without one in an open house count as new people. */
  const create = async (request: FastifyRequest, body: ReturnType<typeof readMe>): Promise<Person> => {
    const address = addressKey(request.ip);
    limits.count('people', address);
    limits.count('peopleOverall');
    if (body.invitation === undefined) return people.create(body.name, body.language);
    limits.count('codes', address);
    const person = await people.create(body.name, body.language, body.invitation);
    limits.uncount('codes', address);
    return person;
  };

  api.post('/api/me', async (request, reply) => {
    const body = readMe(request.body);
    const known = await authenticator.authenticate(request);
    if (known) {
      const { id } = known.person;
      limits.count('changes', id);
      return welcome(request, reply, await people.rename(id, body.name, body.language), known.session);
    }
    // A program whose token is over would not notice that it became somebody else.
    if (request.headers.authorization !== undefined) await authenticator.requirePerson(request);
    const person = await create(request, body);
    return welcome(request, reply, person, await begin(request, person));
  });

  api.post('/api/me/logout', async (request, reply) => {
    const known = await authenticator.authenticate(request);
    if (known) await sessions.end(known.person.id, known.session.id);
    return reply
      .code(204)
      .header('set-cookie', endedCookie(secureRequest(request)))
      .send();
  });

  api.get('/api/me/sessions', async (request): Promise<{ readonly sessions: readonly OpenSession[] }> => {
    const { person, session } = await authenticator.requireIdentity(request);
    const all = await sessions.list(person.id);
    return { sessions: all.map((one) => shownSession(one, one.id === session.id)) };
  });

  api.delete('/api/me/sessions/:id', async (request, reply) => {
    const { person, session } = await authenticator.requireIdentity(request);
    const { id } = request.params as { readonly id: string };
    if (!(await sessions.end(person.id, id))) throw new Refusal('unknown', 'there is no such session any more');
    if (id === session.id) reply.header('set-cookie', endedCookie(secureRequest(request)));
    return reply.code(204).send();
  });

  api.delete('/api/me', async (request, reply) => {
    const { id } = await authenticator.requirePerson(request);
    await people.remove(id);
    return reply
      .code(204)
      .header('set-cookie', endedCookie(secureRequest(request)))
      .send();
  });

  api.post('/api/me/code', async (request) => {
    const { id } = await authenticator.requirePerson(request);
    limits.count('changes', id);
    return people.oneTimeCode(id);
  });

  api.post('/api/me/recovery', async (request) => {
    const { id } = await authenticator.requirePerson(request);
    limits.count('changes', id);
    return { code: await people.recoveryCode(id) };
  });

  api.post('/api/me/login', async (request, reply) => {
    const { code, replace } = readBody(loginBody, request.body);
    const known = await authenticator.authenticate(request);
    // Before the code is tried: it may be good for once only.
    if (known && replace !== true) {
      throw new Refusal(
        'not-now',
        'you are somebody here already; to become somebody else instead, say "replace": true',
      );
    }
    const address = addressKey(request.ip);
    // Counted before it is tried, so that a thousand guesses at the same moment are a thousand, too.
    limits.count('codes', address);
    // A recovery code cannot be guessed: those who guess the short ones must not close this way to everybody.
    const guessable = !people.isRecoveryCode(code);
    if (guessable) limits.count('codesOverall');
    const person = await people.enter(code);
    limits.uncount('codes', address);
    if (guessable) limits.uncount('codesOverall');
    const session = await begin(request, person);
    if (known) await sessions.end(known.person.id, known.session.id);
    return welcome(request, reply, person, session);
  });

  const somebodyWithPush = async (request: FastifyRequest): Promise<Identity & { readonly push: Push }> => {
    const identity = await authenticator.requireIdentity(request);
    if (!push) throw new Refusal('unknown', 'this house sends no notifications');
    limits.count('changes', identity.person.id);
    return { ...identity, push };
  };

  api.put('/api/me/push', async (request, reply) => {
    const body = readBody(pushBody, request.body);
    const { session, push } = await somebodyWithPush(request);
    await push.subscribe(session, body);
    return reply.code(204).send();
  });

  api.delete('/api/me/push', async (request, reply) => {
    const said = request.body as { readonly endpoint?: unknown } | null | undefined;
    const endpoint = readBody(pushBody.shape.endpoint, said?.endpoint);
    const { person, push } = await somebodyWithPush(request);
    await push.unsubscribe(person.id, endpoint);
    return reply.code(204).send();
  });
};

const shownSession = ({ id, made, seen, browser, system, table }: Session, current: boolean): OpenSession => ({
  id,
  made,
  seen,
  ...(browser !== undefined && { browser }),
  ...(system !== undefined && { system }),
  ...(table !== undefined && { table }),
  current,
});

const readMe = (body: unknown) => readBody(meBody, body);
