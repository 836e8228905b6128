import type { GameTypes } from '@wunderkammer/kernel';
import { useCallback, useEffect, useState } from 'react';
import type { GameUi, TableProps } from '../games/game-ui.ts';
import type { Director, Frame } from './director.ts';

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

interface Looked {
  readonly at: number;
  readonly viewer: Frame['viewer'];
  readonly stage: 'before' | 'showing' | 'told';
}

/** Shows an earlier moment of the same table again, as the same eyes saw it, until one comes back to now. */
export const useLookBack = (ui: GameUi, director: Director, frame: Frame | undefined, motion: number): LookBack => {
  const [kept, keep] = useState<Looked>();
  const viewer = frame?.viewer;
  const looked = kept !== undefined && kept.viewer === viewer ? kept : undefined;
  const moment = looked && director.momentAt(looked.at);
  const { at, stage } = looked ?? {};
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
  const look = useCallback(
    (version: number) => viewer !== undefined && keep({ at: version, viewer, stage: motion === 0 ? 'told' : 'before' }),
    [viewer, motion],
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
  return { at: moment && at, sight: moment && sightOf(moment, looked!), look, back };
};

const sightOf = ({ view, before, event }: NonNullable<ReturnType<Director['momentAt']>>, looked: Looked): Sight => {
  const { at: version, stage } = looked;
  if (before === undefined) return { view, version, event, phase: 'told', before, told: view };
  if (stage === 'before') {
    return { view: before, version: version - 1, event: undefined, phase: 'past', before: undefined, told: before };
  }
  return stage === 'showing'
    ? { view, version, event, phase: 'showing', before, told: before }
    : { view, version, event, phase: 'told', before, told: view };
};
