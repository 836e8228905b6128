import type { Trial } from '@wunderkammer/testkit';
import { describe, expect, it } from 'vitest';
import { LAYOUT } from './state.ts';
import { game } from './testing.ts';
import type { FeuersalamanderTypes } from './vocabulary.ts';

const HANDS = ['fire+row7', 'air+row2', 'water+stone1', 'earth+stone3'];

// A rule that looks at the wrong seat looks right as long as only the first one plays.
describe.each([0, 1, 2, 3])('seat %i', (own) => {
  const [next, across, before] = [(own + 1) % 4, (own + 2) % 4, (own + 3) % 4];
  /** Seats in the order of the table, with a value for each, counted from this one. */
  const around = <T>(values: readonly T[]): T[] => values.map((_, index) => values[(index - own + 4) % 4]!);

  const begun = (): Trial<FeuersalamanderTypes> =>
    game(4, {}, `deal ${around(HANDS).join(' ')}`, `start ${around([4, 1, 1, 1]).join(' ')}`);
  const placesOf = (played: Trial<FeuersalamanderTypes>): string[] =>
    played.view('watcher').players.map(({ at }) => at.type);

  it('[FS-32] has what it claimed rightly laid before it, and counts it alone', () => {
    const played = begun().play(`${own} claim fire row7 / ${across} stone1`);
    const { players } = played.view('watcher');
    expect(players.map(({ score }) => score)).toEqual(around([28, 0, 0, 0]));
    expect(players.map(({ combinations }) => combinations.length)).toEqual(around([1, 0, 0, 0]));
    expect(players.map(({ hand }) => hand.length)).toEqual(around([0, 2, 1, 2]));
  });

  it('[FS-36] gets its own token back by two cards of its own, and that of nobody else', () => {
    const { TOKEN } = LAYOUT;
    const tokensAfter = (claim: string): number[] => {
      const played = begun();
      played.state.cells.fill(1, TOKEN, TOKEN + 4);
      return [...played.play(claim).state.cells.subarray(TOKEN, TOKEN + 4)];
    };
    expect(tokensAfter(`${own} claim fire row7 / ${across} stone1`)).toEqual(around([0, 1, 1, 1]));
    expect(tokensAfter(`${own} claim fire / ${next} row2 ${across} stone1`)).toEqual([1, 1, 1, 1]);
  });

  it('[FS-32] is told the value of each combination, and the points it has by now', () => {
    const played = begun().play(`${own} claim fire row7 / ${across} stone1`);
    expect(played.sees('watcher', `${own} claim / ${across} water ${next} row2 ${before} stone3`)).toMatchObject({
      outcome: { type: 'right', value: 12, score: 40 },
    });
  });

  it('[FS-13] is freed alone by three keys', () => {
    const { AT, AT_DUNGEON, AT_START } = LAYOUT;
    const played = game(4, {}, `deal ${around(HANDS).join(' ')}`, `start ${around([1, 1, 1, 4]).join(' ')}`);
    played.state.cells.fill(AT_DUNGEON, AT, AT + 4);
    played.state.cells[AT + before] = AT_START;
    played.play(`${before} throw`, 'sticks 1 2 token', `${before} place earth 1 3`, `${before} move difference`);
    expect(played.play(`${own} throwKeys`).sees('watcher', 'keys 3')).toMatchObject({ seat: own, freed: true });
    played.play('keys 3');
    expect(placesOf(played)).toEqual(around(['start', 'dungeon', 'dungeon', 'track']));
  });

  it('[FS-10] has its card aside alone, and opens all with the last', () => {
    const dealt = game(4, {}, `deal ${around(['air+water', 'fire+row5', 'stone1+stone2', 'earth+row4']).join(' ')}`);
    const last = `${across} discard stone2`;
    dealt.play(`${own} discard air`);
    const aside = (card: unknown): object => ({ waiting: [across], aside: [{ seat: own, card }] });
    expect(dealt.view('watcher').phase).toMatchObject(aside({ type: 'hidden' }));
    expect(dealt.view(own).phase).toMatchObject(aside('air'));
    expect(dealt.sees('watcher', last)).toMatchObject({
      card: 'stone2',
      open: [
        { seat: own, card: 'air' },
        { seat: across, card: 'stone2' },
      ].toSorted((a, b) => a.seat - b.seat),
    });
    expect(dealt.play(last).view(next).laidOff).toEqual(['air', 'stone2']);
  });

  it('[FS-33] goes to the dungeon alone for what it named wrongly, and the next one plays', () => {
    const played = begun().play(`${own} claim fire row7 / ${next} stone1`);
    expect(placesOf(played)).toEqual(around(['dungeon', 'start', 'start', 'start']));
    expect(played.view('watcher').phase).toMatchObject({ type: 'begin', active: next });
  });

  it('[FS-24] turns in to its own start place, and leaves the others where they are', () => {
    const { AT } = LAYOUT;
    const onTheWay = (at: number): Trial<FeuersalamanderTypes> => {
      const played = begun();
      played.state.cells[AT + own] = at;
      return played.play(`${own} throw`, 'sticks 1 2 token', `${own} place fire 7 1`);
    };
    const home = Array.from({ length: 20 }, (_, field) => field + 1).find(
      (at) => onTheWay(at).refusal(`${own} move sum home`) === 'accepted',
    )!;
    const played = onTheWay(home);
    expect(placesOf(played)).toEqual(around(['track', 'start', 'start', 'start']));
    expect(placesOf(played.play(`${own} move sum home`))).toEqual(['start', 'start', 'start', 'start']);
  });
});
