import type { GameTypes } from '@wunderkammer/kernel';
import { useEffect, useState } from 'react';
import type { Playhead } from '../../replay/playhead.ts';
import type { TableSource } from '../source.ts';

/** A game that is over, with everything open. */
export interface WholeGame {
  readonly record: object;
  readonly playhead: Playhead;
  /** Every seat's own view of the end. */
  readonly reveal: readonly GameTypes['View'][];
}

/** The record of a game is open once it is over, and is not asked for before. `missing`: it cannot be had now. */
export const useWholeGame = (source: TableSource, isOver: boolean): WholeGame | 'missing' | undefined => {
  const [whole, setWhole] = useState<WholeGame | 'missing'>();
  useEffect(() => {
    if (!isOver) return undefined;
    let left = false;
    void open(source).then(
      (opened) => left || setWhole(opened ?? 'missing'),
      () => left || setWhole('missing'),
    );
    return () => {
      left = true;
    };
  }, [source, isOver]);
  return whole;
};

const open = async (source: TableSource): Promise<WholeGame | undefined> => {
  const [{ isBad, readRecord }, { Playhead }, record] = await Promise.all([
    import('../../replay/read-record.ts'),
    import('../../replay/playhead.ts'),
    source.record(),
  ]);
  if (record === undefined) return undefined;
  const read = await readRecord(record);
  if (isBad(read)) return undefined;
  const playhead = new Playhead(read.game, read.opened.table, read.steps);
  return { record, playhead, reveal: playhead.shot(playhead.length, 'open').reveal! };
};
