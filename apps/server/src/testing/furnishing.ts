/** Which tables a database is filled with, by their numbers, and what is the same for all of them. */
export interface Furnishing {
  readonly first: number;
  readonly last: number;
  /** How many events each has, and what stands in each. */
  readonly events: number;
  readonly event: string;
  /** Dates go on from here, a millisecond a table: when it was touched last, and when it is due. */
  readonly touched: number;
  readonly due: number;
}

/**
 * Fills a database with tables, as a house looks after years: most are put away, a few are played at, anybody has some. They
 * are for whoever looks for others among them: their events have no checksums.
 */
export const furnish = ({ first, last, events, event, touched, due }: Furnishing): string => `
  SET search_path = wunderkammer;
  INSERT INTO heads (name, version, sum, status, listed, touched, due, waited)
  SELECT 'table ' || n, ${events}, 0,
    CASE WHEN n % 100 = 0 THEN 'waiting' WHEN n % 20 = 1 THEN 'playing' WHEN n % 10 = 2 THEN 'over' ELSE 'archived' END,
    n % 7 = 0, ${touched} + n, CASE WHEN n % 40 = 1 THEN ${due} + n END, '00'
  FROM generate_series(${first}, ${last}) AS n;
  INSERT INTO cards (head, people, card)
  SELECT number, jsonb_build_array('p' || number % 3000, 'q' || number), '{}'
  FROM generate_series(${first}, ${last}) AS n JOIN heads ON name = 'table ' || n;
  INSERT INTO events (head, version, sum, event)
  SELECT number, at, 0, '${event}'
  FROM generate_series(${first}, ${last}) AS n JOIN heads ON name = 'table ' || n,
    generate_series(0, ${events - 1}) AS at;
  INSERT INTO documents (kind, key, value, owner, expires)
  SELECT 'notes', 'n' || n, '{}', 'p' || n % 3000, CASE WHEN n % 50 = 0 THEN ${due} + n END
  FROM generate_series(${first}, ${last}) AS n;
  ANALYZE`;
