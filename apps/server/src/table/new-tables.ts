import { freeCharacter } from '@wunderkammer/cast';
import { allSeats, type Game, type Seat, USUAL_MIND } from '@wunderkammer/kernel';
import type { OnlineSetup, Seating } from '@wunderkammer/protocol';
import { gameOf } from '../games.ts';
import { Refusal } from '../refusal.ts';
import { freshHex, freshId } from '../world.ts';
import { needSeat, seatBot } from './commands.ts';
import type { TableEvent } from './events.ts';
import { cardJson, headOf } from './room.ts';
import type { TableContext } from './table-context.ts';
import { TableState } from './table-state.ts';

/** What tables are opened with. */
export interface TableMaking extends Pick<TableContext, 'store' | 'bus' | 'world' | 'time'> {
  readonly games: readonly Game[];
  /** How many tables there may be that are not over: in all, and for one person. */
  readonly mostTables: number;
  readonly mostTablesEach: number;
}

const ID_LENGTH = 12;

/** How a table begins: opened by somebody, or after another one. It is in the store then; in memory once it is looked at. */
export class NewTables {
  readonly #with: TableMaking;
  /** How many there are that are not over: as it was counted last, and those opened since. */
  #unfinished = 0;

  constructor(making: TableMaking) {
    this.#with = making;
  }

  /** Counts anew the tables that are not over. */
  async count(): Promise<void> {
    const { store, mostTables } = this.#with;
    this.#unfinished = (await store.heads({ status: ['waiting', 'playing'], limit: mostTables })).length;
  }

  /** Opens a table; whoever opens it has the say and a seat, and bots sit where they were put. */
  async open(setup: OnlineSetup, person: string, name: string, { seat = 0, bots = [] }: Seating): Promise<string> {
    const game = gameOf(this.#with.games, setup.game);
    if (game === undefined) throw new Refusal('options', `there is no game "${setup.game}"`);
    if (setup.seats < game.seats.min || setup.seats > game.seats.max) {
      throw new Refusal('options', `${game.title} is for ${game.seats.min} to ${game.seats.max} players`);
    }
    const options = game.readOptions(setup.options, setup.seats);
    if (!options.ok) throw new Refusal('options', options.message);
    await this.mayJoin(person);
    this.#needRoom();
    const { world, time } = this.#with;
    const now = time.stamp();
    const created = { type: 'created', ...now, setup, seed: freshHex(world, 32), host: person, outcomes: [] } as const;
    const sitting: TableEvent[] = [{ type: 'sat', ...now, seat: seat as Seat, person, name, entropy: '' }];
    // Tried at a table that nobody keeps: who cannot sit there is refused before there is one.
    const trial = new TableState('', this.#with.games, created);
    needSeat(trial, seat);
    trial.apply(sitting[0]!);
    for (const bot of bots) {
      for (const change of seatBot(trial, bot.seat as Seat, bot.as)) {
        const event = { ...change, ...now };
        trial.apply(event);
        sitting.push(event);
      }
    }
    return this.#keepNew([created, ...sitting]);
  }

  /** Nobody sits at more tables than one person may. */
  async mayJoin(person: string): Promise<void> {
    const { store, mostTablesEach } = this.#with;
    const own = await store.heads({ person, status: ['waiting', 'playing'], limit: mostTablesEach });
    if (own.length >= mostTablesEach) throw new Refusal('full', 'you sit at too many tables already');
  }

  #needRoom(): void {
    if (this.#unfinished >= this.#with.mostTables) throw new Refusal('full', 'every table of this house is in use');
  }

  /** Opens a table with these events. One that has its name already is there, too. */
  async #keepNew(events: readonly [TableEvent, ...TableEvent[]], id?: string): Promise<string> {
    const { store, games, world, bus } = this.#with;
    for (;;) {
      const state = new TableState(id ?? freshId(world, ID_LENGTH), games, events[0]);
      for (const event of events.slice(1)) state.apply(event);
      const head = headOf(state, null, cardJson(state));
      const [result] = await store.append([{ head, events: events.map((event) => JSON.stringify(event)) }]);
      if (result !== 'kept' && id !== undefined) return id;
      if (result !== 'kept') continue;
      this.#unfinished++;
      for (const { person } of head.members) bus.publish(`person.${person}`, state.id);
      if (head.listed) bus.publish('lobby', state.id);
      return state.id;
    }
  }

  /** The same people at the same seats; the next game of the series, or the first of another. */
  async openNext(state: TableState): Promise<string> {
    this.#needRoom();
    const { setup, host, seats, outcomes, ending } = state;
    const now = this.#with.time.stamp();
    const ended = ending?.outcome === undefined ? outcomes : [...outcomes, ending.outcome];
    const created: TableEvent = {
      type: 'created',
      ...now,
      setup,
      seed: freshHex(this.#with.world, 32),
      host,
      outcomes: ended.length < setup.games ? ended : [],
    };
    const names = seats.map(({ name }) => name);
    const sitting = allSeats(setup.seats).flatMap((seat): TableEvent[] => {
      const { kind, person, name, character } = seats[seat]!;
      if (kind === 'open') return [];
      return [
        person === null
          ? // Where somebody was forgotten, a bot sits down in their place.
            { type: 'bot', ...now, seat, character: character ?? freeCharacter(USUAL_MIND.level, names) }
          : { type: 'sat', ...now, seat, person, name, entropy: '' },
      ];
    });
    return this.#keepNew([created, ...sitting], state.nextId());
  }
}
