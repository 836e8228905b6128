/** A table for people to read: columns under their names, as wide as they have to be. */
export const inColumns = (names: readonly string[], rows: readonly (readonly string[])[]): readonly string[] => {
  const all = [names, ...rows];
  const widths = names.map((_, column) => Math.max(...all.map((row) => [...row[column]!].length)));
  const cell = (text: string, column: number): string => text + ' '.repeat(widths[column]! - [...text].length);
  return all.map((row) => row.map(cell).join('  ').trimEnd());
};

/** To the minute, in the time of the world. */
export const moment = (at: number): string => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')}Z`;
