import {
  allSeats,
  flag,
  type OptionHelp,
  object,
  oneOf,
  type Read,
  type Seat,
  type Shape,
  whole,
} from '@wunderkammer/kernel';
import { type Options, VARIANTS } from './vocabulary.ts';

/** What is played where nothing is agreed; who begins is drawn (SO-2). */
export const USUAL: Options = { variant: 'full', openOnly: false, protection: false };

/** Reads the options of a table (SO-2); what is missing takes its default. */
export const readOptions = (value: unknown, seats: number): Read<Options> => {
  const read = object<Record<never, never>, Options>(
    {},
    { variant: oneOf(VARIANTS), openOnly: flag, protection: flag, first: whole(0, seats - 1) as Shape<Seat> },
  )(value, 'options');
  if (!read.ok) return read;
  return { ok: true, value: { ...USUAL, ...read.value } };
};

const YES_NO = [true, false] as const;

export const optionHelp: readonly OptionHelp[] = [
  { key: 'variant', values: VARIANTS.join('|'), offers: () => VARIANTS },
  { key: 'openOnly', values: 'true|false', offers: () => YES_NO },
  { key: 'protection', values: 'true|false', offers: () => YES_NO },
  { key: 'first', values: '0|1|…', offers: allSeats },
];
