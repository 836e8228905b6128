/** The worker that keeps one table: engine, bots and shelf, away from the page, which never stalls and never peeks. */
import { gameOf } from '../games/games.ts';
import { lessonOf } from '../games/lessons.ts';
import type { TableSetup } from '../table/source.ts';
import { DamagedGame, Keeper, type Keeping } from './keeper.ts';
import type { FromKeeper, ToKeeper } from './messages.ts';
import { randomHex } from './random.ts';
import { type KeptTable, Shelf } from './shelf.ts';

const port = self as unknown as { postMessage(message: FromKeeper): void };
const send = (message: FromKeeper): void => port.postMessage(message);
const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

let keeper: Keeper | undefined;

const freshTable = (id: string, setup: TableSetup): KeptTable => ({
  id,
  setup,
  seed: randomHex(32),
  // One browser is both the house and its guests: what a person would add to the seed, the browser adds.
  entropy: setup.seats.map(({ kind }) => (kind === 'person' ? randomHex(8) : '')),
  begun: Date.now(),
  touched: Date.now(),
  marks: setup.seats.map(() => ({})),
  shown: setup.seats.map(() => 0),
});

const openShelf = async (): Promise<Shelf | undefined> => {
  try {
    return await Shelf.open();
  } catch (error) {
    send({ type: 'fault', fault: { type: 'unsaved', message: wordsOf(error) } });
    return undefined;
  }
};

const NOWHERE: Keeping = { append: async () => {}, takeBack: async () => {}, put: async () => {} };

const sitDown = async (kept: KeptTable, steps: readonly unknown[], shelf: Shelf | undefined): Promise<void> => {
  const { game: id, lesson } = kept.setup;
  const game = await gameOf(id)?.open();
  if (game === undefined) throw new DamagedGame(-1, `there is no game "${id}"`);
  const script = lesson ? ((await lessonOf(id)?.())?.steps ?? []) : [];
  const opened = new Keeper(game, kept, steps, script, shelf ?? NOWHERE, {
    synced: (sync) => send({ type: 'synced', sync }),
    happened: (happened) => send({ type: 'happened', happened }),
    fault: (fault) => send({ type: 'fault', fault }),
  });
  keeper = opened;
  send({ type: 'opened', info: opened.info });
};

const begin = async (id: string, setup: TableSetup, shelf: Shelf | undefined): Promise<void> => {
  const kept = freshTable(id, setup);
  let keeping = shelf;
  try {
    await shelf?.put(kept);
  } catch (error) {
    keeping = undefined;
    send({ type: 'fault', fault: { type: 'unsaved', message: wordsOf(error) } });
  }
  await sitDown(kept, [], keeping);
};

const open = async (id: string, agreed: TableSetup | undefined): Promise<void> => {
  const shelf = await openShelf();
  const kept = await shelf?.table(id);
  if (shelf !== undefined && kept !== undefined) await sitDown(kept, await shelf.steps(id), shelf);
  else if (agreed !== undefined) await begin(id, agreed, shelf);
  else send({ type: 'fault', fault: { type: 'unknown' } });
};

const receive = async (message: ToKeeper): Promise<void> => {
  switch (message.type) {
    case 'open':
      return open(message.id, message.agreed);
    case 'face':
      keeper?.face(message.viewer);
      return keeper?.run();
    case 'decide':
    case 'explain': {
      const violation = await keeper?.[message.type](message.step);
      return send({ type: 'answer', ask: message.ask, ...(violation && { violation }) });
    }
    case 'takeBack':
      await keeper?.takeBack();
      return send({ type: 'answer', ask: message.ask });
    case 'mark':
      return keeper?.mark(message.key, message.value);
    case 'record': {
      const record = keeper?.record();
      return send({ type: 'record', ask: message.ask, ...(record && { record }) });
    }
  }
};

self.addEventListener('message', (event: MessageEvent<ToKeeper>) => {
  receive(event.data).catch((error: unknown) => {
    const fault =
      error instanceof DamagedGame
        ? { type: 'damaged' as const, at: error.at, message: error.message }
        : { type: 'crashed' as const, message: wordsOf(error) };
    send({ type: 'fault', fault });
  });
});
