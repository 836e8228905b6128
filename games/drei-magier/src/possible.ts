import type { DrawTruth, Table } from '@wunderkammer/kernel';
import { pack, unpack } from './codec.ts';
import type { DreiMagierTypes, Options, Seen, View } from './vocabulary.ts';

/** Nothing is hidden, so there is one truth: the steps as they were seen, without what is said besides. */
export const possible = ({ seats }: Table<Options>, _view: View, log: readonly Seen[]): DrawTruth<DreiMagierTypes> => {
  const steps = log.map((seen) => unpack(seats, seen.by, pack(seen)));
  return () => [...steps];
};
