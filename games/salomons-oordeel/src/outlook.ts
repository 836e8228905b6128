import type { Seat } from '@wunderkammer/kernel';
import { type Cost, costOfWrong } from './cost.ts';
import { passing } from './phase.ts';
import type { Choice, ListedStep, Placed, Stone, View } from './vocabulary.ts';

/** What a decision leads to. */
export type Consequence =
  /** One or the other: what the stone is, is hidden (SO-8, SO-9). */
  | { readonly type: 'guess'; readonly right: readonly Consequence[]; readonly wrong: readonly Consequence[] }
  /** The named stone is elsewhere, as whoever looks can see: the guess is wrong. */
  | { readonly type: 'known'; readonly where: Known }
  | { readonly type: 'cost'; readonly cost: Cost }
  /** A hidden stone is open from now on. */
  | { readonly type: 'opens'; readonly seat: Seat; readonly stone: Stone }
  /** One may guess again, or stop (SO-8). */
  | { readonly type: 'mayGoOn' }
  | { readonly type: 'turnPasses' }
  | { readonly type: 'out'; readonly seat: Seat }
  | { readonly type: 'wins'; readonly seat: Seat }
  /** The stone leaves for whoever was guessed at (SO-9). */
  | { readonly type: 'leaves'; readonly stone: Stone }
  | { readonly type: 'stands'; readonly stone: Stone; readonly row: number; readonly col: number }
  /** An eye makes room (SO-13). */
  | { readonly type: 'eyeGoes'; readonly stone: Stone };

/** Why a stone cannot be a hidden one of somebody else: each exists once. */
export type Known = 'own' | 'open';

/** The stones whose place whoever looks can see. */
export const knownStones = (view: View): ReadonlyMap<Stone, Known> => {
  const { own, hand, middle, arrangements } = view;
  const given = passing(view);
  const open = [
    ...middle,
    ...(given === undefined ? [] : [given.stone]),
    ...arrangements.flatMap((arrangement) => arrangement.open.map(([stone]) => stone)),
  ];
  return new Map([
    ...[...hand, ...own.map(([stone]) => stone)].map((stone) => [stone, 'own'] as const),
    ...open.map((stone) => [stone, 'open'] as const),
  ]);
};

/** What a legal decision leads to at once, as far as whoever looks may know. */
export const outlook = (view: View, choice: Choice): readonly Consequence[] => {
  switch (choice.type) {
    case 'arrange':
      return [];
    case 'stop':
      return [{ type: 'turnPasses' }];
    case 'guess':
      return guessed(view, choice);
    case 'give':
      return shown(view, choice).flatMap((stone): Consequence[] => [
        { type: 'opens', seat: choice.by, stone },
        { type: 'leaves', stone },
      ]);
    case 'open':
      return [
        ...shown(view, choice).map((stone): Consequence => ({ type: 'opens', seat: choice.by, stone })),
        { type: 'turnPasses' },
      ];
    case 'settle':
      return settled(view, choice);
  }
};

type Step<T extends ListedStep['type']> = Extract<ListedStep, { type: T }>;

const guessed = (view: View, { by, at, stone }: Step<'guess'>): readonly Consequence[] => {
  const { own, options, arrangements } = view;
  const cost = costOfWrong(own.length, options.openOnly);
  const wrong: Consequence[] = [
    { type: 'cost', cost },
    ...(cost === 'nothing' ? [{ type: 'turnPasses' } as const] : []),
  ];
  const known = knownStones(view).get(stone);
  if (known !== undefined) return [{ type: 'known', where: known }, ...wrong];
  const goesOut = arrangements[at]!.hidden.length === 1;
  const ending = goesOut ? outOf(view, at, by) : [];
  const goesOn: Consequence[] = ending.some(({ type }) => type === 'wins') ? [] : [{ type: 'mayGoOn' }];
  return [{ type: 'guess', right: [{ type: 'opens', seat: at, stone }, ...ending, ...goesOn], wrong }];
};

/** Whoever loses the last hidden stone is out (SO-15); if nobody else but the guesser is in, that one has won (SO-16). */
const outOf = ({ arrangements }: View, seat: Seat, guesser: Seat): Consequence[] => {
  const others = arrangements.filter((own) => own.seat !== seat && own.seat !== guesser && own.out === undefined);
  return [{ type: 'out', seat }, ...(others.length === 0 ? [{ type: 'wins', seat: guesser } as const] : [])];
};

const onCell = (placed: readonly Placed[], row: number, col: number): Stone[] =>
  placed.filter(([, ofRow, ofCol]) => ofRow === row && ofCol === col).map(([stone]) => stone);

/** The viewer's own hidden stone on a cell. */
const shown = ({ own }: View, { row, col }: Step<'give' | 'open'>): Stone[] => onCell(own, row, col);

const settled = (view: View, { by, row, col }: Step<'settle'>): readonly Consequence[] => {
  const { own, arrangements, guesser } = view;
  const given = passing(view);
  if (given === undefined || guesser === undefined) return [];
  // Only an eye can stand on the right place of a stone (SO-12).
  const hiddenEye = onCell(own, row, col);
  const eyes = [...hiddenEye, ...onCell(arrangements[by]!.open, row, col)];
  const ending = hiddenEye.length === 1 && own.length === 1 ? outOf(view, by, guesser) : [];
  return [
    { type: 'stands', stone: given.stone, row, col },
    ...eyes.map((stone): Consequence => ({ type: 'eyeGoes', stone })),
    ...ending,
    ...(ending.some(({ type }) => type === 'wins') ? [] : [{ type: 'turnPasses' } as const]),
  ];
};
