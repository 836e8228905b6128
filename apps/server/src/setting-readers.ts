import { wrongCall } from './failure.ts';
import { KNOWN_SERVICES, type Reach } from './push/services.ts';
import { DATABASE_EXAMPLE, readDatabaseUrl } from './store/postgres/database-url.ts';

const EITHER = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** Makes a setting from what somebody wrote, or says in one line what is wrong; `said` is where it was written. */
export type Reader<T> = (text: string, said: string) => T;

export const wholeFrom =
  (least: number, most: number): Reader<number> =>
  (text, said) => {
    const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    throw wrongCall(`${said} must be a whole number from ${least} to ${most}, not "${text}"`);
  };

export const anyText: Reader<string> = (text) => text;

export const oneOf =
  <const Word extends string>(...words: readonly Word[]): Reader<Word> =>
  (text, said) => {
    const word = words.find((known) => known === text);
    if (word !== undefined) return word;
    throw wrongCall(`${said} must be ${EITHER.format(words)}, not "${text}"`);
  };

export const yesOrNo: Reader<boolean> = (text, said) => oneOf('yes', 'no')(text, said) === 'yes';

export const webAddress: Reader<string> = (text, said) => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url !== undefined && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search) return url.origin;
  throw wrongCall(`${said} must be an address such as https://games.example, not "${text}"`);
};

/** Names of hosts by commas, as they stand in an address: without its scheme and its port. */
export const hostNames: Reader<readonly string[]> = (text, said) => {
  const names = text.split(',').map((name) => name.trim().toLowerCase());
  const wrong = names.find((name) => !/^([a-z0-9_-]+\.)*[a-z0-9_-]+$/.test(name));
  if (wrong === undefined) return names;
  throw wrongCall(`${said} must list names such as games.example, separated by commas, not "${wrong}"`);
};

/** Names of hosts by commas; `known` stands for the push services of today's browsers, `none` for no notifications at all. */
export const pushServices: Reader<Reach> = (text, said) => {
  if (text === 'none') return { services: [], trusted: [] };
  const names = text.split(',').map((name) => name.trim());
  const isOrigin = (name: string): boolean => /^https?:\/\//.test(name);
  const wrong = names.find((name) =>
    isOrigin(name)
      ? !URL.canParse(name) || new URL(name).origin !== name
      : name !== 'known' && !/^(\*\.)?([a-z0-9-]+\.)+[a-z0-9-]+$/.test(name),
  );
  if (wrong !== undefined) {
    throw wrongCall(
      `${said} must list hosts such as push.example or *.push.example, separated by commas, not "${wrong}"`,
    );
  }
  return {
    services: names.flatMap((name) => (name === 'known' ? KNOWN_SERVICES : isOrigin(name) ? [] : [name])),
    trusted: names.filter(isOrigin),
  };
};

export const contact: Reader<string> = (text, said) => {
  if (/^mailto:[^\s@]+@[^\s@]+$/.test(text) || (/^https:\/\/./.test(text) && URL.canParse(text))) return text;
  throw wrongCall(`${said} must be a mailto: or https: address, not "${text}"`);
};

/** Where visitors may write to: a bare mail address, or an address of the web. As a link. */
export const visitorsContact: Reader<string> = (text, said) => {
  if (/^(mailto:)?[^\s@:/]+@[^\s@]+$/.test(text)) return `mailto:${text.replace('mailto:', '')}`;
  if (/^https?:\/\/./.test(text) && URL.canParse(text)) return text;
  throw wrongCall(`${said} must be a mail address or an http(s): address, not "${text}"`);
};

/** Addresses that may have a password in them are not repeated: they would stand in a log. */
export const databaseUrl: Reader<string> = (text, said) => {
  try {
    readDatabaseUrl(text);
    return text;
  } catch {
    throw wrongCall(`${said} must be an address such as ${DATABASE_EXAMPLE}`);
  }
};

export const natsUrl: Reader<string> = (text, said) => {
  if (/^(nats|tls):\/\/[^/]+\/?$/.test(text)) return text;
  throw wrongCall(`${said} must be an address such as nats://host:4222`);
};

/** What is secret is never repeated in a message: it would stand in a log. */
export const secretOf =
  (least: number, most: number): Reader<string> =>
  (text, said) => {
    const length = [...text].length;
    if (length >= least && length <= most) return text;
    throw wrongCall(`${said} must have ${least} to ${most} characters, not ${length}`);
  };

export const tokenOf =
  (least: number, most: number): Reader<string> =>
  (text, said) => {
    if (/^[\w.~+/=-]+$/.test(text)) return secretOf(least, most)(text, said);
    throw wrongCall(`${said} must have letters, digits and -._~+/= only`);
  };
