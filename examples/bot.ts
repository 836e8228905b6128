/**
 * A program that takes a seat at an online table and plays it, by the public protocol (docs/PROTOCOL.md) alone: it knows
 * what its seat sees, like anybody else.
 *
 *   npm run example-bot -- http://localhost:8484/t/AbCdEfGh1234 [--name Robo] [--token …]
 *
 * Without a token it comes as a guest and sits down on a free seat. With one (the table's menu gives it to you) it plays
 * the seat that is yours. To write your own, change `decide`.
 */
import { parseArgs } from 'node:util';
import { dreiMagier } from '@wunderkammer/drei-magier';
import { feuersalamander } from '@wunderkammer/feuersalamander';
import {
  type Bot,
  type DecisionBase,
  FastRandom,
  type Game,
  type Seat,
  type State,
  type StepBase,
  tableOf,
  USUAL_MIND,
  type ViewBase,
} from '@wunderkammer/kernel';
import {
  applyPatch,
  type ClientMessage,
  choicesOf,
  LogParts,
  type Offer,
  PROTOCOL,
  type ServerMessage,
  serverMessage,
} from '@wunderkammer/protocol';
import { salomonsOordeel } from '@wunderkammer/salomons-oordeel';

const GAMES: readonly Game[] = [feuersalamander, dreiMagier, salomonsOordeel];

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { name: { type: 'string', default: 'Robo' }, token: { type: 'string' } },
});
const [, house, table] = /^(https?:\/\/[^/]+)\/t\/([0-9A-Za-z]{12})$/.exec(positionals[0] ?? '') ?? [];
if (house === undefined || table === undefined) {
  console.error('usage: npm run example-bot -- <link of a table> [--name <name>] [--token <token>]');
  process.exit(2);
}

/** Becomes somebody. */
const comeIn = async (name: string): Promise<string> => {
  const response = await fetch(`${house}/api/me`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, language: 'en' }),
  });
  const answer = (await response.json()) as { readonly token: string; readonly message?: string };
  if (!response.ok) throw new Error(answer.message);
  return answer.token;
};

/** One game from one seat: what the program knows, and what it makes of it. */
class Player {
  readonly seat: Seat;
  steps = 0;
  view: ViewBase | undefined;
  readonly #game: Game;
  /** A listed move means the same in every state, so any will do to unpack it. */
  readonly #blank: State;
  readonly #bot: Bot;

  constructor(id: string, seats: number, options: object, seat: Seat) {
    const game = GAMES.find((known) => known.id === id);
    if (game === undefined) throw new Error(`I do not know the game "${id}"`);
    const given = tableOf(game, seats, options);
    this.seat = seat;
    this.#game = game;
    this.#blank = game.create(given);
    this.#bot = game.bot(USUAL_MIND, seat, given, new FastRandom(crypto.randomUUID()));
  }

  see(seen: StepBase): void {
    this.#bot.observe(seen);
    this.steps++;
  }

  /** What to do. This is the line to change. */
  decide(offer: Offer): DecisionBase {
    return this.#bot.decide(this.view!, choicesOf(offer, this.#game, this.#blank, this.seat));
  }
}

const token = values.token ?? (await comeIn(values.name));
/** Requests that were not acknowledged are asked again after a reconnection, under the same name: they are done once. */
const waiting = new Map<string, ClientMessage>();
let asked = 0;
let player: Player | undefined;

const connect = (): void => {
  const socket = new WebSocket(`${house.replace('http', 'ws')}/api/socket`);
  const parts = new LogParts();
  const send = (message: ClientMessage): void => socket.send(JSON.stringify(message));
  const ask = (command: Extract<ClientMessage, { t: 'do' }>['do']): void => {
    const message: ClientMessage = { t: 'do', id: `bot-${process.pid}-${++asked}`, table, do: command };
    waiting.set(message.id, message);
    send(message);
  };
  const act = (offer: Offer | undefined): void => {
    if (player === undefined || offer === undefined || waiting.size > 0) return;
    ask({ type: 'play', after: player.steps, step: player.decide(offer) });
  };

  const receive = (message: ServerMessage): void => {
    if ('id' in message && message.id !== undefined) waiting.delete(message.id);
    switch (message.t) {
      case 'hello':
        send({ t: 'open', table, ...(player && { since: { steps: player.steps, chat: 0 } }) });
        for (const unanswered of waiting.values()) send(unanswered);
        break;
      case 'log':
        parts.take(message);
        break;
      case 'outside':
        // A table that may not be watched: there is more to know once one sits there.
        if (message.outside.status === 'waiting') ask({ type: 'sit', name: values.name, entropy: '' });
        break;
      case 'sync': {
        const { room, game } = parts.join(message);
        if (room.status === 'waiting' && room.you.seat === null) ask({ type: 'sit', name: values.name, entropy: '' });
        if (game === undefined || game.seat === null) break;
        player ??= new Player(room.setup.game, room.setup.seats, room.setup.options, game.seat as Seat);
        for (const { s } of game.log.slice(player.steps - game.from)) player.see(s);
        player.view = game.view;
        act(game.offer);
        break;
      }
      case 'played':
        if (player === undefined) break;
        for (const { s, p } of message.steps) {
          player.see(s);
          if (p !== undefined) player.view = applyPatch(player.view, p);
        }
        act(message.offer);
        break;
      case 'room':
        if (message.room.status !== 'over') break;
        console.log('the game is over:', JSON.stringify(message.room.ending));
        process.exit(0);
        break;
      case 'refused':
        console.error(`refused: ${message.code}${message.message === undefined ? '' : `, ${message.message}`}`);
        break;
      case 'gone':
        console.error(`this table is not for me: ${message.code}`);
        process.exit(1);
    }
  };

  socket.addEventListener('open', () => send({ t: 'hello', protocol: PROTOCOL, token }));
  socket.addEventListener('message', ({ data }) => receive(serverMessage.parse(JSON.parse(String(data)))));
  socket.addEventListener('close', () => setTimeout(connect, 500));
  socket.addEventListener('error', () => {});
};

connect();
