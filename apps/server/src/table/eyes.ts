import { MOST_MOVES, type State, type StepBase, type Viewer } from '@wunderkammer/kernel';
import { Comparison, type Offer, packMoves } from '@wunderkammer/protocol';
import type { TableState } from './table-state.ts';

const MOVES = new Int32Array(MOST_MOVES);
const COMPARISON = new Comparison();

/** What somebody on this seat may decide now; undefined if nothing. */
export const offerTo = (state: TableState, viewer: Viewer): Offer | undefined => {
  const { truth, asked, game } = state;
  if (viewer === 'watcher' || truth === undefined || !asked.includes(viewer) || state.isDriven(viewer))
    return undefined;
  const count = game.engine.moves(truth, viewer, MOVES);
  return count > 0 ? packMoves(MOVES, count) : game.legal(truth, viewer);
};

/** One step as a watcher saw it, from which everybody's sight of it is made. */
interface OpenlySeen {
  readonly open: StepBase;
  readonly json: string;
}

const seeOpenly = ({ game }: TableState, before: State, step: StepBase): OpenlySeen => {
  const open = game.seen(before, step, 'watcher');
  return { open, json: JSON.stringify(open) };
};

/** One step as somebody saw it, as JSON: `s` and `x` of the protocol, without the braces. */
export const seenJson = (
  state: TableState,
  before: State,
  step: StepBase,
  viewer: Viewer,
  { open, json } = seeOpenly(state, before, step),
): string => {
  const { game } = state;
  const seen = game.seen(before, step, viewer, open);
  const own = seen === open ? json : JSON.stringify(seen);
  return own === json ? `"s":${own}` : `"s":${own},"x":1`;
};

export const standInJson = (auto: 'bot' | 'clock' | undefined): string => (auto === undefined ? '' : `,"a":"${auto}"`);

/** What is seen from one place. */
interface Sight {
  /** The last view: the next one is sent as a change to it. */
  view: object;
  /** The steps seen since they were last taken, as JSON, with commas between them. */
  steps: string;
}

/**
 * Sees the steps of a table with the eyes of everybody who looks at it, and turns them into what is sent to each. Two who
 * look from the same place get the same bytes.
 */
export class Eyes {
  readonly #state: TableState;
  readonly #sights = new Map<Viewer, Sight>();

  constructor(state: TableState) {
    this.#state = state;
  }

  /** The view from a place, from which on it is told what changes. */
  open(viewer: Viewer): object {
    let sight = this.#sights.get(viewer);
    if (sight === undefined) {
      const { game, truth } = this.#state;
      sight = { view: game.view(truth!, viewer), steps: '' };
      this.#sights.set(viewer, sight);
    }
    return sight.view;
  }

  close(viewer: Viewer): void {
    this.#sights.delete(viewer);
  }

  /** To be called when a step has been played; `auto` if a bot decided it in somebody's place. */
  lookAfter(step: StepBase, auto?: 'bot' | 'clock'): void {
    if (this.#sights.size === 0) return;
    const { game, truth, before } = this.#state;
    const openly = seeOpenly(this.#state, before, step);
    const open = game.view(truth!, 'watcher');
    for (const [viewer, sight] of this.#sights) {
      const seen = seenJson(this.#state, before, step, viewer, openly) + standInJson(auto);
      const now = game.view(truth!, viewer, open);
      const change = COMPARISON.patch(sight.view, now);
      const told = change === undefined ? `{${seen}}` : `{${seen},"p":${change}}`;
      sight.view = now;
      sight.steps = sight.steps === '' ? told : `${sight.steps},${told}`;
    }
    COMPARISON.forget();
  }

  /** To be called when a step has been taken back: how the views changed, each as JSON of a patch. */
  lookAgain(): [viewer: Viewer, patch: string | undefined][] {
    const { game, truth } = this.#state;
    const open = game.view(truth!, 'watcher');
    const changes = [...this.#sights].map(([viewer, sight]): [Viewer, string | undefined] => {
      const now = game.view(truth!, viewer, open);
      const change = COMPARISON.patch(sight.view, now);
      sight.view = now;
      return [viewer, change];
    });
    COMPARISON.forget();
    return changes;
  }

  /** What has been seen since the last call, for each place: JSON of the protocol's `steps`. */
  take(): [viewer: Viewer, steps: string][] {
    const taken: [Viewer, string][] = [];
    for (const [viewer, sight] of this.#sights) {
      if (sight.steps !== '') taken.push([viewer, `[${sight.steps}]`]);
      sight.steps = '';
    }
    return taken;
  }
}
