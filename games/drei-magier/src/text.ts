import type { Language, Seat, Table } from '@wunderkammer/kernel';
import { tellGerman } from './text-de.ts';
import { tellEnglish } from './text-en.ts';
import { tellDutch } from './text-nl.ts';
import type { Options, Seen } from './vocabulary.ts';

/** The sentences of one language: one for the step, then one for each thing that came of it. */
export type Tell = (seen: Seen, nameOf: (seat: Seat) => string | undefined) => string[];

const TELL: Readonly<Record<Language, Tell>> = { nl: tellDutch, de: tellGerman, en: tellEnglish };

/** A step as sentences for people. Players are called by their names where given, otherwise by their colours. */
export const tell = (seen: Seen, table: Table<Options>, language: Language): string =>
  TELL[language](seen, (seat) => table.names?.[seat] || undefined).join(' ');
