import { StoreFault } from '../store.ts';

/** Where a database is: the same one on each of its hosts, of which one at a time can be written. */
export interface DatabaseAddress {
  /** For each host an address of its own. */
  readonly urls: readonly string[];
  /** For the one who runs the house: hosts and database, and no secret. */
  readonly shown: string;
}

const URL_PARTS = /^(postgres(?:ql)?:\/\/)(?:([^/?#]*)@)?([^/?#@]*)(\/[^?#]*)?(\?[^#]*)?$/;

/** Whether somebody means a database rather than a folder. */
export const isDatabaseUrl = (text: string): boolean => /^postgres(ql)?:\/\//.test(text);

export const DATABASE_EXAMPLE = 'postgres://user:password@host:5432/database';

/** Reads `postgres://user:password@host:port,other:port/database?sslmode=…`; no URL of the web has several hosts. */
export const readDatabaseUrl = (text: string): DatabaseAddress => {
  const [, scheme, login, hosts = '', path = '', query = ''] = URL_PARTS.exec(text) ?? [];
  const urls = hosts
    .split(',')
    .map((host) => `${scheme}${login === undefined ? '' : `${login}@`}${host}${path}${query}`);
  if (scheme === undefined || path.length < 2 || urls.some((url) => !URL.canParse(url))) {
    throw new StoreFault(`the address of the database must be as in ${DATABASE_EXAMPLE}`);
  }
  return { urls, shown: `${hosts}${path}` };
};
