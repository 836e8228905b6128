/** Prints each rule number with the tests that cite it; fails if a rule has none, or a test cites a rule that is none. */
import { citations, rulesIn } from './rules-cited.ts';
import { readFiles } from './source-files.ts';

const withoutComments = (source: string): string => source.replaceAll(/^\s*(\/\/|\*).*$/gm, '');

let uncovered = 0;
let total = 0;
for (const [path, markdown] of readFiles('games/*/RULES.md')) {
  const folder = path.replace('RULES.md', '');
  const tests = [...readFiles(`${folder}src/**/*.test.ts`)].map(([file, source]): [string, string] => [
    file.replace(`${folder}src/`, ''),
    withoutComments(source),
  ]);
  const { cited, unknown } = citations(rulesIn(markdown), new Map(tests));
  console.log(`\n${folder.split('/')[1]}`);
  for (const { rule, tests: citing } of cited) {
    console.log(`  ${rule}${citing.length === 0 ? '  NO TEST CITES IT' : ''}`);
    for (const test of citing) console.log(`      ${test}`);
  }
  for (const test of unknown) console.error(`  a rule that does not exist is cited: ${test}`);
  total += cited.length;
  uncovered += cited.filter(({ tests: citing }) => citing.length === 0).length + unknown.length;
}
console.log(`\nrules: ${total}, without a test or unknown: ${uncovered}`);
process.exitCode = uncovered > 0 || total === 0 ? 1 : 0;
