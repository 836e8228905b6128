import {
  figures,
  invitations,
  inviteAnswer,
  type KeptTable,
  keptTables,
  knownPeople,
  removedAnswer,
} from '@wunderkammer/protocol';
import { inColumns, moment } from '../admin/columns.ts';
import { HostLine, houseAt } from '../admin/host-line.ts';
import { hostPassword } from '../admin/password.ts';
import { takeBackUp } from '../admin/take-back-up.ts';
import { type Call, readCall, wholeFlag } from '../arguments.ts';
import { wrongCall } from '../failure.ts';
import { Output } from '../output.ts';
import type { Command } from './command.ts';

const DEFAULT_URL = 'http://localhost:8484';

/** One thing the host can do: what it needs, and the lines it prints. */
interface Task {
  /** What the word after it stands for, if there is one. */
  readonly word?: string;
  readonly optional?: true;
  readonly flags?: readonly string[];
  run(line: HostLine, word: string, call: Call): Promise<readonly string[]>;
}

const namesOf = ({ seats }: KeptTable): string =>
  seats.map(({ kind, name }) => (kind === 'open' ? '–' : kind === 'bot' ? `${name} (bot)` : name)).join(', ');

const andMore = (more: boolean): readonly string[] => (more ? ['… and more'] : []);

const TASKS: Readonly<Record<string, Task>> = {
  status: {
    async run(line) {
      const { locked, tables, tablesInMemory, connections, people, since } = await line.get('', figures);
      return [
        `the house is ${locked ? 'locked: new people need an invitation' : 'open to everybody'}`,
        `tables       ${Object.entries(tables)
          .map(([status, count]) => `${count} ${status}`)
          .join(', ')}; ${tablesInMemory} in memory`,
        `people       ${people}`,
        `connections  ${connections}`,
        `running      since ${moment(since)}`,
      ];
    },
  },
  tables: {
    async run(line) {
      const { tables, more } = await line.get('/tables', keptTables);
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
    async run(line, table) {
      await line.send('POST', `/tables/${encodeURIComponent(table)}/close`);
      return [`table ${table} is closed`];
    },
  },
  people: {
    word: 'WORDS',
    optional: true,
    async run(line, words) {
      const { people, more } = await line.get(`/people?find=${encodeURIComponent(words)}`, knownPeople);
      const rows = people.map(({ id, name, made, tables }) => [id, moment(made), String(tables), name]);
      return [...inColumns(['person', 'here since', 'tables', 'name'], rows), ...andMore(more)];
    },
  },
  remove: {
    word: 'PERSON',
    async run(line, person) {
      const path = `/people/${encodeURIComponent(person)}`;
      const { tables } = await line.change('DELETE', path, removedAnswer);
      return [`person ${person} is removed, and blanked at ${tables} tables`];
    },
  },
  lock: {
    async run(line) {
      await line.send('PUT', '/lock', { locked: true });
      return ['the house is locked: new people need an invitation'];
    },
  },
  unlock: {
    async run(line) {
      await line.send('PUT', '/lock', { locked: false });
      return ['the house is open to everybody'];
    },
  },
  invite: {
    flags: ['uses', 'label', 'days'],
    async run(line, _word, call) {
      const uses = wholeFlag(call, 'uses', { min: 1, max: 10_000 }) ?? 1;
      const days = wholeFlag(call, 'days', { min: 1, max: 3650 });
      const label = call.flags['label'] ?? '';
      const body = { label, uses, ...(days !== undefined && { days }) };
      return [(await line.change('POST', '/invitations', inviteAnswer, body)).code];
    },
  },
  invitations: {
    async run(line) {
      const { invitations: open } = await line.get('/invitations', invitations);
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
    async run(line, invitation) {
      await line.send('DELETE', `/invitations/${encodeURIComponent(invitation)}`);
      return ['the invitation is taken back'];
    },
  },
  backup: {
    word: 'FILE',
    async run(line, file) {
      return [`${file}: ${await takeBackUp(line, file)} bytes`];
    },
  },
};

export const adminCommand: Command = {
  summary: 'looks after a running server: tables, people, invitations, back-ups',
  help: `wunderkammer admin <what> [--url ADDRESS]

Looks after a running server, for whoever knows its ADMIN_PASSWORD. The password is taken from the
environment (ADMIN_PASSWORD) or asked for; it is never an argument, which others could see.

  status              the house at a glance
  tables              its tables, the last touched first; * is in memory
  close TABLE         closes a table: its game is over, without a result
  people [WORDS]      who has a name here, the newest first; only those with these words in it
  remove PERSON       removes a person and everything that is theirs: a bot takes their seats,
                      their name and what they wrote are blanked; this cannot be undone
  lock, unlock        whether new people need an invitation
  invite              makes an invitation and prints its code
    --uses N            for so many people (1)
    --label WORDS       what it is for, for your own list
    --days N            good for so many days (no end)
  invitations         those that still let somebody in
  revoke INVITATION   takes one back
  backup FILE         copies everything into a new file, while people play

  --url ADDRESS       where the server is (${DEFAULT_URL})

The exit code is 1 if the server refuses or cannot be reached, 2 for a wrong call.`,
  async run([what, ...args]) {
    const task = what === undefined ? undefined : TASKS[what];
    if (task === undefined) {
      const known = Object.keys(TASKS).join(', ');
      throw wrongCall(what === undefined ? `admin what? ${known}` : `there is no admin ${what}; there is ${known}`);
    }
    const { word, optional, flags = [] } = task;
    const call = readCall(args, ['url', ...flags], { words: word === undefined ? 0 : 1 });
    const given = call.positionals[0] ?? '';
    if (word !== undefined && !optional && given === '') throw wrongCall(`admin ${what} needs a ${word}`);
    const url = houseAt(call.flags['url'] ?? DEFAULT_URL);
    const output = new Output();
    for (const line of await task.run(new HostLine(url, await hostPassword()), given, call)) await output.line(line);
    await output.close();
    return 0;
  },
};
