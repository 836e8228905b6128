import type { Language, Table } from '@wunderkammer/kernel';
import { tellInGerman } from './text/de.ts';
import { tellInEnglish } from './text/en.ts';
import { tellInDutch } from './text/nl.ts';
import type { Options, Seen } from './vocabulary.ts';

/** What was seen of a step, as a sentence for people, in one language. */
export type Teller = (seen: Seen, table: Table<Options>) => string;

const TELLERS: Readonly<Record<Language, Teller>> = { nl: tellInDutch, de: tellInGerman, en: tellInEnglish };

export const tell = (seen: Seen, table: Table<Options>, language: Language): string => TELLERS[language](seen, table);
