import { describe, expect, it } from 'vitest';
import { knownGame } from '../games/games.ts';
import { onlineTableOf } from '../house/online-table-of.ts';
import {
  faultOf,
  firstPlan,
  fitting,
  kindOf,
  type Manners,
  othersOf,
  type Plan,
  readPlan,
  resized,
  seated,
  tableOf,
  withOthers,
} from './plan.ts';

const manners: Manners = { own: 'Anna', guest: (n) => `Guest ${n}`, level: 'gentle' };
const FS = knownGame('feuersalamander');
const DM = knownGame('drei-magier');
const SO = knownGame('salomons-oordeel');
const whoIn = ({ places }: Plan): readonly string[] => places.map(({ who, name }) => `${who} ${name}`.trim());

describe('what a newcomer begins with', () => {
  it.each([
    [FS, 2, { target: 49 }],
    [DM, 3, {}],
    [SO, 2, { variant: 'easy' }],
  ])('$title: short, easy, alone against the gentle', async (game, seats, options) => {
    const plan = firstPlan(game, manners);
    expect(plan.options).toEqual(options);
    expect(whoIn(plan)).toEqual(['you Anna', 'bot Dodo', 'bot Jocko'].slice(0, seats));
    expect(kindOf(plan)).toBe('solo');
    expect((await game.open()).readOptions(plan.options, seats).ok).toBe(true);
  });

  it('is without notes where there is nothing to note', () => {
    expect([firstPlan(SO, manners).aids, firstPlan(DM, manners).aids]).toEqual(['notes', 'none']);
  });
});

describe('which table it becomes', () => {
  const alone = resized(firstPlan(FS, manners), 4, manners);

  it('follows from who sits there: alone, around the table, or by a link', () => {
    expect(kindOf(alone)).toBe('solo');
    expect(kindOf(seated(alone, 2, 'here', manners))).toBe('passed');
    expect(kindOf(seated(alone, 2, 'link', manners))).toBe('online');
  });

  it('friends are all here or all elsewhere', () => {
    const here = seated(seated(alone, 1, 'here', manners), 2, 'here', manners);
    expect(whoIn(here)).toEqual(['you Anna', 'here Guest 1', 'here Guest 2', 'bot Coco']);
    const away = seated(here, 3, 'link', manners);
    expect(whoIn(away)).toEqual(['you Anna', 'link', 'link', 'link']);
    expect(whoIn(seated(away, 1, 'here', manners))).toEqual([
      'you Anna',
      'here Guest 1',
      'here Guest 2',
      'here Guest 3',
    ]);
  });

  it('all others are of a kind with one press, and that is seen', () => {
    for (const who of ['here', 'link', 'bot'] as const) {
      const plan = withOthers(alone, who, manners);
      expect(othersOf(plan)).toBe(who);
      expect(plan.places.map((place) => place.who)).toEqual(['you', who, who, who]);
    }
    expect(othersOf(seated(alone, 1, 'here', manners))).toBeUndefined();
  });

  it('is laid out on this device with people and bots by their seats', () => {
    const plan = seated({ ...alone, games: 3 }, 1, 'here', manners);
    expect(tableOf(FS, plan)).toEqual({
      game: 'feuersalamander',
      options: { target: 49 },
      seats: [
        { kind: 'person', name: 'Anna' },
        { kind: 'person', name: 'Guest 1' },
        { kind: 'bot', name: 'Jocko', character: 'jocko' },
        { kind: 'bot', name: 'Coco', character: 'coco' },
      ],
      aids: 'notes',
      series: { games: 3, outcomes: [] },
    });
  });

  it('is opened in the house with oneself and the bots where they sit, and free seats for the friends', () => {
    const plan = seated(seated(alone, 2, 'you', manners), 3, 'link', manners);
    expect(onlineTableOf(FS, { ...plan, terms: { listed: true, clock: { type: 'nonsense' } } })).toEqual({
      setup: {
        game: 'feuersalamander',
        options: { target: 49 },
        seats: 4,
        aids: 'notes',
        games: 1,
        clock: { type: 'none', away: 86_400 },
        watch: 'public',
        listed: true,
      },
      name: 'Anna',
      seating: {
        seat: 2,
        bots: [
          { seat: 0, as: 'jocko' },
          { seat: 1, as: 'dodo' },
        ],
      },
    });
  });
});

describe('places', () => {
  const plan = resized(firstPlan(FS, manners), 3, manners);

  it('are exchanged by whoever takes another one', () => {
    expect(whoIn(seated(plan, 2, 'you', manners))).toEqual(['bot Jocko', 'bot Dodo', 'you Anna']);
  });

  it('one’s own is never lost: whoever gives it away moves over, and fewer seats keep it', () => {
    expect(whoIn(seated(plan, 0, 'talos', manners))).toEqual(['bot Talos', 'you Anna', 'bot Jocko']);
    expect(whoIn(seated(plan, 2, 'talos', manners))).toEqual(['you Anna', 'bot Dodo', 'bot Talos']);
    expect(whoIn(resized(seated(plan, 2, 'you', manners), 2, manners))).toEqual(['bot Jocko', 'you Anna']);
  });

  it('more of them are for more of the same', () => {
    for (const who of ['here', 'link', 'bot'] as const) {
      expect(othersOf(resized(withOthers(plan, who, manners), 4, manners))).toBe(who);
    }
  });

  it('nobody is called like another, unless people say so', () => {
    const four = resized(plan, 4, manners);
    expect(new Set(four.places.map(({ name }) => name)).size).toBe(4);
    expect(faultOf(four)).toBeUndefined();
    const rename = (name: string): Plan => ({ ...four, places: four.places.with(0, { who: 'you', name }) });
    expect(faultOf(rename(' '))).toBe('needName');
    expect(faultOf(rename('Dodo '))).toBe('sameName');
    expect(faultOf(withOthers(four, 'link', manners))).toBeUndefined();
  });

  it('of another number keep what still fits of what was agreed', async () => {
    const rules = await FS.open();
    const options = { target: 49, figures: ['king', 'queen', 'monk'] };
    expect(fitting(rules, options, 3)).toBe(options);
    expect(fitting(rules, options, 2)).toEqual({ target: 49, figures: ['king', 'queen'] });
    expect(fitting(rules, { figures: ['monk', 'robber', 'king'] }, 4)).toMatchObject({
      figures: ['monk', 'robber', 'king', 'queen'],
    });
    expect(fitting(rules, { target: 0, figures: 'king' }, 2)).toEqual({});
    expect(fitting(await SO.open(), { variant: 'easy', first: 3 }, 2)).toEqual({ variant: 'easy' });
  });
});

describe('the last table', () => {
  it('is the same again', async () => {
    const rules = await SO.open();
    const plan: Plan = {
      ...seated(resized(firstPlan(SO, manners), 3, manners), 1, 'here', manners),
      options: { variant: 'full', protection: true },
      aids: 'automatic',
      games: 5,
      terms: { watch: 'nobody' },
    };
    expect(readPlan(SO, rules, manners, JSON.parse(JSON.stringify(plan)))).toEqual(plan);
  });

  it('is one’s own name’s now, whatever it was then', async () => {
    const kept = firstPlan(SO, manners);
    const now = readPlan(SO, await SO.open(), { ...manners, own: 'Rosa' }, kept);
    expect(whoIn(now)[0]).toBe('you Rosa');
  });

  it.each([
    ['nothing', undefined],
    ['no plan', 'places'],
    ['too many', { places: Array.from({ length: 9 }, () => ({ who: 'link' })) }],
    ['nobody of one’s own', { places: [{ who: 'link' }, { who: 'link' }] }],
    ['two of oneself', { places: [1, 2].map(() => ({ who: 'you', name: 'Anna' })) }],
    [
      'a stranger',
      {
        places: [
          { who: 'you', name: 'Anna' },
          { who: 'bot', character: 'nobody' },
        ],
      },
    ],
    ['half a place', { places: [{ who: 'you', name: 'Anna' }, 7] }],
  ])('begins anew where %s was kept', async (_what, kept) => {
    expect(readPlan(SO, await SO.open(), manners, kept)).toEqual(firstPlan(SO, manners));
  });

  it('loses what the game does not know any more, and keeps the rest', async () => {
    const kept = { ...firstPlan(SO, manners), options: { variant: 'easy', spice: 3 }, aids: 'magic', games: 4 };
    expect(readPlan(SO, await SO.open(), manners, kept)).toEqual(firstPlan(SO, manners));
  });
});
