import type { ClientMessage, Code } from '@wunderkammer/protocol';
import { retryDelay } from './back-off.ts';
import type { Environment } from './environment.ts';

/** Where requests are sent from. */
export interface RequestSender extends Pick<Environment, 'after' | 'random' | 'newId'> {
  /** The house has opened this table for the connection that is up now: things can be asked there. */
  readonly isOpen: (table: string) => boolean;
  readonly send: (message: ClientMessage) => void;
}

/** What the house could not do just then, or was asked for too often, is asked again a few times. */
const FOR_NOW: ReadonlySet<Code> = new Set(['unavailable', 'rate-limited']);
const TRIES = 4;

/** How long to wait until something is asked again that was refused so many times; undefined: it is refused for good. */
export const retryAfter = (code: Code, refusals: number, { random }: RequestSender): number | undefined =>
  FOR_NOW.has(code) && refusals < TRIES ? retryDelay(refusals, random) : undefined;
