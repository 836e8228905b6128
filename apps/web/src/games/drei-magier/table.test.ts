import { notchesOn, PHASES, type Seen, type View } from '@wunderkammer/drei-magier/pieces';
import { LANGUAGES, type Language } from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import { ruleNumbers } from '../../rulebook/testing.ts';
import { playersOnBoard } from './board/figures.ts';
import { moments } from './moments.ts';
import { promptOf } from './prompt.ts';
import { duelScene, isTied } from './scenes/duel-scene.ts';
import { watchGame } from './testing.ts';
import { revealSeconds, showing } from './timing.ts';
import { touches } from './turning.ts';
import { countSigns, wandsShown } from './wands.ts';
import { weight } from './weight.ts';
import de from './words/de.ts';
import en, { type Words } from './words/en.ts';
import nl from './words/nl.ts';

const RULES = ruleNumbers('drei-magier');
const WORDS: Readonly<Record<Language, Words>> = { nl, de, en };
const NAMES = ['Anna', 'Bert', 'Cornelia'];
const GAMES = ['one', 'two', 'three', 'four'].map(watchGame);
const ALL = GAMES.flat();
/** Enough for what is rare: a throw for the sixth card, a tied duel. */
const MANY = [...GAMES, ...Array.from({ length: 20 }, (_, nth) => watchGame(`more ${nth}`))];

const asked = ({ turn }: View) => (turn.type === 'decision' ? turn.seats[0]! : 'watcher');

describe('the table through whole games', () => {
  it('meets every phase', () => {
    expect(new Set(ALL.flatMap(({ before, view }) => [before.phase.type, view.phase.type]))).toEqual(new Set(PHASES));
  });

  it.each(LANGUAGES)('says in %s what is expected of whoever is asked, and what the others wait for', (language) => {
    for (const { view } of ALL) {
      for (const viewer of [asked(view), 'watcher'] as const) {
        const { text, rule } = promptOf(WORDS[language], view, viewer, NAMES, []);
        expect(text.length, view.phase.type).toBeGreaterThan(5);
        expect(text).not.toMatch(/undefined|NaN/);
        expect(RULES).toContain(rule);
      }
    }
  });

  it('[DM-10] [DM-30] names the rule that earned the throw which is due', () => {
    const named = new Set<string | undefined>();
    for (const game of MANY) {
      const log: Seen[] = [];
      for (const { seen, view } of game) {
        log.push(seen);
        if (view.phase.type !== 'throwDue') continue;
        const { rule } = promptOf(en, view, asked(view), NAMES, log);
        const earned = log
          .slice(log.findLastIndex(({ happened }) => happened.some(({ type }) => type === 'turnBegins')) + 1)
          .flatMap(({ happened }) => happened.flatMap((each) => (each.type === 'throwEarned' ? [each.reason] : [])));
        // Of several throws those that are left were earned last.
        expect(rule).toBe(earned[earned.length - view.throwsDue] === 'sixthCard' ? 'DM-30' : 'DM-10');
        named.add(rule);
      }
    }
    expect(named).toEqual(new Set(['DM-10', 'DM-30']));
  });

  it('shows the wands that have just fallen', () => {
    for (const { before, seen, view } of ALL) {
      const { faces, thrown } = wandsShown(view, seen, before);
      if (seen.type === 'eyes' || seen.type === 'duel') {
        expect(faces.map((face) => face.type === 'notches' && face.count)).toEqual(seen.wands);
        expect(thrown).toContain(true);
      } else if (seen.type !== 'spell') {
        expect(thrown).not.toContain(true);
      }
    }
  });

  it('[DM-22] leaves the wands that ended a duel on show', () => {
    const stood = ALL.filter(
      ({ seen }) =>
        seen.type === 'stand' && seen.happened.some(({ type }) => type === 'duelWon' || type === 'duelAgain'),
    );
    expect(stood.length).toBeGreaterThan(0);
    for (const { before, seen, view } of stood) {
      const { faces } = wandsShown(view, seen, before);
      expect(faces.map((face) => face.type === 'notches' && face.count)).toEqual(before.duel!.fight!.wands);
    }
  });

  it('sends nobody away behind the back of a scene', () => {
    for (const { before, seen, view } of ALL) {
      const shown = {
        last: seen,
        event: seen,
        before,
        winner: undefined,
        arrived: true,
        tied: false,
        known: view,
      };
      const won = seen.happened.some(({ type }) => type === 'duelWon');
      const players = won || seen.type === 'spell' ? before.players : view.players;
      expect(playersOnBoard(view, shown)).toEqual(players);
      expect(playersOnBoard(view, { ...shown, event: undefined })).toEqual(view.players);
    }
  });

  it('[DM-6] counts six symbols in view, and those seen most as the rules do', () => {
    for (const { seen } of ALL) {
      if (seen.type !== 'spell') continue;
      const counts = countSigns(seen.down);
      expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(6);
      const most = Math.max(...counts.map(({ count }) => count));
      expect(counts.filter(({ count }) => count === most).map(({ symbol }) => symbol)).toEqual(seen.most);
    }
  });
});

describe('the scene of a duel', () => {
  it('[DM-21] shows what the thrower has thrown, and what is to be beaten', () => {
    for (const { view } of ALL) {
      const scene = duelScene(view, undefined, undefined, false);
      const fight = view.duel?.fight;
      expect(scene === undefined).toBe(fight == null);
      if (scene === undefined || fight == null) continue;
      const sides = [scene.challenger, scene.defender];
      const thrower = sides.find(({ seat }) => seat === fight.thrower)!;
      const other = sides.find(({ seat }) => seat !== fight.thrower)!;
      expect(thrower).toMatchObject({ throws: fight.throws, throwing: true });
      expect(thrower.sum).toBe(fight.wands === null ? undefined : notchesOn(fight.wands));
      expect(other.sum).toBe(fight.toBeat?.sum);
    }
  });

  it('[DM-22] keeps both results on show when it is decided', () => {
    const decided = ALL.filter(({ seen }) => seen.happened.some(({ type }) => type === 'duelWon'));
    expect(decided.length).toBeGreaterThan(5);
    for (const { before, seen, view } of decided) {
      const scene = duelScene(view, seen, before, false)!;
      const winner = [scene.challenger, scene.defender].find(({ seat }) => seat === scene.winner)!;
      const loser = [scene.challenger, scene.defender].find(({ seat }) => seat !== scene.winner)!;
      const lead = winner.sum! - loser.sum!;
      expect(lead > 0 || (lead === 0 && winner.throws < loser.throws)).toBe(true);
    }
  });

  it('[DM-22] says that a duel was a tie until somebody decides something in the next', () => {
    let ties = 0;
    for (const game of MANY) {
      const log: Seen[] = [];
      let tied = false;
      for (const { before, seen, view } of game) {
        log.push(seen);
        if (seen.happened.some(({ type }) => type === 'duelAgain')) tied = true;
        else if (seen.type !== 'duel') tied = false;
        expect(isTied(log)).toBe(tied);
        if (!tied) continue;
        ties++;
        expect(duelScene(view, seen, before, isTied(log))).toMatchObject({ again: true, winner: undefined });
        expect(duelScene(view, undefined, undefined, isTied(log))).toMatchObject({ again: true });
      }
    }
    // The tie itself, and the throw that follows.
    expect(ties).toBeGreaterThan(4);
  });

  it('is still the thrower’s when their last throw passes the wands on', () => {
    for (const { before, seen, view } of ALL) {
      if (seen.type !== 'duel' || seen.happened.length > 0) continue;
      const scene = duelScene(view, seen, before, false)!;
      const thrower = [scene.challenger, scene.defender].find(({ seat }) => seat === seen.seat)!;
      expect(thrower).toMatchObject({ sum: seen.sum, throws: seen.throws, threw: true });
    }
  });
});

describe('pace and memory', () => {
  it('shows no scene for longer than a person wants to look', () => {
    for (const { seen } of ALL) {
      expect(showing(seen)).toBeLessThan(2500);
      expect(showing(seen)).toBeGreaterThanOrEqual(1000 * revealSeconds(seen));
    }
  });

  it('asks more of whoever wins or loses something than of those who look on', () => {
    const taken = ALL.flatMap(({ seen }) =>
      seen.happened.flatMap((each) =>
        each.type === 'card' && each.from !== 'place' ? ([[seen, each.from]] as const) : [],
      ),
    );
    expect(taken.length).toBeGreaterThan(0);
    for (const [seen, loser] of taken) {
      expect(weight(seen, loser)).toBe('heavy');
      expect(touches(seen, loser)).toEqual({ spot: `cards:${loser}`, mark: 'loss' });
    }
    for (const { seen } of ALL) if (seen.type === 'throw') expect(weight(seen, 'watcher')).toBe('silent');
  });

  it('[DM-31] remembers the seventh card as the greatest moment of every game', () => {
    for (const game of GAMES) {
      const log = game.map(({ seen }) => seen);
      const found = moments(log);
      const heaviest = found.reduce((best, moment) => (moment.weight >= best.weight ? moment : best));
      expect(heaviest.index).toBe(log.length - 1);
      expect(found.length).toBeLessThan(log.length / 3);
    }
  });
});
