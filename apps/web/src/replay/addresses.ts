/** Whose game is looked back at: one of this device, one of the house, or one from a file. */
export type ReplayOf =
  | { readonly kept: 'here' | 'house'; readonly table: string }
  | { readonly kept: 'file'; readonly table?: undefined };

/** Where its table is, with the result on it. */
export const tableAddress = ({ kept, table }: ReplayOf): string | undefined =>
  kept === 'file' ? undefined : kept === 'here' ? `/table/${table}` : `/t/${table}`;

export const replayAddress = (of: ReplayOf): string =>
  of.kept === 'file' ? '/replay' : of.kept === 'here' ? `/replay/${of.table}` : `/t/${of.table}/replay`;
