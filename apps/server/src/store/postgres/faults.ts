import { StoreFault } from '../store.ts';

/** The five characters by which PostgreSQL names what is wrong. */
const stateOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)
    ? error.code
    : undefined;

/** What ends a connection: of the network, of an administrator, of a time-out; or a server that may no longer be written. */
const ENDING = /^(08...|57P0[1-5]|25P0[34]|25006|53300)$/;
/** What another try may not meet again: races lost to a lock, time-outs, and what a full disk or memory refuses. */
const PASSING = /^(40001|40P01|55P03|57014|53...|58030)$/;

/** The connection is of no more use. */
export const endsConnection = (error: unknown): boolean => ENDING.test(stateOf(error) ?? '');

/** Waiting and trying again may help. */
export const mayPass = (error: unknown): boolean => error instanceof Unreachable || PASSING.test(stateOf(error) ?? '');

/** Nothing of it was done by the database, or it is not known what was. */
export class Unreachable extends StoreFault {}

const messageOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  // Several addresses of one name: each has failed.
  if (error instanceof AggregateError) return error.errors.map(messageOf).join(', ');
  return error.message.replaceAll(/\s+/g, ' ');
};

export const unreachable = (error: unknown, shown: string): Unreachable => {
  if (error instanceof Unreachable) return error;
  switch (stateOf(error)) {
    case '28P01':
    case '28000':
      return new Unreachable(
        `the database at ${shown} does not let us in (${messageOf(error)}); check user and password`,
        'the database does not let us in',
      );
    case '3D000':
      return new Unreachable(`there is no database at ${shown} (${messageOf(error)}); make it with createdb`);
    default:
      return new Unreachable(
        `the database at ${shown} cannot be used (${messageOf(error)})`,
        'the database cannot be reached',
      );
  }
};

/** What PostgreSQL complains about, in one line. What is no trouble with the server or its disk stays as it is: it is a bug. */
export const inWords = (error: unknown, shown: string): unknown => {
  const state = stateOf(error) ?? '';
  if (error instanceof StoreFault) return error;
  if (endsConnection(error)) return unreachable(error, shown);
  if (state === '53100') {
    return new StoreFault(`the disk of the database at ${shown} is full; make room`, 'the disk is full');
  }
  if (state === '58030') {
    return new StoreFault(
      `the disk of the database at ${shown} does not work (${messageOf(error)})`,
      'the disk does not work',
    );
  }
  if (state === 'XX001' || state === 'XX002') {
    return new StoreFault(`the database at ${shown} is damaged (${messageOf(error)})`, 'the database is damaged');
  }
  if (PASSING.test(state)) {
    return new StoreFault(`the database at ${shown} is too busy (${messageOf(error)})`, 'the database is too busy');
  }
  return error;
};
