import type { Game } from '@wunderkammer/kernel';

/** A table to be looked at: so many seats, and what was agreed on. */
export interface TableSetup {
  readonly players: number;
  readonly options: object;
  /** How it is called in tables and charts. */
  readonly label: string;
  /** Nothing was agreed on but the number of players. */
  readonly usual: boolean;
}

/** Every number of seats (or just this one) with every variant. */
export const setupsOf = ({ seats, balance }: Game, only?: number): readonly TableSetup[] =>
  Array.from({ length: seats.max - seats.min + 1 }, (_, index) => seats.min + index)
    .filter((players) => only === undefined || players === only)
    .flatMap((players) => [
      { players, options: {}, label: `${players} players`, usual: true },
      ...(balance?.variants?.(players) ?? []).map(({ label, options }) => ({
        players,
        options,
        label: `${players} players, ${label}`,
        usual: false,
      })),
    ]);
