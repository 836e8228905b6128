import type { RuleViolation, Viewer } from '@wunderkammer/kernel';
import type { SourceListener, TableSetup, TableSource } from '../table/source.ts';
import type { Decision, FromKeeper, ToKeeper } from './messages.ts';
import keeper from './worker.ts?worker&url';

/** A table kept by a worker in this browser. */
export class WorkerSource implements TableSource {
  readonly #worker: Worker;
  readonly #listeners = new Set<SourceListener>();
  readonly #waiting = new Map<number, (answer: never) => void>();
  #asked = 0;

  constructor(id: string, agreed: TableSetup | undefined) {
    this.#worker = new Worker(keeper, { type: 'module', name: 'keeper' });
    this.#worker.addEventListener('message', (event: MessageEvent<FromKeeper>) => this.#receive(event.data));
    this.#worker.addEventListener('error', (event) => {
      event.preventDefault();
      this.#receive({ type: 'fault', fault: { type: 'crashed', message: event.message } });
    });
    this.#send({ type: 'open', id, agreed });
  }

  face(viewer: Viewer): void {
    this.#send({ type: 'face', viewer });
  }

  decide(step: Decision): Promise<RuleViolation | undefined> {
    return this.#ask((ask) => ({ type: 'decide', ask, step }));
  }

  explain(step: Decision): Promise<RuleViolation | undefined> {
    return this.#ask((ask) => ({ type: 'explain', ask, step }));
  }

  takeBack(): Promise<undefined> {
    return this.#ask((ask) => ({ type: 'takeBack', ask }));
  }

  mark(key: string, value: string): void {
    this.#send({ type: 'mark', key, value });
  }

  record(): Promise<object | undefined> {
    return this.#ask((ask) => ({ type: 'record', ask }));
  }

  listen(listener: SourceListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#listeners.clear();
    this.#worker.terminate();
  }

  #ask<Answer>(message: (ask: number) => ToKeeper): Promise<Answer> {
    const ask = ++this.#asked;
    return new Promise<Answer>((resolve) => {
      this.#waiting.set(ask, resolve);
      this.#send(message(ask));
    });
  }

  #send(message: ToKeeper): void {
    this.#worker.postMessage(message);
  }

  #receive(message: FromKeeper): void {
    if (message.type === 'answer') this.#settle(message.ask, message.violation);
    else if (message.type === 'record') this.#settle(message.ask, message.record);
    else for (const listener of this.#listeners) tell(listener, message);
  }

  #settle(ask: number, answer: unknown): void {
    this.#waiting.get(ask)?.(answer as never);
    this.#waiting.delete(ask);
  }
}

type Told = Exclude<FromKeeper, { type: 'answer' | 'record' }>;

const tell = (listener: SourceListener, message: Told): void => {
  switch (message.type) {
    case 'opened':
      listener.opened(message.info);
      break;
    case 'synced':
      listener.synced(message.sync);
      break;
    case 'happened':
      listener.happened(message.happened);
      break;
    case 'fault':
      listener.fault(message.fault);
      break;
  }
};
