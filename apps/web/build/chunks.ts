import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Rolldown } from 'vite';

const GAMES = globSync('src/games/*/entry.ts', { cwd: dirname(import.meta.dirname) }).map((file) =>
  basename(dirname(file)),
);

/** Texts stay files of their own: everybody reads one language. */
const TEXT = /\/(nl|de|en)(\.tsx?$|\/)/;

/** What both the page and the workers stand on. */
const BASIS = 'basis';

type Group = Rolldown.CodeSplittingGroup;

const together = (name: string, test: RegExp): Group => ({ name, test: (id) => test.test(id) && !TEXT.test(id) });

/** What is read together in one language is one file of that language. */
const read = (name: string, test: RegExp): Group => ({
  debugName: name,
  test,
  name: (id) => `${name}-${/\/(nl|de|en)(?:\.|\/)/.exec(id)?.[1]}`,
});

/** What thinks about pieces, which a picture of them does not. */
const THOUGHT = /\/(outlook|deduce|earned|notes|stirs|account|luck)\.ts$/;

/** What `pieces.ts` of a game brings to draw with: its board, without the rules. */
const pieces = (game: string): Group => {
  const folder = `/games/${game}/src/`;
  let known: ReadonlySet<string> | undefined;
  return {
    debugName: `pieces of ${game}`,
    test: (id) => id.includes(folder) && !id.includes('/apps/') && !TEXT.test(id),
    name: (id, graph) => {
      if (known === undefined) {
        const found = new Set([`${id.slice(0, id.indexOf(folder))}${folder}pieces.ts`]);
        for (const each of found)
          for (const imported of graph.getModuleInfo(each)?.importedIds ?? [])
            if (!THOUGHT.test(imported)) found.add(imported);
        known = found;
      }
      return known.has(id) ? `${game}-pieces` : null;
    },
  };
};

/**
 * What is loaded together is one file, instead of one for every set of rooms that share a module. A group takes along what its
 * modules import, unless a group before it has it: so what everything builds on comes first, and what workers load, which know
 * neither React nor the page, before what the page alone does.
 */
export const chunks: Group[] = [
  // Who plays is known to the worker that plays for them, but not before somebody sits down.
  together('cast', /\/packages\/cast\/src\/characters\.ts$/),
  together(
    BASIS,
    /\/packages\/kernel\/src\/|\/src\/games\/(games|lessons)\.ts$|\/keeper\/random\.ts$|vite\/preload-helper|rolldown\/runtime/,
  ),
  ...GAMES.flatMap((game) => [
    pieces(game),
    together(`${game}-rules`, new RegExp(`/games/${game}/src/(index|texts/sentences)\\.ts$`)),
  ]),
  read('cabinet', /\/apps\/web\/src\/words\/(nl|de|en)\.ts$|\/texts\/(nl|de|en)\/pitch\.ts$/),
  ...GAMES.flatMap((game) => [
    read(`${game}-names`, new RegExp(`/games/${game}/src/texts/(nl|de|en)/names\\.ts$`)),
    read(`${game}-label`, new RegExp(`/games/${game}/src/texts/(nl|de|en)/label\\.ts$`)),
    read(`${game}-texts`, new RegExp(`/games/${game}/src/texts/(nl|de|en)/`)),
  ]),
  together('shelf', /\/keeper\/shelf\.ts$/),
  // The worker keeps records, and a table looks back at them.
  together('record', /\/keeper\/kept-record\.ts$/),
  // The pictures of the first page are drawn on textures, with pieces that could move.
  together('page', /\/src\/(main\.tsx$|table\/moving\/|games\/Textured\.tsx$|ui\/shortened\.ts$)/),
  together('controls', /\/src\/ui\//),
  together('rulebook', /\/src\/rulebook\/(?!.*Page)/),
  together('table', /\/src\/table\/(?!.*Page)/),
  together('forms', /\/node_modules\/(?!workbox)/),
  together('seals', /\/GameSeal\.tsx$/),
  together('house', /\/src\/house\/[^/]+$/),
  together('online', /\/src\/online\/[^/]+$/),
  ...GAMES.flatMap((game) => [
    together(`${game}-picture`, new RegExp(`/src/games/${game}/Picture\\.tsx$`)),
    together(`${game}-snapshots`, new RegExp(`/src/games/${game}/snapshots\\.tsx$`)),
    together(`${game}-figures`, new RegExp(`/src/games/${game}/rulebook/figures\\.tsx$`)),
    together(`${game}-table`, new RegExp(`/src/games/${game}/ui\\.ts$`)),
  ]),
  // What is printed is drawn with what lies on the tables, and not the other way round.
  together('print', /\/src\/print\/(?!.*words)/),
  ...GAMES.map((game) => together(`${game}-kit`, new RegExp(`/src/games/${game}/print/kit\\.tsx$`))),
];

/** What a file loads later is asked for along with it, by links in the document; workers have none to put them in. */
export const asksAhead = (_file: string, needed: string[], { hostId }: { readonly hostId: string }): string[] =>
  hostId.includes(`/${BASIS}-`) ? [] : needed;
