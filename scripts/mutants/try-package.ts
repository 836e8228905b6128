import { resolve } from 'node:path';
import { BenchOfTests } from './bench-of-tests.ts';
import type { Tried } from './judge.ts';
import { mutated } from './mutate.ts';
import type { Candidate, Package } from './packages.ts';

const tryAll = async (
  { root }: Package,
  candidates: readonly Candidate[],
  tests: readonly string[],
  told: (tried: Tried) => void,
): Promise<Tried[]> => {
  const [first] = candidates;
  if (first === undefined) return [];
  const bench = new BenchOfTests(root, tests);
  await bench.begin(resolve(root, first.file));
  const tried: Tried[] = [];
  for (const candidate of candidates) {
    const source = mutated(candidate.source, candidate.mutant);
    const fate = await bench.tryOut({ file: resolve(root, candidate.file), source });
    tried.push({ ...candidate, fate });
    told(tried.at(-1)!);
  }
  bench.close();
  return tried;
};

/** Puts each fault in, and looks who notices. With `further`, what its own tests pass over is given to the others, too. */
export const tryPackage = async (
  whole: Package,
  candidates: readonly Candidate[],
  { further, told }: { readonly further: boolean; readonly told: (tried: Tried) => void },
): Promise<readonly Tried[]> => {
  const tried = await tryAll(whole, candidates, whole.tests, told);
  if (!further) return tried;
  const survivors = tried.filter(({ fate }) => fate.type === 'survived');
  const again = await tryAll(whole, survivors, whole.further, told);
  return tried.map((one) => again.find(({ mutant }) => mutant === one.mutant) ?? one);
};
