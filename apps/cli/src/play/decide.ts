import type { GameTexts, GameTypes } from '@wunderkammer/kernel';
import { type Answer, nextStage, type Way } from './choose.ts';
import type { Guide } from './guide.ts';
import { helpText, rulesOf } from './help.ts';
import type { Host } from './host.ts';
import { wrap } from './ink.ts';
import { askFirm, askMenu, askYesNo, type Menu } from './menu.ts';
import { citedRules } from './rules.ts';

/** What can be looked at during a decision. */
export interface Desk {
  readonly log: () => readonly string[];
  /** The drawing, as far as it does not stand on the screen already, with numbers set on its spots. */
  readonly table: (marks: ReadonlyMap<string, string>) => readonly string[];
}

/** Asks the person for a decision, question by question, until one of the legal choices is left and meant. */
export const askDecision = async <T extends GameTypes>(
  guide: Guide<T>,
  texts: GameTexts<T>,
  view: T['View'],
  legal: readonly T['Choice'][],
  host: Host,
  desk: Desk,
): Promise<T['Step']> => {
  const { language, words } = host;
  const all: Way<T['Choice']>[] = legal.map((choice) => ({ choice, parts: guide.parts(choice, view, language) }));
  const shows = (ways: readonly Way<T['Choice']>[], keys: readonly string[]): Menu['shows'] => {
    const types = [...new Set(ways.map(({ choice }) => choice.type))];
    const rules = rulesOf(guide.game, types);
    const points = ways.some(({ parts }) =>
      parts.some((part) => part.spot !== undefined && part.keys.some((key) => keys.includes(key))),
    );
    return {
      '?': () => [
        ...helpText(guide.game, texts, types, keys),
        ...(points ? wrap(words.numbersOnTable) : []),
        words.howToAnswer,
      ],
      t: () => guide.draw(view, host),
      l: desk.log,
      r: async () => [...wrap(words.rulesFor(rules.join(', '))), ...(await citedRules(guide.game.id, rules, host))],
    };
  };

  const path: (readonly Way<T['Choice']>[])[] = [all];
  for (;;) {
    const ways = path.at(-1)!;
    const stage = nextStage(ways);
    if (stage.type === 'question') {
      const answer = await askStage(stage.answers, path.length > 1, host, desk, shows);
      if (answer === 'back') path.pop();
      else path.push(answer.ways);
      continue;
    }
    const { choice } = stage;
    if (path.length === 1) host.prompt.lines(desk.table(new Map()));
    if (guide.asksMore(choice)) return guide.finish(choice, view, host, shows(ways, ['cells']));
    if (path.length === 1) await askOnly(all[0]!, host, shows);
    const doubt = guide.confirm(choice, view, language);
    if (doubt === undefined || (await askYesNo(host, `${doubt} ${words.sure}`, shows(ways, [])))) {
      return guide.finish(choice, view, host, {});
    }
    if (path.length > 1) path.pop();
  }
};

type Shows<C> = (ways: readonly Way<C>[], keys: readonly string[]) => Menu['shows'];

const askStage = async <C>(
  answers: readonly Answer<C>[],
  canGoBack: boolean,
  host: Host,
  desk: Desk,
  shows: Shows<C>,
): Promise<Answer<C> | 'back'> => {
  const marks = new Map(
    answers.flatMap(({ part: { spot } }, index) => (spot === undefined ? [] : [[spot, String(index + 1)] as const])),
  );
  // Later questions are about the same table, unless they point at it.
  if (!canGoBack || marks.size > 0) host.prompt.lines(desk.table(marks));
  const { keys, question } = answers[0]!.part;
  const ways = answers.flatMap((answer) => answer.ways);
  const labels = answers.map(({ part }) => part.label);
  host.prompt.write('\n');
  const answer = await askMenu(host, { question, labels, canGoBack, shows: shows(ways, keys) });
  return answer === 'back' ? answer : answers[answer]!;
};

/** The only thing to do is done by Enter: so the person sees it happen, and can look around first. */
const askOnly = async <C>(way: Way<C>, host: Host, shows: Shows<C>): Promise<void> => {
  const { keys, question, label } = way.parts.at(-1)!;
  host.prompt.write('\n');
  await askFirm(host, { question, labels: [label], shows: shows([way], keys) });
};
