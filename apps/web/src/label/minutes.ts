import type { LabelFacts } from '@wunderkammer/kernel';

const MINUTE = 60;
/** People do not play to the minute. */
const STEP = 5;

const minutes = (decisions: number, seconds: number): number =>
  Math.round((decisions * seconds) / MINUTE / STEP) * STEP;

/** How long people play, from and to, reckoned from how much bots decide. */
export const measuredMinutes = ({ decisions: [fewest, most], seconds }: LabelFacts['measured']): [number, number] => [
  minutes(fewest, seconds),
  minutes(most, seconds),
];
