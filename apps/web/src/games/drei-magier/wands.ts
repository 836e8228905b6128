import {
  type PerWand,
  type Seen,
  SYMBOLS,
  spellIn,
  timesSeen,
  type View,
  type WandSymbol,
} from '@wunderkammer/drei-magier/pieces';
import type { WandFace } from './pieces/Wand.tsx';

/** Three wands as they lie, and which of them have just fallen. */
export interface WandsShown {
  readonly faces: PerWand<WandFace>;
  readonly thrown: PerWand<boolean>;
}

const NONE: PerWand<boolean> = [false, false, false];
const ALL: PerWand<boolean> = [true, true, true];

const notches = ([red, black, white]: PerWand<number>): PerWand<WandFace> => [
  { type: 'notches', count: red },
  { type: 'notches', count: black },
  { type: 'notches', count: white },
];
const signs = ([red, black, white]: PerWand<WandSymbol>): PerWand<WandFace> => [
  { type: 'signs', down: red },
  { type: 'signs', down: black },
  { type: 'signs', down: white },
];
const UNTHROWN: PerWand<WandFace> = [{ type: 'unthrown' }, { type: 'unthrown' }, { type: 'unthrown' }];

/** Nobody has thrown them yet. */
export const READY: WandsShown = { faces: UNTHROWN, thrown: NONE };

const marked = ([red, black, white]: PerWand<number>): PerWand<boolean> => [red === 1, black === 1, white === 1];

/** The wands now: those that have just fallen, else those that still matter; at the end of a duel those that ended it. */
export const wandsShown = (view: View, event: Seen | undefined, before: View | undefined): WandsShown => {
  switch (event?.type) {
    case 'eyes':
      return { faces: notches(event.wands), thrown: ALL };
    case 'duel': {
      const thrown = before?.duel?.fight?.thrown;
      return { faces: notches(event.wands), thrown: thrown == null ? ALL : marked(thrown) };
    }
    case 'spell':
      return { faces: signs(event.down), thrown: ALL };
  }
  const ended = event?.happened.some(({ type }) => type === 'duelWon' || type === 'duelAgain');
  const shown = ended ? (before ?? view) : view;
  const { duel, eyes } = shown;
  const spell = spellIn(shown);
  if (duel?.fight != null)
    return { faces: duel.fight.wands === null ? UNTHROWN : notches(duel.fight.wands), thrown: NONE };
  if (spell !== undefined) return { faces: signs(spell.down), thrown: NONE };
  if (eyes !== null) return { faces: notches(eyes.wands), thrown: NONE };
  return { faces: UNTHROWN, thrown: NONE };
};

/** The wands that a step let fall; none where it did not. */
export const wandsOf = (seen: Seen): readonly WandFace[] => {
  if (seen.type === 'eyes' || seen.type === 'duel') return notches(seen.wands);
  return seen.type === 'spell' ? signs(seen.down) : [];
};

/** The same wands, none of them falling. */
export const lying = ({ faces }: WandsShown): WandsShown => ({ faces, thrown: NONE });

/** How often each symbol is in view. */
export const countSigns = (
  down: PerWand<WandSymbol>,
): readonly { readonly symbol: WandSymbol; readonly count: number }[] =>
  SYMBOLS.map((symbol) => ({ symbol, count: timesSeen(down, symbol) }));
