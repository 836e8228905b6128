import { expect, it } from 'vitest';
import { pathsOf, readFiles } from './source-files.ts';

/* Generic code of the apps names no game: what is said of one there would have to be said again of the next. */

const IDS = pathsOf('games/*/package.json').map((path) => path.split('/')[1]!);

/** Where an app lists its games, and what it draws of each. */
const OF_GAMES = [
  /^apps\/(cli|server)\/src\/games\.ts$/,
  /^apps\/cli\/src\/sparring\.ts$/,
  /^apps\/cli\/src\/play\/(guides\.ts$|(guides|names|tables)\/)/,
  ...IDS.map((id) => new RegExp(`^apps/web/src/games/${id}/`)),
];
const OF_TESTS = /\.test\.tsx?$|\/(testing|fixtures)(\.ts$|\/)/;

/** A name in any of the ways in which it is written: `drei-magier`, `dreiMagier`, `Die drei Magier`. */
const NAMES = IDS.map((id) => new RegExp(id.replaceAll('-', '[- ]?'), 'i'));

const linesThatName = (path: string, source: string): readonly string[] =>
  source
    .split('\n')
    .flatMap((line, index) => (NAMES.some((name) => name.test(line)) ? [`${path}:${index + 1}: ${line.trim()}`] : []));

const generic = [...readFiles('apps/**/*.{ts,tsx,mts,mjs,js,css,html,json}')].filter(
  ([path]) => !/\/package\.json$/.test(path) && !OF_TESTS.test(path) && !OF_GAMES.some((place) => place.test(path)),
);

it('generic code of the apps names no game', () => {
  expect(generic.length).toBeGreaterThan(500);
  expect(generic.flatMap(([path, source]) => linesThatName(path, source))).toEqual([]);
});

it('a name is found however it is written', () => {
  const lines = [
    ...IDS.map((id) => `import('@wunderkammer/${id}/box')`),
    'Die drei Magier',
    'dreiMagier.create(table)',
  ];
  for (const line of lines) expect(linesThatName('x', line)).toEqual([`x:1: ${line}`]);
});
