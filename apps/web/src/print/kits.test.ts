import * as dm from '@wunderkammer/drei-magier/pieces';
import * as fs from '@wunderkammer/feuersalamander/pieces';
import { LANGUAGES } from '@wunderkammer/kernel';
import * as so from '@wunderkammer/salomons-oordeel/pieces';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../games/games.ts';
import { isPrintable, loadPrintKit } from '../games/parts.ts';
import { areaOf, PAPERS } from './geometry/paper.ts';
import type { Kit, KitPart } from './kit.ts';

const piecesIn = (part: KitPart): readonly string[] => {
  switch (part.type) {
    case 'board':
      return ['board'];
    case 'cards':
      return part.cards.map(({ piece }) => piece);
    case 'nets':
      return part.nets.map(({ piece }) => piece);
    case 'pages':
      return part.pages.map(({ piece }) => piece);
  }
};

/** How often each piece is printed. */
const counted = ({ parts }: Kit): Readonly<Record<string, number>> => {
  const pieces = Map.groupBy(parts.flatMap(piecesIn), (piece) => piece);
  return Object.fromEntries([...pieces].map(([piece, all]) => [piece, all.length]));
};

const onceEach = (pieces: readonly string[]) => Object.fromEntries(pieces.map((piece) => [piece, 1]));

const EXPECTED: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  feuersalamander: {
    board: 1,
    ...Object.fromEntries(fs.KINDS.map((kind, index) => [kind, fs.COPIES[index]!])),
    ...onceEach(fs.FIGURES.flatMap((figure) => fs.ANSWERS.map((answer) => `answer-${figure}-${answer}`))),
    ...onceEach(fs.FIGURES.flatMap((figure) => [`figure-${figure}`, `token-${figure}`])),
    stick: 3,
    summary: 4,
  },
  'drei-magier': {
    board: 1,
    ...Object.fromEntries(dm.MAGIC_PLACES.map((card) => [card, 2])),
    ...onceEach(
      dm.COLOURS.flatMap((colour) =>
        ['wand', 'mage', 'apprentice', 'power-stone', 'plan'].map((what) => `${what}-${colour}`),
      ),
    ),
  },
  'salomons-oordeel': { ...onceEach(so.STONES), place: 4, summary: 4 },
};

it('every game of ours can be printed', () => {
  expect(GAMES.map(({ id }) => id).filter(isPrintable)).toEqual(GAMES.map(({ id }) => id));
  expect(isPrintable('chess')).toBe(false);
});

describe.each(GAMES)('$title', ({ id }) => {
  it.each(LANGUAGES)('is printed with everything as often as the rules say (%s)', async (language) => {
    const kit = await (await loadPrintKit(id))(language);
    expect(counted(kit)).toEqual(EXPECTED[id]);
    for (const part of kit.parts) {
      if (part.type !== 'nets') continue;
      for (const { net, sides } of part.nets) {
        expect(sides).toHaveLength(net.panels.length);
        for (const paper of [PAPERS.a4, PAPERS.letter]) {
          expect(net.width).toBeLessThanOrEqual(areaOf(paper).width);
          expect(net.height).toBeLessThanOrEqual(areaOf(paper).height);
        }
      }
    }
  });

  it('lists what is in the box, and the same in every language', async () => {
    const load = await loadPrintKit(id);
    const kits = await Promise.all(LANGUAGES.map(load));
    const components = { feuersalamander: fs, 'drei-magier': dm, 'salomons-oordeel': so }[id]!.COMPONENTS;
    const counts = kits.map(({ contents }) => contents.map(({ count }) => count));
    expect(counts[0]!.slice(0, components.length)).toEqual(components.map(({ count }) => count));
    for (const other of counts) expect(other).toEqual(counts[0]);
    const names = kits.flatMap(({ contents }) => contents.map(({ name }) => name));
    expect(names.filter((name) => name.trim() === '')).toEqual([]);
  });
});
