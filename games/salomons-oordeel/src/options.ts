import { flag, type OptionHelp, object, oneOf, type Read, type Seat, type Shape, whole } from '@wunderkammer/kernel';
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

export const optionHelp: readonly OptionHelp[] = [
  {
    key: 'variant',
    values: 'easy|full',
    words: {
      nl: 'easy speelt zonder de alziende ogen, full met alle dertig stenen (standaard full)',
      de: 'easy spielt ohne die allsehenden Augen, full mit allen dreißig Steinen (sonst full)',
      en: 'easy plays without the all-seeing eyes, full with all thirty stones (default full)',
    },
  },
  {
    key: 'openOnly',
    values: 'true|false',
    words: {
      nl: 'wie fout raadt, draait een eigen steen open en geeft er geen weg (standaard false)',
      de: 'wer falsch rät, deckt einen eigenen Stein auf und gibt keinen ab (sonst false)',
      en: 'a wrong guess opens one of your own stones, and none is given away (default false)',
    },
  },
  {
    key: 'protection',
    values: 'true|false',
    words: {
      nl: 'wie net een steen verloor, mag niet meteen weer gekozen worden (standaard false)',
      de: 'wer gerade einen Stein verloren hat, darf nicht gleich wieder gewählt werden (sonst false)',
      en: 'whoever has just lost a stone may not be picked again at once (default false)',
    },
  },
  {
    key: 'first',
    values: '0|1|…',
    words: {
      nl: 'de plaats die begint, geteld vanaf 0 (standaard beslist het lot)',
      de: 'der Platz, der beginnt, von 0 an gezählt (sonst entscheidet das Los)',
      en: 'the seat that begins, counted from 0 (default: drawn by lot)',
    },
  },
];
