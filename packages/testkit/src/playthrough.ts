import { allViewers, isObject, playAll, tableOf, type Viewer } from '@wunderkammer/kernel';
import type { Fixtures, Playthrough } from './fixtures.ts';
import { randomGame, tableName } from './simulation.ts';

/**
 * A game as a text that people read in review: after every step what each viewer sees of it and what changed in the
 * view, so that a leak shows up as a difference. Viewers who receive the same share a line.
 */
export const printPlaythrough = (fixtures: Fixtures, playthrough: Playthrough): string => {
  const { game } = fixtures;
  const table = tableOf(game, playthrough.seats, playthrough.options);
  const steps = randomGame(fixtures, playthrough, playthrough.seed).slice(0, playthrough.steps);
  const viewers = allViewers(playthrough.seats);
  const lastViews = new Map<Viewer, Readonly<Record<string, string>>>();
  const lines = [`${game.title}: ${tableName(playthrough)}, seed ${playthrough.seed}, the first ${steps.length} steps`];

  const printViews = (state: Parameters<typeof game.view>[0]): void => {
    const changes = viewers.map((viewer) => {
      const view = flatten(game.view(state, viewer));
      const last = lastViews.get(viewer) ?? {};
      lastViews.set(viewer, view);
      return Object.entries(view)
        .filter(([key, value]) => key !== 'viewer' && last[key] !== value)
        .map(([key, value]) => `${key} ${value}`);
    });
    lines.push(...grouped(viewers, changes));
  };

  const state = playAll(game, table, steps, (before, step, index) => {
    printViews(before);
    lines.push('', `${index}. ${game.notation(game.seen(before, step, 'watcher'), table)}`);
    lines.push(
      ...grouped(
        viewers,
        viewers.map((viewer) => [`sees ${JSON.stringify(game.seen(before, step, viewer))}`]),
      ),
    );
  });
  printViews(state);
  return `${lines.join('\n')}\n`;
};

/** A view as lines that change one at a time: each key, and each item of a list of objects. */
const flatten = (view: object): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(view).flatMap(([key, value]: [string, unknown]): [string, string][] =>
      Array.isArray(value) && value.some((item) => isObject(item))
        ? value.map((item, index) => [`${key}[${index}]`, JSON.stringify(item)])
        : [[key, JSON.stringify(value)]],
    ),
  );

/** Each distinct line once, with the viewers it is for. */
const grouped = (viewers: readonly Viewer[], linesOf: readonly (readonly string[])[]): readonly string[] => {
  const readers = new Map<string, Viewer[]>();
  for (const [index, lines] of linesOf.entries()) {
    for (const line of lines) readers.set(line, [...(readers.get(line) ?? []), viewers[index]!]);
  }
  return [...readers].map(([line, who]) => `   ${who.length === viewers.length ? 'all' : who.join(', ')}: ${line}`);
};
