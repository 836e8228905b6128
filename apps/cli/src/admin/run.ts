import {
  acceptedAnswer,
  figures,
  invitations,
  inviteAnswer,
  type KeptTable,
  keptTables,
  knownPeople,
  removedAnswer,
} from '@wunderkammer/protocol';
import { type Call, readCall, wholeFlag } from '../arguments.ts';
import { wrongCall } from '../failure.ts';
import { Output } from '../output.ts';
import { AdminClient, houseAt } from './admin-client.ts';
import { inColumns, moment } from './columns.ts';
import { downloadBackup } from './download-backup.ts';
import { runMove } from './move.ts';
import { adminPassword } from './password.ts';

/** One thing the host can do: what it needs, and the lines it prints. */
interface Task {
  /** What the word after it stands for, if there is one. */
  readonly word?: string;
  readonly optional?: true;
  readonly flags?: readonly string[];
  run(client: AdminClient, word: string, call: Call): Promise<readonly string[]>;
}

const namesOf = ({ seats }: KeptTable): string =>
  seats.map(({ kind, name }) => (kind === 'open' ? '–' : kind === 'bot' ? `${name} (bot)` : name)).join(', ');

const andMore = (more: boolean): readonly string[] => (more ? ['… and more'] : []);

const TASKS: Readonly<Record<string, Task>> = {
  status: {
    async run(client) {
      const { locked, tables, tablesInMemory, damaged, connections, people, since } = await client.get('', figures);
      return [
        `the house is ${locked ? 'locked: new people need an invitation' : 'open to everybody'}`,
        `tables       ${Object.entries(tables)
          .map(([status, count]) => `${count} ${status}`)
          .join(', ')}; ${tablesInMemory} in memory`,
        ...damaged.map(
          ({ table, sound, told }) => `set aside    ${table}: the first ${sound} of ${told} events are sound`,
        ),
        `people       ${people}`,
        `connections  ${connections}`,
        `running      since ${moment(since)}`,
      ];
    },
  },
  tables: {
    async run(client) {
      const { tables, more } = await client.get('/tables', keptTables);
      const rows = tables.map((table) => [
        table.table,
        table.game,
        table.status + (table.inMemory ? '*' : ''),
        moment(table.touched),
        namesOf(table),
      ]);
      return [...inColumns(['table', 'game', 'status', 'last touched', 'who'], rows), ...andMore(more)];
    },
  },
  close: {
    word: 'TABLE',
    async run(client, table) {
      await client.send('POST', `/tables/${encodeURIComponent(table)}/close`);
      return [`table ${table} is closed`];
    },
  },
  accept: {
    word: 'TABLE',
    async run(client, table) {
      const path = `/tables/${encodeURIComponent(table)}/accept`;
      const { events } = await client.change('POST', path, acceptedAnswer);
      return [
        events === 0
          ? `nothing was left of table ${table}; it is gone`
          : `table ${table} goes on from its event ${events}`,
      ];
    },
  },
  people: {
    word: 'WORDS',
    optional: true,
    async run(client, words) {
      const { people, more } = await client.get(`/people?find=${encodeURIComponent(words)}`, knownPeople);
      const rows = people.map(({ id, name, made, tables }) => [id, moment(made), String(tables), name]);
      return [...inColumns(['person', 'here since', 'tables', 'name'], rows), ...andMore(more)];
    },
  },
  remove: {
    word: 'PERSON',
    async run(client, person) {
      const path = `/people/${encodeURIComponent(person)}`;
      const { tables } = await client.change('DELETE', path, removedAnswer);
      return [`person ${person} is removed, and blanked at ${tables} tables`];
    },
  },
  lock: {
    async run(client) {
      await client.send('PUT', '/lock', { locked: true });
      return ['the house is locked: new people need an invitation'];
    },
  },
  unlock: {
    async run(client) {
      await client.send('PUT', '/lock', { locked: false });
      return ['the house is open to everybody'];
    },
  },
  invite: {
    flags: ['uses', 'label', 'days'],
    async run(client, _word, call) {
      const uses = wholeFlag(call, 'uses', { min: 1, max: 10_000 }) ?? 1;
      const days = wholeFlag(call, 'days', { min: 1, max: 3650 });
      const label = call.flags['label'] ?? '';
      const body = { label, uses, ...(days !== undefined && { days }) };
      return [(await client.change('POST', '/invitations', inviteAnswer, body)).code];
    },
  },
  invitations: {
    async run(client) {
      const { invitations: open } = await client.get('/invitations', invitations);
      const rows = open.map(({ id, label, left, until }) => [
        id,
        String(left),
        until === undefined ? 'no end' : moment(until),
        label,
      ]);
      return inColumns(['invitation', 'people', 'until', 'label'], rows);
    },
  },
  revoke: {
    word: 'INVITATION',
    async run(client, invitation) {
      await client.send('DELETE', `/invitations/${encodeURIComponent(invitation)}`);
      return ['the invitation is taken back'];
    },
  },
  backup: {
    word: 'FILE',
    async run(client, file) {
      return [`${file}: ${await downloadBackup(client, file)} bytes`];
    },
  },
};

/** `wunderkammer admin …`: finds the task, asks for the password, prints what came of it. */
export const runAdmin = async ([what, ...args]: readonly string[], defaultUrl: string): Promise<0 | 1> => {
  if (what === 'move') return runMove(args);
  const task = what === undefined ? undefined : TASKS[what];
  if (task === undefined) {
    const known = [...Object.keys(TASKS), 'move'].join(', ');
    throw wrongCall(what === undefined ? `admin what? ${known}` : `there is no admin ${what}; there is ${known}`);
  }
  const { word, optional, flags = [] } = task;
  const call = readCall(args, ['url', ...flags], { words: word === undefined ? 0 : 1 });
  const given = call.positionals[0] ?? '';
  if (word !== undefined && !optional && given === '') throw wrongCall(`admin ${what} needs a ${word}`);
  const url = houseAt(call.flags['url'] ?? defaultUrl);
  const output = new Output();
  for (const line of await task.run(new AdminClient(url, await adminPassword()), given, call)) await output.line(line);
  await output.close();
  return 0;
};
