import { lineUps, type Match, type PlayedGame, winShares } from './match.ts';
import { type Estimate, estimate } from './statistics.ts';
import { Times } from './times.ts';

/** What became of one contender. */
export interface Standing {
  readonly name: string;
  /** The share of wins, ties split. */
  readonly share: Estimate;
  /** What it would be among equals. */
  readonly fair: number;
  readonly times: Times;
  /** How many games it lost by its own fault, by what was wrong. */
  readonly faults: readonly string[];
}

interface Tally {
  readonly name: string;
  readonly fair: number;
  /** One for each whole block. */
  readonly shares: number[];
  readonly times: Times;
  readonly faults: string[];
}

/** Adds up the games of a match, which come in the order of their blocks. */
export class Standings {
  games = 0;
  steps = 0;
  readonly #rotations: number;
  readonly #names: readonly string[];
  /** By name: whoever is named twice is one contender. */
  readonly #tallies = new Map<string, Tally>();
  /** What there is of a block that is not whole yet, by name. */
  readonly #open = new Map<string, number>();
  #openGames = 0;

  constructor({ contenders, players }: Match) {
    const rotations = lineUps(contenders.length, players);
    this.#rotations = rotations.length;
    this.#names = contenders;
    for (const name of contenders) {
      const seats = rotations.flat().filter((index) => contenders[index] === name).length;
      this.#tallies.set(name, {
        name,
        fair: seats / rotations.length / players,
        shares: [],
        times: new Times(),
        faults: [],
      });
    }
  }

  add(game: PlayedGame): void {
    this.games++;
    this.steps += game.steps;
    for (const [seat, share] of winShares(game).entries()) {
      const name = this.#names[game.seats[seat]!]!;
      const tally = this.#tallies.get(name)!;
      tally.times.addAll(game.times[seat]!);
      const fault = game.faults?.[seat];
      if (fault !== undefined) tally.faults.push(fault);
      this.#open.set(name, (this.#open.get(name) ?? 0) + share);
    }
    if (++this.#openGames === this.#rotations) this.#closeBlock();
  }

  /** How many whole blocks there are. */
  get blocks(): number {
    return this.#first.shares.length;
  }

  /** The shares of whoever is named first, by block. */
  get firstShares(): readonly number[] {
    return this.#first.shares;
  }

  get firstFair(): number {
    return this.#first.fair;
  }

  standings(): readonly Standing[] {
    return [...this.#tallies.values()].map(({ name, fair, shares, times, faults }) => ({
      name,
      share: estimate(shares),
      fair,
      times,
      faults,
    }));
  }

  get #first(): Tally {
    return this.#tallies.get(this.#names[0]!)!;
  }

  #closeBlock(): void {
    for (const { name, shares } of this.#tallies.values()) shares.push(this.#open.get(name)! / this.#rotations);
    this.#open.clear();
    this.#openGames = 0;
  }
}
