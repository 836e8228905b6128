import { type Outcome, seat } from '@wunderkammer/kernel';
import { beforeEach, expect, it } from 'vitest';
import { keepRecords, NO_RECORDS, readRecords, withGame } from './records.ts';

const [me, you] = [seat(0), seat(1)] as const;
const win = (mine: number, theirs: number): Outcome => ({ ranking: [[me], [you]], scores: [mine, theirs] });
const loss = (mine: number, theirs: number): Outcome => ({ ranking: [[you], [me]], scores: [mine, theirs] });

beforeEach(() => keepRecords('toy', 2, NO_RECORDS));

it('counts games, victories, the best score, and the longest run', () => {
  const games = [win(50, 3), win(84, 10), loss(90, 91), win(60, 1)];
  const records = games.reduce((now, outcome, index) => withGame(now, `t${index}`, outcome, me), NO_RECORDS);
  expect(records).toMatchObject({ played: 4, won: 3, best: 90, longest: 2, run: 1 });
  expect(withGame(NO_RECORDS, 't', win(50, 3), you)).toMatchObject({ played: 1, won: 0, best: 3, run: 0 });
});

it('a victory that is shared is one', () => {
  const shared: Outcome = { ranking: [[me, you]], scores: [4, 4] };
  expect(withGame(NO_RECORDS, 't', shared, you)).toMatchObject({ won: 1, run: 1 });
});

it('a table counts once, however often its result is looked at', () => {
  const once = withGame(NO_RECORDS, 'same', win(5, 1), me);
  expect(withGame(once, 'same', win(5, 1), me)).toBe(once);
});

it('are kept apart by game and seats, and what cannot be read was never there', () => {
  const once = withGame(NO_RECORDS, 'same', win(5, 1), me);
  keepRecords('toy', 2, once);
  expect(readRecords('toy', 2)).toEqual(once);
  expect(readRecords('toy', 3)).toEqual(NO_RECORDS);
  expect(readRecords('other', 2)).toEqual(NO_RECORDS);
  keepRecords('toy', 2, { ...once, played: -1 });
  expect(readRecords('toy', 2)).toEqual(NO_RECORDS);
});
