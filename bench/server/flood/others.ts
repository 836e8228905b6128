import WebSocket from 'ws';
import { Lines } from '../load/lines.ts';
import { Client } from '../load/ours/client.ts';
import type { PlayedGame } from '../load/ours/games.ts';
import { addressOf, type HouseApi } from '../load/ours/house.ts';
import { OnlineTable } from '../load/ours/online-table.ts';
import { CLIENTS, type Driver } from '../load/tables.ts';

/** After an answer the next thing is asked so much later: below what one line may ask for. */
const PAUSE_MS = 60;

/** The answers that somebody got, and how long they took. */
export class Answers {
  /** Nothing more is asked. */
  readonly stop: () => void;
  readonly times: number[] = [];
  #asked = 0;
  #isAsked = false;
  isCounted = false;

  constructor(stop: () => void) {
    this.stop = stop;
  }

  asked(): void {
    this.#asked = performance.now();
    this.#isAsked = true;
  }

  answered(): void {
    if (this.#isAsked && this.isCounted) this.times.push(performance.now() - this.#asked);
    this.#isAsked = false;
  }
}

/** Four people at a table, who decide one after the other without end. */
export const playOn = async (house: HouseApi, game: PlayedGame, number: number): Promise<Answers> => {
  const lines = new Lines();
  const clients: Client[] = [];
  const answers = new Answers(() => {
    for (const client of clients) client.close();
  });
  for (let place = 0; place < CLIENTS; place++) {
    const person = await house.comeIn(`O${number} P${place}`, addressOf(1_000 + number));
    const client = new Client(house.address, person, lines);
    await client.greet();
    clients.push(client);
  }
  const driver: Driver = {
    told: () => answers.answered(),
    ready: () => void setTimeout(decide, PAUSE_MS),
    failed: (error) => {
      throw error;
    },
  };
  const table = new OnlineTable(number, game, clients, driver);
  const decide = (): void => {
    answers.asked();
    table.decide();
  };
  await table.begin(house);
  decide();
  return answers;
};

/** A stranger from an address of their own, who asks whether anybody is there. */
export const askOn = async (house: string, number: number): Promise<Answers> => {
  const socket = new WebSocket(`${house.replace('http', 'ws')}/api/socket`, {
    perMessageDeflate: false,
    headers: { 'x-forwarded-for': addressOf(2_000 + number) },
  });
  const answers = new Answers(() => socket.terminate());
  const ask = (): void => {
    if (socket.readyState !== WebSocket.OPEN) return;
    answers.asked();
    socket.send('{"t":"ping"}');
  };
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  socket.on('message', () => {
    answers.answered();
    setTimeout(ask, PAUSE_MS);
  });
  socket.send('{"t":"hello","protocol":1}');
  return answers;
};
