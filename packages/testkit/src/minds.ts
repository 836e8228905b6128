import {
  cloneState,
  FastRandom,
  type Game,
  type GameTypes,
  type Mind,
  mindPlayer,
  playAll,
  type Seat,
  type StateOf,
  simulate,
  type Table,
  tableOf,
} from '@wunderkammer/kernel';
import { ensure, ensureSame } from './expect.ts';
import type { Fixtures, TableHead } from './fixtures.ts';
import { otherTruth } from './possible.ts';

/** Everything that a bot on `seat` decides while the game goes as it went, whatever was done there instead, and at its end. */
const decisions = <T extends GameTypes>(
  game: Game<T>,
  table: Table<T['Options']>,
  steps: readonly T['Step'][],
  seat: Seat,
  mind: Mind,
): readonly string[] => {
  const bot = game.bot(mind, seat, table, new FastRandom('the same luck'));
  const decided: string[] = [];
  const decide = (state: StateOf<T>): void => {
    const decision = bot.decide(game.view(state, seat), game.legal(state, seat));
    ensure(game.play(cloneState(state), decision) === undefined, () => `refused: ${JSON.stringify(decision)}`);
    decided.push(JSON.stringify(decision));
  };
  const end = playAll(game, table, steps, (before, step) => {
    if (step.by === seat) decide(before);
    bot.observe(game.seen(before, step, seat));
  });
  decide(end);
  return decided;
};

/**
 * A bot of this mind cannot peek, nor does it leave anything to a clock or to dice of its own: in a whole game, and in another
 * truth that its seat cannot tell from it, it decides the same, each time. Returns how many decisions were compared.
 */
export const checkMind = (fixtures: Fixtures, head: TableHead, seat: Seat, mind: Mind, seed: string): number => {
  const { game } = fixtures;
  const table = tableOf(game, head.seats, head.options);
  const { steps } = simulate(game, head.seats, head.options, mindPlayer({ level: 'gentle', temper: 'even' }), seed);
  const last = steps.findLastIndex(({ by }) => by === seat);
  // The truth behind the last decision; where that is known to all, the one behind an earlier one.
  for (let end = last; end > 0; end = steps.slice(0, end).findLastIndex(({ by }) => by === seat)) {
    const truth = steps.slice(0, end);
    const other = game.secrets ? otherTruth(game, table, truth, seat, new FastRandom(seed)) : truth;
    if (other === undefined) continue;
    const decided = decisions(game, table, truth, seat, mind);
    ensureSame(decisions(game, table, other, seat, mind), decided, `what ${mind.level} on seat ${seat} decides`);
    return decided.length;
  }
  return 0;
};
