import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { People, Person } from '../people/people.ts';
import { Refusal } from '../refusal.ts';
import { tokenIn } from './cookies.ts';
import type { Session, Sessions } from './sessions.ts';

/** Somebody, and by which session. With `session.table` they may play at that table and do nothing else. */
export interface Identity {
  readonly person: Person;
  readonly session: Session;
}

/** Came over HTTPS. Fastify believes a proxy's word for it only if it was told to trust one (`trustProxy`). */
export const secureRequest = ({ protocol }: FastifyRequest): boolean => protocol === 'https';

/** The same for a WebSocket's upgrade, which Fastify does not see. */
export const secureUpgrade = ({ headers, socket }: IncomingMessage, trustProxy: boolean): boolean => {
  if ('encrypted' in socket) return true;
  const forwarded = trustProxy ? headers['x-forwarded-proto'] : undefined;
  // Each proxy adds what it saw at the end; the last one is the one that is trusted.
  return (
    String(forwarded ?? '')
      .split(',')
      .at(-1)!
      .trim() === 'https'
  );
};

interface Credentials {
  readonly authorization?: string | undefined;
  readonly cookie?: string | undefined;
}

/** A program's token goes before the cookie; a wrong one is not made good by a cookie. */
const tokenOf = ({ authorization, cookie }: Credentials, secure: boolean): string | undefined =>
  authorization === undefined ? tokenIn(cookie, secure) : /^Bearer ([\w.-]+)$/i.exec(authorization)?.[1];

/** Authenticates whoever comes, over HTTP or by a WebSocket. */
export class Authenticator {
  readonly #people: People;
  readonly #sessions: Sessions;

  constructor(people: People, sessions: Sessions) {
    this.#people = people;
    this.#sessions = sessions;
  }

  /** Whom a token stands for now; a program says its token in `hello`. */
  async identify(token: string | undefined): Promise<Identity | undefined> {
    const session = token === undefined ? undefined : await this.#sessions.find(token);
    if (!session) return undefined;
    const remembered = await this.#people.get(session.person);
    // A later epoch than the one remembered: another server raised it a moment ago.
    const outdated = remembered !== undefined && remembered.epoch < session.epoch;
    const person = outdated ? await this.#people.get(session.person, true) : remembered;
    return person?.epoch === session.epoch ? { person, session } : undefined;
  }

  /** Whether somebody who was known by this session still is, by the store. */
  async isStill({ person: { id }, session }: Identity): Promise<boolean> {
    const person = await this.#people.get(id, true);
    return person?.epoch === session.epoch && (await this.#sessions.goesOn(session.id));
  }

  /** Whoever asks over HTTP. A token for one table opens nothing here. */
  async authenticate(request: FastifyRequest): Promise<Identity | undefined> {
    const identity = await this.identify(tokenOf(request.headers, secureRequest(request)));
    return identity?.session.table === undefined ? identity : undefined;
  }

  async personOf(request: FastifyRequest): Promise<Person | undefined> {
    return (await this.authenticate(request))?.person;
  }

  /** Whoever asks over HTTP, who must be somebody, and by which session. */
  async requireIdentity(request: FastifyRequest): Promise<Identity> {
    const identity = await this.authenticate(request);
    if (!identity) throw new Refusal('unauthenticated', 'say who you are first');
    return identity;
  }

  async requirePerson(request: FastifyRequest): Promise<Person> {
    return (await this.requireIdentity(request)).person;
  }

  /** Whoever opens a WebSocket; `secure` by `secureUpgrade`. */
  authenticateUpgrade(headers: Credentials, secure: boolean): Promise<Identity | undefined> {
    return this.identify(tokenOf(headers, secure));
  }
}
