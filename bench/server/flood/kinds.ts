/** What a flood is made of. All of it is within the limits: so many lines of one address, so many messages a second each. */
export const LINES = 60;
export const RATE = 19;

/** Where a line of the flood sits, and what it can ask for. */
export interface Spot {
  /** The long public table. */
  readonly long: string;
  readonly steps: number;
  /** A game of its own, which waits for somebody's decision; only lines with a name have one. */
  readonly own: string;
  readonly seat: number;
}

export interface Kind {
  readonly name: string;
  /** Said with a name, at a table of one's own; otherwise by strangers. */
  readonly named?: true;
  /** The message number so many of a line; or the path of an HTTP request, which begins with a slash. */
  readonly message: (count: number, spot: Spot) => object | string;
}

const id = (count: number): string => `f${count}`;

export const PING: Kind = { name: 'ping', message: () => ({ t: 'ping' }) };

/** Every kind of message, in the form that costs the most. */
export const KINDS: readonly Kind[] = [
  { name: 'open a long table', message: (_, { long }) => ({ t: 'open', table: long }) },
  {
    name: 'open it, leave it',
    message: (count, { long }) => ({ t: count % 2 === 0 ? 'open' : 'leave', table: long }),
  },
  {
    name: 'open it from the middle',
    message: (count, { long, steps }) => ({ t: 'open', table: long, since: { steps: (count * 7) % steps, chat: 0 } }),
  },
  {
    name: 'open what is not there',
    message: (count) => ({ t: 'open', table: `x${100_000_000_000 + count}`.slice(0, 12) }),
  },
  { name: 'open as a player', named: true, message: (_, { own }) => ({ t: 'open', table: own }) },
  { name: 'list lobby', message: () => ({ t: 'list', what: 'lobby', on: true }) },
  { name: 'list lobby, on and off', message: (count) => ({ t: 'list', what: 'lobby', on: count % 2 === 0 }) },
  { name: 'list mine', named: true, message: () => ({ t: 'list', what: 'mine', on: true }) },
  { name: 'hello again', message: () => ({ t: 'hello', protocol: 1 }) },
  {
    name: 'mark',
    named: true,
    message: (count, { own }) => ({
      t: 'mark',
      id: id(count),
      table: own,
      marks: Object.fromEntries(
        Array.from({ length: 50 }, (_, mark) => [
          `${(count * 50 + mark) % 600}`.padEnd(64, 'k'),
          `${count}`.padEnd(64, 'v'),
        ]),
      ),
    }),
  },
  { name: 'legal', named: true, message: (count, { own }) => ({ t: 'legal', id: id(count), table: own }) },
  {
    name: 'why',
    named: true,
    message: (count, { own, seat }) => ({ t: 'why', id: id(count), table: own, step: { by: seat, type: 'throw' } }),
  },
  {
    name: 'do play, refused',
    named: true,
    message: (count, { own, seat }) => ({
      t: 'do',
      id: id(count),
      table: own,
      do: { type: 'play', after: 1_000_000, step: { by: seat, type: 'pass', nonsense: count } },
    }),
  },
  {
    name: 'do say',
    named: true,
    message: (count, { own }) => ({
      t: 'do',
      id: id(count),
      table: own,
      do: { type: 'say', text: `${count} ${'word '.repeat(75)}` },
    }),
  },
  {
    name: 'do end',
    named: true,
    message: (count, { own }) => ({ t: 'do', id: id(count), table: own, do: { type: 'end', agree: false } }),
  },
  {
    name: 'do, as a stranger',
    message: (count, { long }) => ({ t: 'do', id: id(count), table: long, do: { type: 'start' } }),
  },
  { name: 'what is none of these', message: (count) => ({ t: 'do', id: id(count), do: { junk: 'x'.repeat(8_000) } }) },
  { name: 'GET /api/lobby', message: () => '/api/lobby' },
  { name: 'GET the record of a game', message: (_, { long }) => `/api/tables/${long}/record` },
  { name: 'GET /', message: () => '/' },
];
