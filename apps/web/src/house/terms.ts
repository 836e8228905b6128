import { type OnlineSetup, tableSetup } from '@wunderkammer/protocol';
import { PRESETS } from './clock.ts';

/** What is agreed of a table online besides the game: how time is kept, who may watch, who finds it. */
export type Terms = Pick<OnlineSetup, 'clock' | 'watch' | 'listed'>;

/** As it comes a table is private, without a clock, and everybody may watch. */
const USUAL: Terms = { clock: PRESETS.none, watch: 'public', listed: false };

/** Terms as they were kept; what cannot be agreed on any more is as it comes. */
export const termsOf = (kept: unknown): Terms => {
  const { clock, watch, listed } = tableSetup.shape;
  const read = (key: keyof Terms): unknown =>
    typeof kept === 'object' && kept !== null ? (kept as Readonly<Record<string, unknown>>)[key] : undefined;
  const [time, eyes, list] = [
    clock.safeParse(read('clock')),
    watch.safeParse(read('watch')),
    listed.safeParse(read('listed')),
  ];
  return {
    clock: time.data ?? USUAL.clock,
    watch: eyes.data ?? USUAL.watch,
    listed: list.data ?? USUAL.listed,
  };
};
