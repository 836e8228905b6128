import type { Command } from './command.ts';

const DEFAULT_URL = 'http://localhost:8484';

export const adminCommand: Command = {
  summary: 'looks after a server: tables, people, invitations, backups, moving house',
  help: `wunderkammer admin <what> [--url ADDRESS]

Looks after a running server, for whoever knows its ADMIN_PASSWORD. The password is taken from the
environment (ADMIN_PASSWORD) or asked for; it is never an argument, which others could see.

  status              the house at a glance
  tables              its tables, the last touched first; * is in memory
  close TABLE         closes a table: its game is over, without a result
  accept TABLE        lets a damaged table go on from what is sound of it; what came after is gone
                      for good
  people [WORDS]      who has a name here, the newest first; only those with these words in it
  remove PERSON       removes a person and everything that is theirs: a bot takes their seats,
                      their name and what they wrote are blanked; this cannot be undone
  lock, unlock        whether new people need an invitation
  invite              makes an invitation and prints its code
    --uses N            for this many people (1)
    --label WORDS       what it is for, for your own list
    --days N            good for this many days (no end)
  invitations         those that still let somebody in
  revoke INVITATION   takes one back
  backup FILE         copies everything into a new file, while people play

  move                moves a house, while no server runs, from a file to PostgreSQL or back; needs no
                      password, counts what was moved and checks that nothing differs
    --from PLACE        a data folder, a file ending in .sqlite (say a backup), postgres://…, or
                        DATABASE_URL for what that variable holds; the house stays there, too
    --to PLACE          the same, with no house in it yet

  --url ADDRESS       where the server is (${DEFAULT_URL})

The exit code is 1 if the server refuses or cannot be reached, or nothing was moved; 2 for a wrong call.`,
  // Loaded when it is wanted: reading the whole protocol takes longer than most other commands.
  run: async (args) => (await import('../admin/run.ts')).runAdmin(args, DEFAULT_URL),
};
