/** Prints each rule number with the tests that cite it; fails if a rule has none, or a test cites a rule that is none or asserts nothing. */
import { citations, rulesIn } from './rules-cited.ts';
import { readFiles } from './source-files.ts';

let uncovered = 0;
let total = 0;
for (const [path, markdown] of readFiles('games/*/RULES.md')) {
  const folder = path.replace('RULES.md', '');
  const tests = [...readFiles(`${folder}src/**/*.test.ts`)].map(([file, source]): [string, string] => [
    file.replace(`${folder}src/`, ''),
    source,
  ]);
  const { cited, unknown, empty } = citations(rulesIn(markdown), new Map(tests));
  console.log(`\n${folder.split('/')[1]}`);
  for (const { rule, tests: citing } of cited) {
    console.log(`  ${rule}${citing.length === 0 ? '  NO TEST CITES IT' : ''}`);
    for (const test of citing) console.log(`      ${test}`);
  }
  for (const test of unknown) console.error(`  a rule that does not exist is cited: ${test}`);
  for (const test of empty) console.error(`  a rule is cited by a test that asserts nothing: ${test}`);
  total += cited.length;
  uncovered += cited.filter(({ tests: citing }) => citing.length === 0).length + unknown.length + empty.length;
}
console.log(`\nrules: ${total}, without a test, unknown or without an assertion: ${uncovered}`);
process.exitCode = uncovered > 0 || total === 0 ? 1 : 0;
