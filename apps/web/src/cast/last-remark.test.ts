import type { CharacterId } from '@wunderkammer/cast';
import { dreiMagier } from '@wunderkammer/drei-magier';
import { feuersalamander } from '@wunderkammer/feuersalamander';
import { allViewers, botPlayer, type Game, playAll, type Stir, seat, simulate, tableOf } from '@wunderkammer/kernel';
import { salomonsOordeel } from '@wunderkammer/salomons-oordeel';
import { describe, expect, it } from 'vitest';
import type { SeatSetup, TableInfo } from '../table/source.ts';
import { farewellAt, lastRemark, type Said } from './last-remark.ts';

const bot = (character: CharacterId): SeatSetup => ({ name: character, kind: 'bot', character });
type Company = Pick<TableInfo, 'id' | 'seats'>;
const COMPANY: Company = { id: 'a table', seats: [{ name: 'Anna', kind: 'person' }, bot('dodo'), bot('talos')] };

/** Everything that was said while these happened, as somebody heard it who was there from the beginning. */
const heard = (company: Company, steps: readonly (readonly Stir[])[]): readonly Said[] => {
  const said: Said[] = [];
  for (let length = 0; length <= steps.length; length++) {
    const last = lastRemark(company, steps.slice(0, length));
    if (last !== undefined && last.step === length) said.push(last);
  }
  return said;
};

describe.each([feuersalamander, dreiMagier, salomonsOordeel] as readonly Game[])('at a table of $id', (game) => {
  const { steps } = simulate(game, 3, {}, botPlayer, 'talk');
  const stirs = allViewers(3).map((viewer) => {
    const seen: (readonly Stir[])[] = [];
    playAll(game, tableOf(game, 3, {}), steps, (before, step) =>
      seen.push(game.stirs(game.seen(before, step, viewer))),
    );
    return seen;
  });
  const [first] = stirs;

  it('everybody hears the same', () => {
    const said = stirs.map((seen) => heard(COMPANY, seen));
    expect(said[0]!.length).toBeGreaterThan(2);
    for (const other of said) expect(other).toEqual(said[0]);
  });

  it('only the bots talk, and not all the time', () => {
    const said = heard(COMPANY, first!);
    expect(said.every((remark) => remark.seat !== seat(0))).toBe(true);
    const pauses = said.slice(2).map(({ step }, index) => step - said[index + 1]!.step);
    for (const pause of pauses) expect(pause).toBeGreaterThan(10);
  });

  it('other tables talk otherwise', () => {
    expect(heard({ ...COMPANY, id: 'another' }, first!)).not.toEqual(heard(COMPANY, first!));
  });
});

it('greets before anything has happened', () => {
  expect(lastRemark(COMPANY, [])).toMatchObject({ seat: 1, occasion: 'greeting', step: 0 });
});

it('is silent where nobody of the cast sits', () => {
  const people = {
    id: 'a table',
    seats: [
      { name: 'Anna', kind: 'person' },
      { name: 'Bert', kind: 'person' },
    ],
  } as const;
  const stirred = Array.from({ length: 60 }, (): readonly Stir[] => [{ seat: seat(1), about: 'gain' }]);
  expect(lastRemark(people, stirred)).toBeUndefined();
  expect(farewellAt(people, { ranking: [[seat(0)], [seat(1)]], scores: [1, 0] })).toBeUndefined();
});

it('a bot that has won says so, and otherwise one that has not', () => {
  expect(farewellAt(COMPANY, { ranking: [[seat(2)], [seat(0)], [seat(1)]], scores: [1, 0, 2] })).toMatchObject({
    seat: 2,
    occasion: 'victory',
  });
  expect(farewellAt(COMPANY, { ranking: [[seat(0)], [seat(2)], [seat(1)]], scores: [2, 0, 1] })).toMatchObject({
    seat: 2,
    occasion: 'defeat',
  });
});
