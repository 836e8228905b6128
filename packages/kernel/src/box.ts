/** How many minutes a game takes, from and to: by its book, or, where that is silent, by our estimate. */
export interface Playtime {
  readonly minutes: readonly [number, number];
  readonly estimated: boolean;
}

/** What stands on a game's box: all that is known of it before it is opened. */
export interface Box<Id extends string = string> {
  readonly id: Id;
  readonly title: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** Whether players have secrets from each other. */
  readonly secrets: boolean;
  /** How many usually sit down; where it is not said, as many as can. */
  readonly usual?: number;
  /** How long it takes. */
  readonly time?: Playtime;
  /** From how many years on, as its maker says. */
  readonly age?: number;
  /** By whom, and when. */
  readonly published?: string;
}
