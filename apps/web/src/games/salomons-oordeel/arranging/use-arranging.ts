import { FastRandom, type Seat } from '@wunderkammer/kernel';
import {
  type ArrangeStep,
  type Clash,
  cellName,
  clashes,
  randomCells,
  type SalomonsOordeelTypes,
  type Stone,
} from '@wunderkammer/salomons-oordeel';
import { useMemo, useState } from 'react';
import { randomHex } from '../../../keeper/random.ts';
import { useTableFrame } from '../../../table/context.ts';
import type { TableProps } from '../../game-ui.ts';
import { words as lazy } from '../words/index.ts';
import { EMPTY_PLAN, lay, type Plan, placedOf, planOf, takeBack } from './plan.ts';

/** A hand being arranged: what lies where, what is held, and what one can do about it. */
export interface Arranging {
  readonly hand: readonly Stone[];
  readonly plan: Plan;
  readonly held: Stone | undefined;
  readonly clashes: readonly Clash[];
  /** How many stones are still in the rack. */
  readonly left: number;
  /** What has just been done, for those who do not see it. */
  readonly said: string;
  readonly hold: (stone: Stone) => void;
  readonly letGo: () => void;
  readonly layOn: (stone: Stone, row: number, col: number) => void;
  readonly putBack: (stone: Stone) => void;
  readonly clear: () => void;
  readonly layAll: () => void;
  readonly done: () => void;
}

export const useArranging = ({ viewer, view, decide, explain, hint }: TableProps<SalomonsOordeelTypes>): Arranging => {
  const words = lazy.use().arranging;
  const { dismissRefusal } = useTableFrame();
  const [plan, setPlan] = useState(EMPTY_PLAN);
  const [held, setHeld] = useState<Stone>();
  const [said, setSaid] = useState('');
  const { hand } = view;
  const { variant } = view.options;
  const laid = useMemo(() => placedOf(plan, hand), [plan, hand]);
  const found = useMemo(() => clashes(laid, variant), [laid, variant]);
  const left = hand.length - plan.size;
  const change = (next: Plan, say: string): void => {
    dismissRefusal();
    setPlan(next);
    setHeld(undefined);
    setSaid(say);
  };
  return {
    hand,
    plan,
    held,
    clashes: found,
    left,
    said,
    hold: (stone) => {
      setHeld(stone);
      setSaid(words.taken(stone));
    },
    letGo: () => {
      setHeld(undefined);
      setSaid(words.letGo);
    },
    layOn: (stone, row, col) => change(lay(plan, stone, row, col), words.laid(stone, cellName(row, col))),
    putBack: (stone) => change(takeBack(plan, stone), words.back(stone)),
    clear: () => change(EMPTY_PLAN, ''),
    layAll: () =>
      change(
        planOf(hint?.type === 'arrange' ? hint.cells : randomCells(hand, variant, new FastRandom(randomHex(16)))),
        words.fine,
      ),
    done: () => {
      const step: ArrangeStep = { by: viewer as Seat, type: 'arrange', cells: laid };
      if (left > 0 || found.length > 0) explain(step);
      // All arrange at once: nobody has to wait until the others' hands have been seen.
      else decide(step);
    },
  };
};
