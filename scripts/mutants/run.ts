/** Puts small faults into the rules of the games, one at a time, and prints those that no test notices. See CONTRIBUTING.md. */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { EXPLAINED } from './explained.ts';
import { judge } from './judge.ts';
import { describeMutant, lineOf } from './mutate.ts';
import { candidatesOf, gamePackage } from './packages.ts';
import { partOf, sample } from './sample.ts';
import { tryPackage } from './try-package.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    file: { type: 'string' },
    sample: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    part: { type: 'string', default: '1/1' },
    all: { type: 'boolean', default: false },
    conformance: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
  },
});

for (const id of readdirSync(`${ROOT}/games`)) {
  if (values.game !== undefined && values.game !== id) continue;
  const game = gamePackage(ROOT, id);
  const all = candidatesOf(game);
  const wanted = all.filter(({ file }) => values.file === undefined || file.endsWith(`/${values.file}`));
  const drawn = values.all ? wanted : sample(wanted, Number(values.sample), values.seed);
  const chosen = partOf(drawn, values.part);
  console.log(`\n${id}: ${chosen.length} of ${all.length} mutants`);
  const tried = await tryPackage(game, chosen, {
    further: values.conformance,
    told: ({ file, source, mutant, fate }) => {
      const by = fate.type === 'noticed' ? fate.by : fate.type;
      if (values.verbose)
        console.log(`${file}:${lineOf(source, mutant)}  ${describeMutant(source, mutant).change}  ${by}`);
    },
  });
  const explained = EXPLAINED.filter(({ file }) => file.startsWith(`${game.folder}/`));
  const { lines, faults } = judge(tried, all, explained);
  for (const line of lines) console.log(line);
  if (faults > 0) process.exitCode = 1;
}
