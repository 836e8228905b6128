import type { Fate } from './bench-of-tests.ts';
import type { Explained } from './explained.ts';
import { describeMutant, lineOf } from './mutate.ts';
import type { Candidate } from './packages.ts';

export interface Tried extends Candidate {
  readonly fate: Fate;
}

export interface Judgement {
  /** A line for each file, then each survivor, then the score. */
  readonly lines: readonly string[];
  /** Survivors without a reason, and reasons without a survivor. */
  readonly faults: number;
}

const fits = ({ file, source, mutant }: Candidate, explained: Explained): boolean => {
  const { code, change } = describeMutant(source, mutant);
  return file === explained.file && code === explained.code && change === explained.change;
};

/** Reads what came of the trials. `all` are the mutants there are: what is explained must be one of them. */
export const judge = (
  tried: readonly Tried[],
  all: readonly Candidate[],
  explained: readonly Explained[],
): Judgement => {
  const survivors = tried.filter(({ fate }) => fate.type === 'survived');
  const open = survivors.filter((survivor) => !explained.some((entry) => fits(survivor, entry)));
  const lines: string[] = [];
  for (const file of new Set(tried.map((one) => one.file))) {
    const here = tried.filter((one) => one.file === file);
    const count = (type: Fate['type']): number => here.filter(({ fate }) => fate.type === type).length;
    const [survived, endless] = [count('survived'), count('endless')];
    const unexplained = open.filter((one) => one.file === file).length;
    const noticed = `${here.length - survived} noticed (${endless} never ended)`;
    lines.push(
      `${file}: ${here.length} mutants, ${noticed}, ${survived} survived, ${survived - unexplained} of them explained`,
    );
    for (const { source, mutant } of open.filter((one) => one.file === file)) {
      const { code, change } = describeMutant(source, mutant);
      lines.push(`  ${file}:${lineOf(source, mutant)}  ${change}`, `      ${code}`);
    }
  }
  const stale = explained.flatMap((entry) => {
    const told = `${entry.file}: ${entry.change} in ${entry.code}`;
    const meant = all.filter((one) => fits(one, entry));
    if (meant.length === 0) return [`explained, but there is no such mutant: ${told}`];
    // The same line may stand in a file twice: the one that survives need not be among those tried.
    const noticed = tried.filter((one) => fits(one, entry) && one.fate.type !== 'survived');
    return noticed.length === meant.length ? [`explained, but it is noticed: ${told}`] : [];
  });
  const meant = tried.length - (survivors.length - open.length);
  const score = meant === 0 ? 100 : (100 * (meant - open.length)) / meant;
  const total = `${tried.length} tried, ${tried.length - survivors.length} noticed, ${survivors.length} survived, ${survivors.length - open.length} of them explained`;
  lines.push(...stale, `score: ${score.toFixed(1)} % (${total})`);
  return { lines, faults: open.length + stale.length };
};
