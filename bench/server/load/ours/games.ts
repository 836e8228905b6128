import { dreiMagier } from '@wunderkammer/drei-magier';
import { feuersalamander } from '@wunderkammer/feuersalamander';
import { FastRandom, type Game, type Random, type Seat, type State, type Table, tableOf } from '@wunderkammer/kernel';
import { type Offer, type OnlineSetup, type Run, unpackMoves } from '@wunderkammer/protocol';
import {
  randomCells,
  type Options as SalomonsOptions,
  type View as SalomonsView,
  salomonsOordeel,
} from '@wunderkammer/salomons-oordeel';

const GAMES: readonly Game[] = [feuersalamander, dreiMagier, salomonsOordeel];

/** How often a claim is made where one may be made: wrong ones cost, right ones bring the end nearer. */
const CLAIMS_IN = 20;
/** Offers with claims have hundreds of them; what else there is stands at their beginning. */
const TRIES = 4;

/** A game as the clients of a load play it: at random among what they are offered. */
export class PlayedGame {
  readonly setup: OnlineSetup;
  readonly #game: Game;
  readonly #table: Table;
  /** A listed move means the same in every state, so any will do to unpack it. */
  readonly #blank: State;
  readonly #random: Random = new FastRandom('bench:server');

  constructor(id: string, options: OnlineSetup['options'] = {}) {
    const game = GAMES.find((known) => known.id === id);
    if (game === undefined) throw new Error(`there is no game "${id}"`);
    // Where fewer than four play, the fourth client watches.
    const seats = Math.min(4, game.seats.max);
    this.#game = game;
    this.#table = tableOf(game, seats, options);
    this.#blank = game.create(this.#table);
    this.setup = {
      game: id,
      options,
      seats,
      aids: 'notes',
      clock: { type: 'none', away: null },
      watch: 'public',
      listed: false,
      games: 1,
    };
  }

  /** `view` is at least as new as the beginning of the game. */
  decide(offer: Offer, seat: Seat, view: object): object {
    if (Array.isArray(offer[0])) return this.#pick(unpackMoves(offer as Run[]), seat);
    const { variant } = this.#table.options as SalomonsOptions;
    // The game's bot would think for 5 ms, at the load's expense.
    return { by: seat, type: 'arrange', cells: randomCells((view as SalomonsView).hand, variant, this.#random) };
  }

  #pick(moves: readonly number[], seat: Seat): object {
    const unpack = (index: number) => this.#game.engine.unpack(this.#blank, seat, moves[index]!);
    let step = unpack(this.#random.below(moves.length));
    if (step.type !== 'claim' || this.#random.below(CLAIMS_IN) === 0) return step;
    for (let tried = 0; tried < TRIES && tried < moves.length; tried++) {
      step = unpack(tried);
      if (step.type !== 'claim') break;
    }
    return step;
  }
}
