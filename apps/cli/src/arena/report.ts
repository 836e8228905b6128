import type { Match } from './match.ts';
import type { Standing, Standings } from './standings.ts';
import { logLikelihoodRatio, SURE, type SureTest, verdictOf } from './statistics.ts';
import type { Times } from './times.ts';

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** `63.2 % ± 3.1` */
export const percentWithin = ({ mean, margin }: Standing['share']): string =>
  `${percent(mean)} ± ${Number.isFinite(margin) ? (100 * margin).toFixed(1) : '?'}`;

/** A time in ms, with as many digits as one can believe. */
export const inMs = (ms: number): string => (ms < 10 ? ms.toFixed(2) : ms < 100 ? ms.toFixed(1) : ms.toFixed(0));

const timesInWords = (times: Times): string =>
  times.count === 0
    ? 'decided nothing'
    : `ms a decision: p50 ${inMs(times.quantile(0.5))}, p99 ${inMs(times.quantile(0.99))}, max ${inMs(times.max)}`;

const testOf = (standings: Standings, margin: number): SureTest => ({ fair: standings.firstFair, margin });

/** What is known of whether the first is better than its fair share. */
export const ratioOf = (standings: Standings, margin: number): number =>
  logLikelihoodRatio(standings.firstShares, testOf(standings, margin));

const ANSWERS = { better: 'yes', 'not better': 'no', open: 'not sure yet' } as const;

/** What a match came to, for people. */
export const reportLines = (match: Match, standings: Standings, margin: number): readonly string[] => {
  const rows = standings.standings();
  const wide = Math.max(...rows.map(({ name }) => name.length));
  const ratio = ratioOf(standings, margin);
  const points = `${Math.round(1000 * margin) / 10} points`;
  return [
    `${match.game}, ${match.players} players, seed "${match.seed}": ${standings.games} games in ${standings.blocks} whole blocks, ${standings.steps} steps`,
    ...rows.map(
      ({ name, share, fair, times }) =>
        `  ${name.padEnd(wide)}  ${percentWithin(share)} of the wins (fair: ${percent(fair)}); ${timesInWords(times)}`,
    ),
    ...rows.flatMap(({ name, faults }) =>
      faults.length === 0
        ? []
        : [
            `  ${name} lost ${faults.length} of these games by its own fault: a random choice played on, and could not win`,
          ],
    ),
    `  is ${match.contenders[0]} better than fair, by ${points}? ${ANSWERS[verdictOf(ratio)]} (log-likelihood ratio ${ratio.toFixed(2)}, sure at ±${SURE.toFixed(2)})`,
  ];
};

const rounded = (value: number): number => Math.round(1e5 * value) / 1e5;

/** The same for programs: the last line of a match's file. */
export const resultLine = (standings: Standings, margin: number): object => ({
  type: 'result',
  games: standings.games,
  blocks: standings.blocks,
  steps: standings.steps,
  contenders: standings.standings().map(({ name, share, fair, times, faults }) => ({
    name,
    share: rounded(share.mean),
    margin: rounded(share.margin),
    fair: rounded(fair),
    faults: faults.length,
    ms: { p50: rounded(times.quantile(0.5)), p99: rounded(times.quantile(0.99)), max: rounded(times.max) },
  })),
  test: { margin, ratio: rounded(ratioOf(standings, margin)), verdict: verdictOf(ratioOf(standings, margin)) },
});
