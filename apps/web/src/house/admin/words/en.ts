import { plural } from '@wunderkammer/kernel';
import type { KeptTable } from '@wunderkammer/protocol';

const count = (n: number, one: string, other: string): string => `${n} ${plural('en', n, one, other)}`;

/** The texts for whoever runs the house in English; the other languages have the type of this file. */
const en = {
  title: 'Behind the scenes',
  lead: 'For whoever runs this house.',
  none: {
    title: 'Nothing to see from here',
    text: 'This house is run without these pages. Whoever starts its server opens them by setting ADMIN_PASSWORD.',
  },
  enter: {
    password: 'The house’s password',
    help: 'The one the server was started with, in ADMIN_PASSWORD.',
    go: 'Come in',
    wrong: 'This is not the password of the house.',
    missing: 'The password is missing.',
    plain: 'This page came over plain HTTP: others on the network could read the password.',
  },
  leave: 'Lock up and leave',
  figures: {
    title: 'The house now',
    playing: 'games in progress',
    waiting: 'tables waiting',
    over: 'finished',
    people: 'people',
    connections: 'connected',
    since: (when: string): string => `The server has been running since ${when}.`,
  },
  lock: {
    title: 'The door',
    open: 'Open: whoever has the address can come in with a name.',
    locked:
      'Locked: new people need an invitation; without one, nobody sees a table, not even the open ones. Those who are in stay in.',
    doLock: 'Lock the house',
    doOpen: 'Open the house',
  },
  invitations: {
    title: 'Invitations',
    text: 'While the house is locked, an invitation lets somebody in.',
    none: 'No invitation is open.',
    label: 'What it is for',
    labelHelp: 'Only you see this.',
    uses: 'For how many people',
    days: 'Good for',
    daysNames: { '1': '1 day', '7': '1 week', '30': '30 days', ever: 'no end date' },
    make: 'Make an invitation',
    made: 'Pass this on. It is shown only once.',
    code: 'Invitation code',
    left: (n: number): string => `for ${count(n, 'person', 'people')}`,
    until: (day: string): string => `until ${day}`,
    noEnd: 'no end date',
    nameless: 'without a note',
    revoke: 'Take back',
    revokeOf: (label: string): string => `Take back the invitation: ${label}`,
  },
  backUp: {
    title: 'Backup',
    text: 'A copy of everything, made while people play. It holds the secrets of the house: keep it where nobody else reads it.',
    take: 'Download a copy',
    put: 'Put a copy on the server',
    kept: (file: string, size: string): string => `Kept as ${file} (${size}), in the folder “backups” beside the data.`,
  },
  tables: {
    title: 'Tables',
    none: 'There is no table.',
    status: {
      waiting: 'not begun',
      playing: 'being played',
      over: 'finished',
      archived: 'put away',
    } satisfies Record<KeptTable['status'], string>,
    listed: 'among the open tables',
    inMemory: 'in use',
    touched: (when: string | undefined): string => (when === undefined ? 'active just now' : `last active ${when}`),
    nobody: 'nobody sits there',
    close: 'Close',
    closeOf: (game: string, names: string): string => `Close the table: ${game}, ${names}`,
    sure: (game: string, names: string): string =>
      `Close this table of ${game} (${names})? Its game ends without a result.`,
    more: 'There are more; only the latest are shown.',
    damaged: {
      title: 'Damaged tables',
      text: 'Part of these tables was lost, so nobody can play on there. Restore a backup, or accept on the command line what is left: wunderkammer admin accept <table>.',
      sound: (sound: number, total: number): string => `the first ${sound} of ${total} events are sound`,
    },
  },
  people: {
    title: 'People',
    find: 'Look for a name',
    go: 'Look',
    none: 'Nobody found.',
    line: (since: string, tables: number): string => `here since ${since}, at ${count(tables, 'table', 'tables')}`,
    remove: 'Remove',
    removeOf: (name: string): string => `Remove ${name}`,
    sure: (name: string): string =>
      `Remove ${name} and everything that is theirs? A bot takes their seats; their name and what they wrote disappear. This cannot be undone.`,
    removed: (name: string): string => `${name} has been removed.`,
    more: 'There are more; look for a name.',
  },
};

export type AdminWords = typeof en;
export default en;
