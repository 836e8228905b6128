import { CHAMBERS, type Decision } from '@wunderkammer/feuersalamander/pieces';
import type { Seat } from '@wunderkammer/kernel';
import { type Draft, ofType } from './choices.ts';
import { type Way, wayKey } from './ways.ts';

/** What pointing at something on the board means: a choice taken up, or a step that the rules must explain. */
export type Pointed =
  | { readonly type: 'draft'; readonly draft: Draft }
  | { readonly type: 'refused'; readonly step: Decision };

interface Pointing {
  readonly by: Seat;
  readonly legal: readonly Decision[];
  readonly ways: readonly Way[];
}

/** `what` is the `data-point` or `data-spot` of what was pointed at. Nothing where no step is meant. */
export const pointAt = (what: string, { by, legal, ways }: Pointing): Pointed | undefined => {
  const way = ways.find((other) => wayKey(other) === what);
  if (way !== undefined) return { type: 'draft', draft: { type: 'move', step: way.step } };
  const chamber = CHAMBERS.find(({ wing, row, stone }) => what === `chamber:${wing}-${row}-${stone}`);
  if (chamber !== undefined) {
    const { wing, row, stone } = chamber;
    const isLegal = ofType(legal, 'place').some(
      (place) => place.wing === wing && place.row === row && place.stone === stone,
    );
    return isLegal
      ? { type: 'draft', draft: { type: 'place', wing, row, stone } }
      : { type: 'refused', step: { by, type: 'place', wing, row, stone } };
  }
  if (what !== `home:${by}`) return undefined;
  const home = ofType(legal, 'move').find((move) => move.home);
  return home === undefined
    ? { type: 'refused', step: { by, type: 'move', use: 'sum', home: true } }
    : { type: 'draft', draft: { type: 'move', step: home } };
};
