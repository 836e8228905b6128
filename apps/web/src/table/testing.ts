import {
  botPlayer,
  type Game,
  playAll,
  type Seat,
  type StepBase,
  seat,
  simulate,
  tableOf,
  type ViewBase,
} from '@wunderkammer/kernel';
import { vi } from 'vitest';
import type { Tells } from '../games/game-ui.ts';
import { directionOf } from './direction.ts';
import { Director, type Scene } from './director.ts';
import type { Happened, SourceListener, TableSource } from './source.ts';

const NAMES = ['Anna', 'Balthasar', 'Cosima', 'Dodo'];

/** A whole game between bots, as one who sits at it sees it: each step, and the table after it. */
const seenFrom = (game: Game, seats: number, viewer: Seat, seed: string) => {
  const { steps } = simulate(game, seats, {}, botPlayer, seed);
  const table = tableOf(game, seats);
  const views: ViewBase[] = [];
  const seen: StepBase[] = [];
  const last = playAll(game, table, steps, (before, step) => {
    views.push(game.view(before, viewer));
    seen.push(game.seen(before, step, viewer));
  });
  views.push(game.view(last, viewer));
  return { table: { ...table, names: NAMES.slice(0, seats) }, views, seen };
};

/** A source that plays a recorded game: all that others do comes at once, and what the viewer does when it is asked for. */
class Recorded implements TableSource {
  #listener: SourceListener | undefined;
  #version = 0;
  readonly #views: readonly ViewBase[];
  readonly #seen: readonly StepBase[];
  readonly #viewer: Seat;

  constructor({ views, seen }: { views: readonly ViewBase[]; seen: readonly StepBase[] }, viewer: Seat) {
    this.#views = views;
    this.#seen = seen;
    this.#viewer = viewer;
  }

  face(): void {
    const view = this.#views[0]!;
    this.#listener!.synced({ viewer: this.#viewer, version: 0, view, legal: [], log: [], marks: {}, shown: 0 });
  }
  decide = async () => undefined;
  explain = async () => undefined;
  takeBack = async () => undefined;
  record = async () => undefined;
  close = () => {};
  mark = () => {};
  listen = (listener: SourceListener) => {
    this.#listener = listener;
    return () => {};
  };

  /** What happens until the viewer decides again; whether anything did. */
  goOn(): boolean {
    const from = this.#version;
    do {
      const seen = this.#seen[this.#version];
      if (seen === undefined) break;
      this.#version += 1;
      const view = this.#views[this.#version]!;
      const asked = view.turn.type === 'decision' && view.turn.seats.includes(this.#viewer);
      const happened: Happened = {
        viewer: this.#viewer,
        version: this.#version,
        view,
        legal: asked ? [{ by: this.#viewer, type: 'any' }] : [],
        entry: { seen, secret: false },
      };
      this.#listener!.happened(happened);
    } while (this.#seen[this.#version]?.by !== this.#viewer);
    return this.#version > from;
  }
}

/** One thing that was on the screen, and when. */
export interface Shot {
  readonly at: number;
  readonly scene: Scene;
}

/** Lets a recorded game pass before somebody's eyes at the normal pace, by a clock that a test moves; all snapshots of it. */
export const watchAll = async (
  game: Game,
  tells: Tells,
  seats: number,
  seed: string,
  most = Number.POSITIVE_INFINITY,
  pace = { reading: 1, motion: 1 },
) => {
  const viewer = seat(0);
  const recorded = seenFrom(game, seats, viewer, seed);
  const texts = await game.texts('en');
  vi.useFakeTimers();
  const source = new Recorded(recorded, viewer);
  const director = new Director(source);
  director.direct(
    directionOf(
      tells,
      texts,
      recorded.table,
      () => false,
      () => pace,
    ),
  );
  const shots: Shot[] = [];
  const began = performance.now();
  director.subscribe(() => shots.push({ at: performance.now() - began, scene: director.snapshot() }));
  source.face();
  /** How long whoever sits there waited between two of their decisions. */
  const waits: number[] = [];
  while (waits.length < most && source.goOn()) {
    const from = performance.now();
    while (!director.snapshot().idle) vi.advanceTimersToNextTimer();
    waits.push(performance.now() - from);
  }
  director.close();
  vi.useRealTimers();
  return { ...recorded, viewer, texts, shots, waits };
};
