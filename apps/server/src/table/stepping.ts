import type { DecisionBase, StepBase } from '@wunderkammer/kernel';
import type { Refusal } from '../refusal.ts';
import type { EventOf, TableEvent } from './events.ts';
import type { Eyes } from './eyes.ts';
import type { Draw, TableState } from './table-state.ts';

/** Plays the steps of a table, seen by the eyes of everybody who looks. */
export class Stepping {
  readonly #state: TableState;
  readonly #eyes: Eyes;
  readonly #draw: Draw;

  constructor(state: TableState, eyes: Eyes, draw: Draw) {
    this.#state = state;
    this.#eyes = eyes;
    this.#draw = draw;
  }

  /** Plays a decision and the chance that follows it, or says why not and changes nothing; the event is applied by the caller. */
  decide(decision: DecisionBase, auto: 'bot' | 'clock' | undefined): Refusal['violation'] {
    const violation = this.#step(decision, this.#standsIn(decision, auto));
    if (violation === undefined) this.#letChancePlay();
    return violation;
  }

  /** Everything up to the first decision happens by chance. */
  begin({ at, time }: TableEvent): TableEvent {
    this.#letChancePlay();
    this.#eyes.take();
    const event: TableEvent = { type: 'played', at, time, steps: [...this.#state.steps] };
    this.#state.apply(event, true);
    return event;
  }

  /** Plays what another server has played and kept. */
  follow(event: EventOf<'played'>): void {
    for (const [index, step] of event.steps.entries()) {
      const violation = this.#step(step, index === 0 ? this.#standsIn(step, event.auto) : undefined);
      if (violation !== undefined) throw new Error(`${this.#state.game.id} refused what was kept: ${violation.code}`);
    }
    this.#state.apply(event, true);
  }

  /** A bot on its own seat is in nobody's place. */
  #standsIn({ by }: StepBase, auto: 'bot' | 'clock' | undefined): 'bot' | 'clock' | undefined {
    return by !== 'chance' && this.#state.seats[by]!.kind === 'person' ? auto : undefined;
  }

  #step(step: StepBase, auto?: 'bot' | 'clock'): Refusal['violation'] {
    const violation = this.#state.step(step);
    if (violation === undefined) this.#eyes.lookAfter(step, auto);
    return violation;
  }

  #letChancePlay(): void {
    for (let step = this.#state.chance(this.#draw); step !== undefined; step = this.#state.chance(this.#draw)) {
      const violation = this.#step(step);
      if (violation !== undefined) throw new Error(`${this.#state.game.id} refused its own ${step.type}`);
    }
  }
}
