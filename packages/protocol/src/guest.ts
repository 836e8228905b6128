/** A whole client that plays one seat of one table, for programs: whoever decides knows what the seat sees, and nothing else. */
import {
  type DecisionBase,
  type Game,
  type Seat,
  type State,
  type StepBase,
  type Table,
  tableOf,
  type ViewBase,
} from '@wunderkammer/kernel';
import type { ClientMessage, Command } from './client.ts';
import { PROTOCOL } from './limits.ts';
import { LogParts } from './log-parts.ts';
import { choicesOf } from './offer.ts';
import { applyPatch } from './patch.ts';
import type { Room } from './room.ts';
import { type Offer, type ServerMessage, serverMessage } from './server.ts';

/** Where a table is: `http://localhost:8484/t/AbCdEfGh1234`. */
export interface TableLink {
  readonly house: string;
  readonly table: string;
}

/** Reads the link of a table. */
export const readTableLink = (text: string): TableLink | undefined => {
  const [, house, table] = /^(https?:\/\/[^/]+)\/t\/([0-9A-Za-z]{12})$/.exec(text) ?? [];
  return house === undefined || table === undefined ? undefined : { house, table };
};

/** Becomes somebody in a house; the token says so from then on. */
export const comeIn = async (house: string, name: string): Promise<string> => {
  const response = await fetch(`${house}/api/me`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, language: 'en' }),
  });
  const answer = (await response.json()) as { readonly token: string; readonly message?: string };
  if (!response.ok) throw new Error(answer.message);
  return answer.token;
};

/** Decides for the seat; a `Bot` is one. It may take its time, and may be asked again if the table has moved on meanwhile. */
export interface GuestPlayer {
  /** Called for every step, with what the seat saw of it. */
  observe(seen: StepBase): void;
  decide(view: ViewBase, legal: readonly DecisionBase[]): DecisionBase | Promise<DecisionBase>;
  /** A decision was refused by a rule; it is asked again. */
  refused?(why: string): void;
}

/** A visit at a table. */
export interface Visit {
  readonly link: TableLink;
  readonly token: string;
  /** Under which name to sit down. */
  readonly name: string;
  readonly games: readonly Game[];
  /** Whoever decides, made when the game begins and the seat is known, and anew when somebody took a step back. */
  player(game: Game, table: Table, seat: Seat): GuestPlayer;
}

/** How long to wait before the line is tried again. */
const AGAIN_MS = 500;

/** What is known of the game so far, from one seat. */
class Seated {
  readonly seat: Seat;
  player: GuestPlayer;
  /** What the seat saw of each step. */
  #log: StepBase[] = [];
  /** How many steps were taken back so far. */
  takenBack = 0;
  view: ViewBase | undefined;
  offer: Offer | undefined;
  readonly #game: Game;
  readonly #comeAnew: () => GuestPlayer;
  /** A listed move means the same in every state, so any will do to unpack it. */
  readonly #blank: State;

  constructor({ games, player }: Visit, { setup }: Room, seat: Seat) {
    const game = games.find(({ id }) => id === setup.game);
    if (game === undefined) throw new Error(`I do not know the game "${setup.game}"`);
    const table = tableOf(game, setup.seats, setup.options);
    this.seat = seat;
    this.#comeAnew = () => player(game, table, seat);
    this.player = this.#comeAnew();
    this.#game = game;
    this.#blank = game.create(table);
  }

  get steps(): number {
    return this.#log.length;
  }

  see(seen: StepBase): void {
    this.player.observe(seen);
    this.#log.push(seen);
  }

  /** Steps were taken back: what is left is told to a player who knows nothing of the rest. */
  forget(steps: number, takenBack: number): void {
    const left = this.#log.slice(0, steps);
    this.#log = [];
    this.takenBack = takenBack;
    this.player = this.#comeAnew();
    for (const seen of left) this.see(seen);
  }

  async decide(offer: Offer): Promise<DecisionBase> {
    return this.player.decide(this.view!, choicesOf(offer, this.#game, this.#blank, this.seat));
  }
}

/**
 * Sits down at a table (unless the token's seat is there already) and plays until the game is over; comes back when the
 * connection breaks. Fails if the table is not for this guest.
 */
export const playAsGuest = (visit: Visit): Promise<Room['ending']> =>
  new Promise((resolve, reject) => {
    const { house, table } = visit.link;
    /** Requests that were not acknowledged are asked again after a reconnection, under the same name: they are done once. */
    const waiting = new Map<string, Extract<ClientMessage, { t: 'do' }>>();
    const visitId = crypto.randomUUID().slice(0, 8);
    let asked = 0;
    let seated: Seated | undefined;
    let deciding = false;
    let isOver = false;
    let socket: WebSocket;
    let parts: LogParts;

    const leave = (end: () => void): void => {
      isOver = true;
      socket.close();
      end();
    };
    const fail = (why: unknown): void => leave(() => reject(why instanceof Error ? why : new Error(String(why))));
    const send = (message: ClientMessage): void => {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    };
    const ask = (command: Command): void => {
      const message = { t: 'do', id: `guest-${visitId}-${++asked}`, table, do: command } as const;
      waiting.set(message.id, message);
      send(message);
    };

    /** Decides, if it is time to; what was decided of a table that has moved on since is forgotten. */
    const act = async (): Promise<void> => {
      if (deciding || waiting.size > 0) return;
      deciding = true;
      try {
        while (seated?.offer !== undefined && !isOver) {
          const { steps, takenBack, offer } = seated;
          const step = await seated.decide(offer);
          if (seated.steps !== steps || seated.takenBack !== takenBack || isOver) continue;
          ask({ type: 'play', after: steps, step });
          break;
        }
      } catch (error) {
        fail(error);
      }
      deciding = false;
    };

    const refused = (message: Extract<ServerMessage, { t: 'refused' }>, was: Command | undefined): void => {
      const why = `${message.code}${message.message === undefined ? '' : `, ${message.message}`}`;
      if (was?.type === 'sit') fail(`I may not sit down: ${why}`);
      if (was?.type !== 'play' || message.code !== 'rule') return;
      if (seated?.player.refused === undefined) fail(`a decision was refused: ${why}`);
      else {
        seated.player.refused(why);
        void act();
      }
    };

    const receive = (message: ServerMessage): void => {
      const id = 'id' in message ? message.id : undefined;
      const was = id === undefined ? undefined : waiting.get(id)?.do;
      if (id !== undefined) waiting.delete(id);
      switch (message.t) {
        case 'hello':
          send({
            t: 'open',
            table,
            ...(seated && { since: { steps: seated.steps, chat: 0, takenBack: seated.takenBack } }),
          });
          for (const unanswered of waiting.values()) send(unanswered);
          break;
        case 'log':
          parts.take(message);
          break;
        case 'outside':
          // A table that may not be watched: there is more to know once one sits there.
          if (message.outside.status === 'waiting') ask({ type: 'sit', name: visit.name, entropy: '' });
          else fail('the game has begun without me');
          break;
        case 'sync': {
          const { room, game } = parts.join(message);
          if (room.status === 'over') {
            leave(() => resolve(room.ending));
            break;
          }
          if (room.status === 'waiting' && room.you.seat === null) ask({ type: 'sit', name: visit.name, entropy: '' });
          if (game === undefined) break;
          if (game.seat === null) {
            fail('the game has begun without me');
            break;
          }
          seated ??= new Seated(visit, room, game.seat as Seat);
          if ((game.takenBack ?? 0) !== seated.takenBack) seated.forget(game.from, game.takenBack ?? 0);
          for (const { s } of game.log.slice(seated.steps - game.from)) seated.see(s);
          seated.view = game.view;
          seated.offer = game.offer;
          void act();
          break;
        }
        case 'played':
          if (seated === undefined) break;
          for (const { s, p } of message.steps) {
            seated.see(s);
            if (p !== undefined) seated.view = applyPatch(seated.view, p);
          }
          seated.offer = message.offer;
          void act();
          break;
        case 'takenBack':
          if (seated === undefined) break;
          seated.forget(message.n, message.takenBack);
          if (message.p !== undefined) seated.view = applyPatch(seated.view, message.p);
          seated.offer = message.offer;
          void act();
          break;
        case 'room':
          if (message.room.status === 'over') leave(() => resolve(message.room.ending));
          break;
        case 'refused':
          refused(message, was);
          break;
        case 'gone':
          fail(`this table is not for me: ${message.code}`);
      }
    };

    const connect = (): void => {
      socket = new WebSocket(`${house.replace('http', 'ws')}/api/socket`);
      parts = new LogParts();
      socket.addEventListener('open', () => send({ t: 'hello', protocol: PROTOCOL, token: visit.token }));
      socket.addEventListener('message', ({ data }) => {
        try {
          receive(serverMessage.parse(JSON.parse(String(data))));
        } catch (error) {
          fail(error);
        }
      });
      socket.addEventListener('close', () => {
        if (!isOver) setTimeout(connect, AGAIN_MS);
      });
      socket.addEventListener('error', () => {});
    };
    connect();
  });
