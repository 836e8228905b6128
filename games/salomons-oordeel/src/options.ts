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

/** Reads the options of a table (SO-2); what is missing takes its default. */
export const readOptions = (value: unknown, seats: number): Read<Options> => {
  const read = object<Record<never, never>, Options>(
    {},
    { variant: oneOf(VARIANTS), openOnly: flag, protection: flag, first: whole(0, seats - 1) as Shape<Seat> },
  )(value, 'options');
  if (!read.ok) return read;
  const { variant = 'full', openOnly = false, protection = false, first } = read.value;
  return {
    ok: true,
    value: first === undefined ? { variant, openOnly, protection } : { variant, openOnly, protection, first },
  };
};

const YES_NO = [true, false] as const;

export const optionHelp: readonly OptionHelp[] = [
  { key: 'variant', values: VARIANTS.join('|'), offers: () => VARIANTS },
  { key: 'openOnly', values: 'true|false', offers: () => YES_NO },
  { key: 'protection', values: 'true|false', offers: () => YES_NO },
  { key: 'first', values: '0|1|…', offers: allSeats },
];
