/** A record handed from a finished table to the page that replays it. */
let handed: unknown;

/** Lays a record on the replay page and returns the page's address. */
export const replayOf = (record: object): string => {
  handed = record;
  return '/replay';
};

export const handedRecord = (): unknown => handed;
