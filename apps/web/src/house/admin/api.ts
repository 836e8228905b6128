import {
  backupAnswer,
  type Figures,
  figures,
  invitations,
  inviteAnswer,
  keptTables,
  knownPeople,
  removedAnswer,
} from '@wunderkammer/protocol';
import { type Answer, ask, NOTHING } from '../api.ts';

/** Where the browser fetches a copy of everything. */
export const BACKUP_ADDRESS = '/api/admin/backup';

/** What is asked of the house by whoever runs it. */
export const adminApi = {
  logIn: (password: string) => ask('POST', 'admin/login', NOTHING, { password }),
  logOut: () => ask('POST', 'admin/logout', NOTHING),
  figures: (): Promise<Answer<Figures>> => ask('GET', 'admin', figures),
  tables: () => ask('GET', 'admin/tables', keptTables),
  close: (table: string) => ask('POST', `admin/tables/${table}/close`, NOTHING),
  people: (find: string) => ask('GET', `admin/people?find=${encodeURIComponent(find)}`, knownPeople),
  remove: (person: string) => ask('DELETE', `admin/people/${person}`, removedAnswer),
  lock: (locked: boolean) => ask('PUT', 'admin/lock', NOTHING, { locked }),
  invitations: () => ask('GET', 'admin/invitations', invitations),
  invite: (body: { readonly label: string; readonly uses: number; readonly days?: number }) =>
    ask('POST', 'admin/invitations', inviteAnswer, body),
  revoke: (invitation: string) => ask('DELETE', `admin/invitations/${invitation}`, NOTHING),
  backUp: () => ask('POST', 'admin/backups', backupAnswer),
} as const;
