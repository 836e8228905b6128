import { parseArgs } from 'node:util';
import { moveHouse } from './store/moving/move.ts';
import { StoreFault } from './store/store.ts';

/** The program behind `wunderkammer admin move`, which knows neither SQLite nor PostgreSQL. */
const { from, to } = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } }).values;
try {
  const { summary, remarks } = await moveHouse(from!, to!);
  for (const remark of remarks) console.error(`wunderkammer: ${remark}`);
  const { tables, events, documents, aside, digest } = summary;
  console.log(`moved ${tables} tables with ${events} events (${aside} of them set aside), ${documents} documents`);
  console.log(`nothing differs: both are ${digest.slice(0, 16)} by SHA-256`);
} catch (error) {
  if (!(error instanceof StoreFault)) throw error;
  console.error(`wunderkammer: ${error.message}`);
  process.exitCode = 1;
}
