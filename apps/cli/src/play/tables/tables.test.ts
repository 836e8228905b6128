import { dreiMagier, PATH_FIELDS, SYMBOL_FIELDS } from '@wunderkammer/drei-magier';
import { type FeuersalamanderTypes, feuersalamander } from '@wunderkammer/feuersalamander';
import { allSeats, allViewers, isHidden, LANGUAGES, type StateOf, tableOf } from '@wunderkammer/kernel';
import { type SalomonsOordeelTypes, salomonsOordeel } from '@wunderkammer/salomons-oordeel';
import { describe, expect, it } from 'vitest';
import { findGame } from '../../games.ts';
import { guideTo } from '../guides.ts';
import { plainInk, WIDTH, widthOf } from '../ink.ts';
import { FIGURE_SYMBOLS, figureName } from '../names/feuersalamander.ts';
import { shortStone } from '../names/salomons-oordeel.ts';
import { eachState, TABLES } from '../testing.ts';
import { drawDreiMagier } from './drei-magier.ts';
import { drawFeuersalamander } from './feuersalamander.ts';
import { drawSalomonsOordeel } from './salomons-oordeel.ts';

/** A drawing leaves room for its question on an ordinary terminal. */
const MOST_LINES = 24;

describe.each(TABLES)('the drawing of $id with $seats', ({ id, seats, options }) => {
  it('fits the screen at every point of a game, for everybody, in every language', async () => {
    const game = findGame(id);
    const guide = guideTo(game, await game.texts('en'));
    let looked = 0;
    eachState(id, tableOf(guide.game, seats, options), 'drawing', (state, deciders) => {
      if (deciders.length > 0 && looked++ % 5 !== 0) return;
      for (const viewer of allViewers(seats)) {
        const view = guide.game.view(state, viewer);
        for (const language of LANGUAGES) {
          const lines = guide.draw(view, { ink: plainInk, language });
          expect(lines.find((line) => widthOf(line) > WIDTH)).toBeUndefined();
          expect(lines.length).toBeLessThanOrEqual(MOST_LINES);
        }
      }
    });
  });
});

describe('Die drei Magier', () => {
  it('draws every field of the path once, and none where none leads: the labyrinth is open to Life only', () => {
    const view = dreiMagier.view(dreiMagier.create(tableOf(dreiMagier, 3)), 'watcher');
    const drawn = drawDreiMagier(view, { ink: plainInk, language: 'en' });
    const board = drawn.slice(1, 16);
    const fields = (lines: readonly string[]): number => lines.join('').match(/[·✶]/g)?.length ?? 0;
    expect(fields(board)).toBe(PATH_FIELDS.length);
    expect(board.join('').match(/✶/g)).toHaveLength(SYMBOL_FIELDS.length);
    const beneathTower = board[0]!.indexOf('┌ tower');
    for (const line of [...board.slice(3, 6), ...board.slice(9, 12)]) expect(line.slice(beneathTower).trim()).toBe('');
    expect(board.slice(6, 9).map((line) => line.slice(-'╔ LABYRINTH ═╗'.length))).toEqual([
      '╔ LABYRINTH ═╗',
      '             ║',
      '╚════════════╝',
    ]);
  });
});

describe('Salomons Oordeel', () => {
  it('draws every open stone and every own one, and no stone that is hidden to the viewer', () => {
    const seats = 3;
    eachState('salomons-oordeel', tableOf(salomonsOordeel, seats), 'hidden', (state) => {
      const views = allSeats(seats).map((seat) => salomonsOordeel.view(state as StateOf<SalomonsOordeelTypes>, seat));
      for (const view of views) {
        const drawn = drawSalomonsOordeel(view, { ink: plainInk, language: 'nl' }).join('\n');
        const mine = [...view.own.map(([stone]) => stone), ...view.hand];
        for (const stone of mine) expect(drawn).toContain(shortStone(stone, plainInk));
        const open = view.arrangements.flatMap((arrangement) => arrangement.open.map(([stone]) => stone));
        for (const stone of [...open, ...view.middle]) expect(drawn).toContain(shortStone(stone, plainInk));
        for (const other of views) {
          if (other.viewer === view.viewer) continue;
          for (const stone of [...other.own.map(([own]) => own), ...other.hand]) {
            expect(drawn).not.toContain(shortStone(stone, plainInk));
          }
        }
      }
    });
  });
});

describe('Der Feuersalamander', () => {
  it('draws the others’ cards as backs, and everybody’s figure once', () => {
    const seats = 4;
    eachState('feuersalamander', tableOf(feuersalamander, seats), 'hidden', (state) => {
      for (const viewer of allSeats(seats)) {
        const view = feuersalamander.view(state as StateOf<FeuersalamanderTypes>, viewer);
        const lines = drawFeuersalamander(view, { ink: plainInk, language: 'en' });
        for (const { seat, figure, hand } of view.players) {
          const line = lines.find((text) =>
            text.slice(1).startsWith(`${FIGURE_SYMBOLS[figure]} ${figureName(figure, 'en')}`),
          );
          const backs = (line ?? '').split('▒▒').length - 1;
          expect(backs).toBe(seat === viewer ? 0 : hand.filter(isHidden).length);
          // Once beside the name, and once where it stands: on a field, at home, or in the dungeon.
          const rows = lines.slice(0, 2 + seats).join('\n');
          const inDungeon = view.players[seat]!.at.type === 'dungeon';
          expect(rows.split(FIGURE_SYMBOLS[figure]).length - 1).toBe(inDungeon ? 1 : 2);
        }
      }
    });
  });
});
