import type { Bus } from '../bus/bus.ts';
import { readHint } from '../bus/read-hint.ts';
import type { Nodes } from '../nodes/nodes.ts';

/** Who of those who sit at a table is at one server, and how many watch there. */
interface Company {
  readonly people: readonly string[];
  readonly watchers: number;
}

/** What a server tells the others of it, or that they are to tell theirs. */
type Told = { readonly node: string } & (Company | { readonly ask: true });

const isTold = (value: Partial<Told>): boolean =>
  typeof value.node === 'string' && ('ask' in value || ('people' in value && Array.isArray(value.people)));

/**
 * Who is at a table at other servers. Each tells the others when that changes, and is asked by one that reads the table. It
 * counts until that server says something else or is gone: one that is only not heard still has its people.
 */
export class Elsewhere {
  readonly #bus: Bus;
  readonly #node: string;
  readonly #topic: string;
  readonly #companies = new Map<string, Company>();
  readonly #unsubscribe: () => void;
  #told: Company | undefined;

  /** `changed` is called when somebody came or went there. */
  constructor({ bus, nodes }: { readonly bus: Bus; readonly nodes: Nodes }, table: string, changed: () => void) {
    this.#bus = bus;
    this.#node = nodes.id;
    this.#topic = `here.${table}`;
    this.#unsubscribe = bus.subscribe(this.#topic, (message) => {
      const told = readHint<Told>(message, isTold);
      if (told === undefined || told.node === this.#node) return;
      if ('ask' in told) {
        if (this.#told !== undefined) this.#publish(this.#told);
        return;
      }
      const { node, people, watchers } = told;
      if (people.length === 0 && watchers === 0) this.#companies.delete(node);
      else this.#companies.set(node, { people, watchers });
      changed();
    });
    this.ask();
  }

  get watchers(): number {
    let all = 0;
    for (const { watchers } of this.#companies.values()) all += watchers;
    return all;
  }

  has(person: string | null): boolean {
    if (person === null) return false;
    for (const { people } of this.#companies.values()) if (people.includes(person)) return true;
    return false;
  }

  /** Tells the others who is here, unless they know. */
  tell(here: Company): void {
    if (this.#told?.people.join() === here.people.join() && this.#told.watchers === here.watchers) return;
    this.#told = here;
    this.#publish(here);
  }

  /** Asks the others who is there. */
  ask(): void {
    this.#publish({ ask: true });
  }

  /** Another server is gone, and whoever was there. False: nobody was. */
  gone(node: string): boolean {
    return this.#companies.delete(node);
  }

  /** `handedOver`: whoever is here comes to the table that is read in place of this one. */
  close(handedOver: boolean): void {
    if (!handedOver) this.tell({ people: [], watchers: 0 });
    this.#unsubscribe();
  }

  #publish(what: Company | { readonly ask: true }): void {
    this.#bus.publish(this.#topic, JSON.stringify({ node: this.#node, ...what } satisfies Told));
  }
}
