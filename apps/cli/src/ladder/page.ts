import type { Game } from '@wunderkammer/kernel';
import { inMs, percent, percentWithin } from '../arena/report.ts';
import { markdownTable } from '../markdown.ts';
import { ANCHOR, type Climb } from './climb.ts';
import { type Rating, ratingsOf } from './ratings.ts';

/** The ladder of one game, as Markdown. */
export const ladderPage = ({ title, seats }: Game, { rungs, times }: Climb, command: string): string => {
  const players = seats.min;
  const ratings = ratingsOf(rungs, ANCHOR);
  const against = players === 2 ? 'against' : `alone against ${players - 1} of`;
  const rounded = ({ name, points, low, high }: Rating): string =>
    name === ANCHOR ? `${Math.round(points)}` : `${Math.round(points)} (${Math.round(low)} to ${Math.round(high)})`;
  const timeOf = (name: string): readonly string[] => {
    const own = times.get(name);
    return own === undefined ? ['', '', ''] : [inMs(own.quantile(0.5)), inMs(own.quantile(0.99)), inMs(own.max)];
  };
  return [
    `### ${title}, ${players} players`,
    '',
    `\`${command}\`: ${rungs[0]?.shares.length ?? 0} blocks of ${players} games a pair; a fair share is ${percent(1 / players)}.`,
    '',
    markdownTable(
      ['', 'rating', 'ms a decision: p50', 'p99', 'max'],
      ratings.map((rating) => [rating.name, rounded(rating), ...timeOf(rating.name)]),
    ),
    '',
    markdownTable(
      ['', against, 'share of the wins'],
      rungs.map(({ one, other, share }) => [one, other, percentWithin(share)]),
    ),
  ].join('\n');
};
