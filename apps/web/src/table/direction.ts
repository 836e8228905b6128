import type { GameTexts, Table, Viewer } from '@wunderkammer/kernel';
import type { Tells } from '../games/game-ui.ts';
import type { Direction } from './director.ts';
import type { Entry } from './source.ts';
import { actorOf, readingTime, type Weight } from './weight.ts';

/** How long the end of a game is looked at before the result lies over it, at the normal pace, in milliseconds. */
const CLOSING = 2400;
/** Between what one player does and the next. */
const PAUSE = 300;

/** What is told of each step beside the board. */
export const lineOf = (tells: Tells, texts: GameTexts, table: Table, { seen }: Entry): string =>
  texts.tell(tells.trimmed(seen), table);

const ORDER: readonly Weight[] = ['silent', 'known', 'quiet', 'plain', 'heavy'];

/** Of what was done in one go, what matters most to whoever looks, and last: the one line that is read. */
export const headline = (
  tells: Pick<Tells, 'weight'>,
  entries: readonly Entry[],
  viewer: Viewer,
): { readonly entry: Entry; readonly weight: Weight } | undefined => {
  const weighed = entries.map((entry) => ({ entry, weight: tells.weight(entry.seen, viewer) }));
  return weighed.reduce<(typeof weighed)[number] | undefined>(
    (best, each) => (best === undefined || ORDER.indexOf(each.weight) >= ORDER.indexOf(best.weight) ? each : best),
    undefined,
  );
};

interface Pace {
  /** What reading and motion take of their usual time. */
  readonly reading: number;
  readonly motion: number;
}

/** How a game is told in its own words, at the pace of whoever looks. */
export const directionOf = (
  tells: Tells,
  texts: GameTexts,
  table: Table,
  holds: Direction['holds'],
  pace: () => Pace,
): Direction => ({
  showing: (seen, viewer) => tells.showing(seen, viewer) * pace().motion,
  weight: tells.weight,
  reading: (entries, viewer) => {
    const top = headline(tells, entries, viewer);
    return top === undefined
      ? 0
      : readingTime(lineOf(tells, texts, table, top.entry), top.weight, actorOf(top.entry.seen) === viewer) *
          pace().reading;
  },
  pause: () => PAUSE * pace().reading,
  closing: () => CLOSING * pace().reading,
  holds,
});
