import { parseArgs } from 'node:util';
import { moveHouse } from './store/moving/move.ts';
import { StoreFault } from './store/store.ts';

/** A place as it was named; an address with a password in it need not be an argument, which others could see. */
const placeOf = (named: string | undefined): string => {
  const place = named === 'DATABASE_URL' ? process.env['DATABASE_URL'] : named;
  if (!place) throw new StoreFault(`${named} is not set`);
  return place;
};

/** The program behind `wunderkammer admin move`, which itself knows neither SQLite nor PostgreSQL. */
const { from, to } = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } }).values;
try {
  const { summary, remarks } = await moveHouse(placeOf(from), placeOf(to));
  for (const remark of remarks) console.error(`wunderkammer: ${remark}`);
  const { tables, events, documents, aside, digest } = summary;
  console.log(`moved ${tables} tables (${aside} set aside) with ${events} events, and ${documents} documents`);
  console.log(`nothing differs: both are ${digest.slice(0, 16)} by SHA-256`);
} catch (error) {
  if (!(error instanceof StoreFault)) throw error;
  console.error(`wunderkammer: ${error.message}`);
  process.exitCode = 1;
}
