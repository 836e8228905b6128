import type { Chamber, Decision, Kind, Step } from '@wunderkammer/feuersalamander/pieces';
import type { ChamberLights } from './board/ChamberLights.tsx';
import { cardsOf, strengthOf } from './cards.ts';
import { type Draft, ofType } from './choices.ts';
import { chosenPlace } from './placing.ts';

interface LightsProps {
  readonly legal: readonly Decision[];
  readonly draft: Draft;
  readonly hint: Step | undefined;
  readonly hand: readonly Kind[];
}

const isSame = (a: Chamber, b: Partial<Chamber>): boolean =>
  a.wing === b.wing && a.row === b.row && a.stone === b.stone;

/** Which chambers are lit: where the token may go, with a lamp for each fact that is true; or what a combination is about. */
export const lightsOf = ({ legal, draft, hint, hand }: LightsProps): ChamberLights => {
  const places = ofType(legal, 'place');
  if (places.length > 0) {
    const chosen = chosenPlace(places, draft);
    const open = new Set(places.map(({ wing, row, stone }) => `${wing} ${row} ${stone}`));
    return (chamber) => {
      const lamps = strengthOf(chamber, hand);
      if (!open.has(`${chamber.wing} ${chamber.row} ${chamber.stone}`)) {
        return lamps === 0 ? undefined : { glow: 'fits', lamps };
      }
      if (isSame(chamber, chosen)) return { glow: 'chosen', lamps };
      return { glow: hint?.type === 'place' && isSame(chamber, hint) ? 'hint' : 'open', lamps };
    };
  }
  if (draft.type === 'claim') {
    const kinds = Object.values(draft.picks).map(({ kind }) => kind);
    return (chamber) => {
      const cards = cardsOf(chamber);
      if (kinds.length === 0 || !kinds.every((kind) => cards.includes(kind))) return undefined;
      return { glow: kinds.length === cards.length ? 'chosen' : 'fits', lamps: 0 };
    };
  }
  return () => undefined;
};
