import { HIDDEN, seat, type Viewer } from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import { salomonsOordeel as game } from './game.ts';
import { arranged, decision, picture, TableTrial } from './testing.ts';
import { STONES, type Step } from './vocabulary.ts';

const MINE = 'r1 r2 r3 . rE . / y1 y2 . . . . / g1 . . . g5 . / b1 . . . . . / . p2 . . . .';
const THEIRS = '. . . y4 y5 yE / g2 . . g4 gE . / b2 . . b4 b5 bE';
const hands = [MINE, THEIRS].map((text) => picture(text).map(([name]) => name));
const places = (text: string) => picture(text).map(([, row, col]) => [row, col]);

describe('what each sees', () => {
  it('[SO-3] shows a deal to each player only the own hand', () => {
    const { state } = new TableTrial(2);
    const deal = { by: 'chance', type: 'deal', hands } as const;
    expect(game.seen(state, deal, seat(1))).toEqual({ ...deal, hands: [HIDDEN, hands[1]] });
    expect(game.seen(state, deal, 'watcher')).toEqual({ ...deal, hands: [HIDDEN, HIDDEN] });
    game.play(state, deal);
    const inOrder = (hand: readonly string[]) => STONES.filter((name) => hand.includes(name));
    expect(game.view(state, seat(0)).hand).toEqual(inOrder(hands[0]!));
    expect(game.view(state, 'watcher').hand).toEqual([]);
  });

  it('[SO-4] shows the occupied cells when all have arranged, not before', () => {
    const { state } = new TableTrial(2, { first: 0 });
    game.play(state, { by: 'chance', type: 'deal', hands });
    const first = { by: seat(0), type: 'arrange', cells: picture(MINE) } as const;
    expect(game.seen(state, first, seat(1))).toEqual({ by: 0, type: 'arrange', cells: HIDDEN });
    expect(game.seen(state, first, seat(0))).toEqual(first);
    game.play(state, first);
    expect(game.view(state, seat(1)).arrangements[0]).toEqual({ seat: 0, arranged: true, hidden: [], open: [] });
    expect(game.view(state, seat(0)).own).toEqual(picture(MINE));
    // What stands is in nobody's hand any more; seat 1 still has all in hand.
    expect(game.view(state, seat(0)).hand).toEqual([]);
    expect(game.view(state, seat(1)).hand).toHaveLength(10);
    expect(game.view(state, seat(1)).own).toEqual([]);

    const last = { by: seat(1), type: 'arrange', cells: picture(THEIRS) } as const;
    const occupied = [places(MINE), places(THEIRS)];
    expect(game.seen(state, last, 'watcher')).toEqual({ by: 1, type: 'arrange', cells: HIDDEN, occupied });
    game.play(state, last);
    expect(game.view(state, seat(1)).arrangements[0]!.hidden).toEqual(places(MINE));
  });

  it('[SO-3] [SO-4] adds to what everybody sees only what is the viewer’s own', () => {
    const table = new TableTrial(2, { first: 1 });
    const steps: [step: Step, learnsMore: Viewer[]][] = [
      [{ by: 'chance', type: 'deal', hands }, [seat(0), seat(1)]],
      [{ by: seat(1), type: 'arrange', cells: picture(THEIRS) }, [seat(1)]],
      [{ by: seat(0), type: 'arrange', cells: picture(MINE) }, [seat(0)]],
      [decision('1 guess 0 A1 p5'), []],
      [decision('1 give A4'), []],
    ];
    for (const [step, learnsMore] of steps) {
      const open = table.sees('watcher', step);
      for (const viewer of [seat(0), seat(1), 'watcher'] as const) {
        const seen = game.seen(table.state, step, viewer, open);
        expect(seen).toEqual(table.sees(viewer, step));
        expect(seen === open).toBe(!learnsMore.includes(viewer));
        const openView = table.view();
        expect(game.view(table.state, viewer, openView)).toEqual(table.view(viewer));
        expect(game.view(table.state, viewer, openView).arrangements).toBe(openView.arrangements);
      }
      table.play(step);
    }
  });

  it('shows everybody what was given, to whom, and where it was put', () => {
    const table = arranged(2, {}, MINE, THEIRS);
    table.play('0 guess 1 A4 p5');
    const give = { by: seat(0), type: 'give', row: 1, col: 1 } as const;
    expect(game.seen(table.state, give, 'watcher')).toEqual({ ...give, stone: 'yellow2', to: 1 });
    table.play('0 give B2');
    const settle = { by: seat(1), type: 'settle', row: 0, col: 0 } as const;
    expect(game.seen(table.state, settle, 'watcher')).toEqual({ ...settle, stone: 'yellow2' });
  });

  it('shows everybody a stone that was opened', () => {
    const table = arranged(2, { openOnly: true }, MINE, THEIRS);
    const guess = { by: seat(0), type: 'guess', at: seat(1), row: 0, col: 3, stone: 'purple5' } as const;
    expect(game.seen(table.state, guess, 'watcher')).toEqual({ ...guess, right: false, cost: 'open' });
    table.play('0 guess 1 A4 p5');
    const open = { by: seat(0), type: 'open', row: 1, col: 1 } as const;
    expect(game.seen(table.state, open, 'watcher')).toEqual({ ...open, stone: 'yellow2' });
  });

  it('[SO-15] [SO-16] tells who went out and who won', () => {
    const table = arranged(2, {}, MINE, THEIRS);
    table.hit(0, 1, 'A4', 'A5', 'A6', 'B1', 'B4', 'B5', 'C1', 'C4', 'C5');
    const guess = { by: seat(0), type: 'guess', at: seat(1), row: 2, col: 5, stone: 'blueEye' } as const;
    const seen = { ...guess, right: true, cost: 'nothing', out: 1, winner: 0 };
    expect(game.seen(table.state, guess, seat(1))).toEqual(seen);
  });
});
