/**
 * Whether a change lands should depend on the change: `npm test` tries the same cases each time, and `npm run test:long` others in
 * every run. What the long form finds becomes a case of its own.
 */
import fc from 'fast-check';

if (process.env['LONG_TESTS'] !== 'yes') fc.configureGlobal({ seed: 1987 });
