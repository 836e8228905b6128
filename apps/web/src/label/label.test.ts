import { LANGUAGES, type LabelFacts } from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../games/games.ts';
import { hasLabel, loadShowcase } from '../games/parts.ts';
import { ruleNumbers } from '../rulebook/testing.ts';
import { measuredMinutes } from './minutes.ts';

it('reckons in steps of five minutes', () => {
  const measured = (fewest: number, most: number, seconds: number): LabelFacts['measured'] => ({
    games: 1,
    decisions: [fewest, most],
    seconds,
  });
  expect(measuredMinutes(measured(57, 201, 30))).toEqual([30, 100]);
  expect(measuredMinutes(measured(19, 42, 60))).toEqual([20, 40]);
});

describe.each(GAMES)('the label of $title', ({ id, time }) => {
  it('is there, and has a drawing, a name and a word for everything in the box', async () => {
    expect(hasLabel(id)).toBe(true);
    for (const language of LANGUAGES) {
      const { components, names, exhibits, label } = await (await loadShowcase(id))(language);
      const ids = components.map((component) => component.id).toSorted();
      for (const said of [names, exhibits, label.components]) expect(Object.keys(said).toSorted()).toEqual(ids);
    }
  });

  it('cites rules of the rulebook alone', async () => {
    const { facts } = await (await loadShowcase(id))('en');
    const cited = [...facts.differences, ...facts.lost].flatMap(({ rules }) => rules);
    expect(cited).not.toHaveLength(0);
    const numbers = ruleNumbers(id);
    expect(cited.filter((rule) => !numbers.includes(rule))).toEqual([]);
  });

  it('says the time that stands on the box, where that is our estimate', async () => {
    const { facts } = await (await loadShowcase(id))('en');
    const [from, to] = measuredMinutes(facts.measured);
    if (time?.estimated) expect([from, to]).toEqual(time.minutes);
    else {
      expect(from).toBeGreaterThanOrEqual(time!.minutes[0]);
      expect(to).toBeLessThanOrEqual(time!.minutes[1]);
    }
  });
});
