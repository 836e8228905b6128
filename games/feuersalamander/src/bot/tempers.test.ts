import { FastRandom, mindPlayer, seat, seatBot, seatEach, simulate, type Temper } from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import { typeOf } from '../cards.ts';
import { feuersalamander } from '../game.ts';
import { game, step } from '../testing.ts';
import type { Decision, FeuersalamanderTypes, Kind } from '../vocabulary.ts';

const GAMES = 12;

/** What a bot of this temper does on seat 0 of a few games against an even one. */
const doings = (temper: Temper): { wrongClaims: number; bluffs: number; questions: number } => {
  const done = { wrongClaims: 0, bluffs: 0, questions: 0 };
  const watched = seatBot<FeuersalamanderTypes>((...own) => {
    const bot = feuersalamander.bot({ level: 'steady', temper }, ...own);
    return {
      observe: (seen) => {
        bot.observe(seen);
        if (seen.type !== 'claim' || seen.by !== 0) return;
        if (seen.outcome.type === 'wrong') done.wrongClaims++;
      },
      decide: (view, legal) => {
        const decision = bot.decide(view, legal);
        if (decision.type === 'ask') {
          done.questions++;
          const types = view.players[0]!.hand.map((card) => typeOf(card as Kind));
          if (types.includes(typeOf(decision.card))) done.bluffs++;
        }
        return decision;
      },
    };
  });
  const seating = seatEach<FeuersalamanderTypes>([watched, mindPlayer({ level: 'steady', temper: 'even' })]);
  for (let round = 0; round < GAMES; round++) simulate(feuersalamander, 2, {}, seating, `temper ${round}`);
  return done;
};

describe('tempers', () => {
  it('have the reckless claim wrongly more often than the cautious', () => {
    const { wrongClaims: bold } = doings('reckless');
    const { wrongClaims: careful } = doings('cautious');
    expect(bold).toBeGreaterThan(careful);
  });

  it('have the bluffing ask for what they have', () => {
    const bluffing = doings('bluffing');
    const even = doings('even');
    expect(bluffing.bluffs / bluffing.questions).toBeGreaterThan(2 * (even.bluffs / even.questions));
  });

  it('have the vengeful throw out whoever threw them out', () => {
    // The third throw of seat 1 ends on the figure of seat 0, which then has seats 1 and 2 before it, 3 and 5 fields on.
    const lines = [
      'deal fire+row7 air+stone3 water+stone1',
      'start 4 1 2',
      ...['0 throw', 'sticks 1 2 token', '0 place fire 7 1', '0 move sum'],
      ...['1 throw', 'sticks 4 3 token', '1 place air 1 3', '1 move sum', '1 pass'],
      ...['2 throw', 'sticks 1 2 token', '2 place water 1 1', '2 move sum'],
      ...['0 throw', 'sticks 1 1 token', '0 place fire 7 1', '0 move difference', '0 pass'],
      ...['1 throw', 'sticks 4 2 token', '1 place air 1 3', '1 move sum', '1 pass'],
      ...['2 throw', 'sticks 3 4 token', '2 place water 1 1', '2 move sum', '2 pass'],
      ...['0 throwKeys', 'keys 3', '0 throw', 'sticks 4 1 token', '0 place fire 7 1'],
    ];
    const decides = (temper: Temper): Decision => {
      const played = game(3, {});
      const bot = feuersalamander.bot({ level: 'steady', temper }, seat(0), played.table, new FastRandom('revenge'));
      for (const line of lines) {
        bot.observe(played.sees(0, line));
        played.play(line);
      }
      return bot.decide(played.view(0), feuersalamander.legal(played.state, seat(0)));
    };
    expect(decides('even')).toEqual(step('0 move sum'));
    expect(decides('vengeful')).toEqual(step('0 move difference'));
  });
});
