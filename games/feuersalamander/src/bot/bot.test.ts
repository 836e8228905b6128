import { allSeats, botPlayer, randomPlayer, seat, seatEach, simulate, USUAL_MIND } from '@wunderkammer/kernel';
import { ScriptedRandom } from '@wunderkammer/testkit';
import { describe, expect, it } from 'vitest';
import { indexOfKind } from '../cards.ts';
import { feuersalamander } from '../game.ts';
import { game, step } from '../testing.ts';
import type { Decision, FeuersalamanderTypes } from '../vocabulary.ts';
import { Knowledge } from './knowledge.ts';
import { turnsHome } from './way-home.ts';

const DEAL = 'deal fire+row7 air+stone3';

/** What the bot of seat 0 decides after these steps of a game of two. */
const decides = (...lines: string[]): Decision => {
  const played = game(2, {});
  const bot = feuersalamander.bot(USUAL_MIND, seat(0), played.table, new ScriptedRandom(0));
  for (const line of lines) {
    bot.observe(played.sees(0, line));
    played.play(line);
  }
  return bot.decide(played.view(0), feuersalamander.legal(played.state, seat(0)));
};

const shareOfWins = (seats: number, games: number): number => {
  let wins = 0;
  for (let round = 0; round < games; round++) {
    const bot = round % seats;
    const seating = seatEach<FeuersalamanderTypes>(
      allSeats(seats).map((own) => (own === bot ? botPlayer : randomPlayer)),
    );
    const { result } = simulate(feuersalamander, seats, {}, seating, `bot ${round}`);
    if (result?.ranking[0]?.includes(seat(bot))) wins++;
  }
  return wins / games;
};

describe('the bot', () => {
  it('claims what it knows for certain', () => {
    const shown = '1 claim stone3 / 0 water 0 row1';
    expect(decides(DEAL, 'start 1 4', shown)).toEqual(step('0 claim fire row7 / 1 stone3'));
  });

  it('keeps the better cards', () => {
    const first = [DEAL, 'start 4 1', '0 throw', 'sticks 1 2 salamander'];
    expect(decides(...first, 'draw air')).toEqual(step('0 discard air'));
    expect(decides('deal air+row1 fire+stone3', 'start 4 1', '0 throw', 'sticks 1 2 salamander', 'draw fire')).toEqual(
      step('0 discard air'),
    );
  });

  it('asks for what it lacks', () => {
    const decision = decides(DEAL, 'start 4 1', '0 throw', 'sticks 4 2 token', '0 place fire 7 1', '0 move sum');
    expect(decision).toMatchObject({ type: 'ask', card: expect.stringMatching(/^stone/) });
  });

  it('goes home with a claim in mind', () => {
    const asked = ['0 throw', 'sticks 4 2 token', '0 place fire 7 1', '0 move sum', '0 ask stone3'];
    const meanwhile = ['1 throw', 'sticks 1 2 token', '1 place air 1 3', '1 move sum'];
    const thrown = ['0 throw', 'sticks 4 3 token', '0 place fire 7 1'];
    expect(decides(DEAL, 'start 4 1', ...asked, ...meanwhile, ...thrown)).toEqual(step('0 move sum home'));
  });

  it('does not free a captive whose hand it knows', () => {
    const shown = ['1 claim stone3 / 0 water 0 row1', '0 throw', 'sticks 4 2 token', '0 place fire 7 1', '0 move sum'];
    expect(decides(DEAL, 'start 1 4', ...shown)).toEqual(step('0 pass'));
  });

  it('beats the random policy in nine games of ten', () => {
    expect(shareOfWins(2, 60)).toBeGreaterThan(0.9);
  });

  it('wins far more than its share among three random players', () => {
    expect(shareOfWins(4, 40)).toBeGreaterThan(0.75);
  });
});

describe('knowledge', () => {
  it('follows from answers, tokens, cards laid off and hands shown', () => {
    const played = game(2, {});
    const knowledge = new Knowledge(seat(0), 2);
    const chance = (kind: Parameters<typeof indexOfKind>[0]): number =>
      knowledge.handOf(seat(1)).chanceOf(indexOfKind(kind));
    const observe = (...lines: string[]): void => {
      for (const line of lines) {
        knowledge.observe(played.sees(0, line));
        played.play(line);
      }
    };
    observe('deal fire+row7 air+stone3', 'start 1 4');
    expect(chance('row7')).toBe(0);
    expect(chance('fire')).toBeGreaterThan(0);
    expect(chance('fire')).toBeLessThan(chance('air'));
    observe('1 throw', 'sticks 1 2 token', '1 place air 4 3');
    expect(chance('water')).toBe(0);
    expect(chance('air') + chance('row4') + chance('stone3')).toBeCloseTo(2);
    observe('1 move sum', '0 throw', 'sticks 3 1 token', '0 place fire 7 1', '0 move sum', '0 ask air');
    expect(chance('air')).toBe(1);
    observe('1 throw', 'sticks 1 2 salamander', 'draw row2', '1 discard row2');
    expect(chance('row2')).toBe(0);
    expect(chance('air')).toBeCloseTo(1);
  });

  it('is exact after a hand was shown', () => {
    const played = game(2, {});
    const knowledge = new Knowledge(seat(0), 2);
    for (const line of ['deal fire+row7 air+stone3', 'start 1 4', '1 claim stone3 / 0 water 0 row1']) {
      knowledge.observe(played.sees(0, line));
      played.play(line);
    }
    expect([...knowledge.handOf(seat(1)).hands]).toHaveLength(1);
  });
});

describe('the way home', () => {
  it('takes one turn from the own middle, and more the longer it is', () => {
    const turns = turnsHome(4);
    expect(turns).toHaveLength(20);
    expect(turns[0]).toBe(1);
    for (let way = 1; way < 20; way++) expect(turns[way]).toBeGreaterThanOrEqual(turns[way - 1]!);
    expect(turns[19]).toBeGreaterThan(3);
  });
});
