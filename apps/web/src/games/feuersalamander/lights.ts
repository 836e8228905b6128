import { CHAMBERS, type Chamber, type Decision, type Step } from '@wunderkammer/feuersalamander/pieces';
import type { ChamberLight } from './board/ChamberLights.tsx';
import { cardsOf } from './cards.ts';
import { type Draft, ofType } from './choices.ts';
import { chosenPlace } from './placing.ts';

interface LightsProps {
  readonly legal: readonly Decision[];
  readonly draft: Draft;
  readonly hint: Step | undefined;
}

const isSame = (a: Chamber, b: Partial<Chamber>): boolean =>
  a.wing === b.wing && a.row === b.row && a.stone === b.stone;

/** Which chambers are lit: where the token may go, or what the combination being put together is about. */
export const lightsOf = ({ legal, draft, hint }: LightsProps): readonly ChamberLight[] => {
  if (draft.type === 'claim') {
    const kinds = Object.values(draft.picks).map(({ kind }) => kind);
    if (kinds.length === 0) return [];
    return CHAMBERS.flatMap((chamber): ChamberLight[] => {
      const cards = cardsOf(chamber);
      if (!kinds.every((kind) => cards.includes(kind))) return [];
      return [{ chamber, glow: kinds.length === cards.length ? 'chosen' : 'fits' }];
    });
  }
  const places = ofType(legal, 'place');
  const chosen = chosenPlace(places, draft);
  return places.map((chamber) => {
    if (isSame(chamber, chosen)) return { chamber, glow: 'chosen' };
    return { chamber, glow: hint?.type === 'place' && isSame(chamber, hint) ? 'hint' : 'open' };
  });
};
