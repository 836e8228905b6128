import type { DecisionOf, Game, GameTypes, Seat } from '@wunderkammer/kernel';

/** A game under observation. */
export interface Spied<T extends GameTypes> {
  /** Follows the script: chance falls and bots decide as it says. Throws a `ScriptEnded` when there is no more of it. */
  readonly game: Game<T>;
  /** Everything that reached the bot of each seat, as JSON, a line a call. */
  readonly told: ReadonlyMap<Seat, readonly string[]>;
}

/** There is no step left to follow. */
export class ScriptEnded extends Error {}

/** Puts a spy in the place of every bot of a game. Whoever keeps a table tells each of them every step: so they know what is next. */
export const spyOnBots = <T extends GameTypes>(game: Game<T>, script: readonly T['Step'][]): Spied<T> => {
  const told = new Map<Seat, string[]>();
  let passed = 0;
  const next = (): T['Step'] => {
    const step = script[passed];
    if (step === undefined) throw new ScriptEnded(`the script ends after ${script.length} steps`);
    return step;
  };
  const bot: Game<T>['bot'] = (_mind, seat) => {
    const lines: string[] = [];
    told.set(seat, lines);
    let observed = 0;
    return {
      observe: (seen) => {
        lines.push(`observe ${JSON.stringify(seen)}`);
        passed = ++observed;
      },
      decide: (view, legal) => {
        lines.push(`decide ${JSON.stringify([view, legal])}`);
        return next() as DecisionOf<T>;
      },
    };
  };
  return { game: { ...game, bot, chance: next }, told };
};
