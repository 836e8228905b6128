import type { Game, GameTypes, StepBase, Table, ViewBase } from '@wunderkammer/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { GameUi, TableProps } from '../games/game-ui.ts';
import { type Moment, momentOf } from './moment.ts';

/** A moment before is put down first, so that what happened can be seen to happen. */
const PUT_DOWN = 80;

type Sight = Pick<TableProps<GameTypes>, 'view' | 'version' | 'event' | 'phase' | 'before' | 'told'>;

export interface LookBack {
  readonly at: number | undefined;
  /** The table at the moment that is looked at. */
  readonly sight: Sight | undefined;
  readonly look: (version: number) => void;
  readonly back: () => void;
}

/** What whoever looks has been told. */
interface Known {
  readonly game: Game;
  readonly table: Table;
  readonly view: ViewBase | undefined;
  readonly log: readonly StepBase[];
}

interface Looked {
  readonly at: number;
  readonly moment: Moment;
  readonly stage: 'before' | 'showing' | 'told';
}

/** Shows an earlier moment of the same table again, as the same eyes saw it, until one comes back to now. */
export const useLookBack = (ui: GameUi, known: Known, motion: number): LookBack => {
  const [kept, keep] = useState<Looked>();
  const viewer = known.view?.viewer;
  const looked = kept !== undefined && kept.moment.view.viewer === viewer ? kept : undefined;
  const { at, moment, stage } = looked ?? {};
  const wait =
    moment === undefined || stage === 'told' || viewer === undefined
      ? undefined
      : stage === 'before'
        ? PUT_DOWN
        : ui.showing(moment.event, viewer) * motion;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another moment begins anew
  useEffect(() => {
    if (wait === undefined) return undefined;
    const next = stage === 'before' ? 'showing' : 'told';
    const timer = setTimeout(() => keep((now) => now && { ...now, stage: next }), wait);
    return () => clearTimeout(timer);
  }, [at, stage, wait]);
  const now = useRef(known);
  now.current = known;
  const look = useCallback(
    (version: number) => {
      const { game, table, view, log } = now.current;
      if (view === undefined) return;
      const moment = momentOf(game, table, view, log, version);
      keep({ at: version, moment, stage: motion === 0 ? 'told' : 'before' });
    },
    [motion],
  );
  const back = useCallback(() => keep(undefined), []);
  useEffect(() => {
    if (at === undefined) return undefined;
    const elsewhere = ({ target }: PointerEvent): void => {
      if (!(target instanceof Element && target.closest('[data-chronicle]') !== null)) back();
    };
    document.addEventListener('pointerdown', elsewhere);
    return () => document.removeEventListener('pointerdown', elsewhere);
  }, [at, back]);
  return { at, sight: looked && sightOf(looked), look, back };
};

const sightOf = ({ at: version, moment: { before, event, view }, stage }: Looked): Sight => {
  if (stage === 'before') {
    return { view: before, version: version - 1, event: undefined, phase: 'past', before: undefined, told: before };
  }
  return { view, version, event, phase: stage, before, told: stage === 'showing' ? before : view };
};
