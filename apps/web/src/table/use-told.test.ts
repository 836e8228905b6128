import { seat, type Viewer } from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import { followedBy } from './use-told.ts';

const sight = (viewer: Viewer, version: number) => ({ viewer, version, view: `${version} as ${viewer} sees it` });
const ANNA = { ...sight(seat(0), 7), before: '6 as 0 sees it' };

describe('the table one step earlier', () => {
  it('is what the same eyes saw then', () => {
    expect(followedBy(ANNA, sight(seat(0), 8))).toEqual({ ...sight(seat(0), 8), before: ANNA.view });
  });

  it('stays while nothing happens, whatever is drawn anew', () => {
    expect(followedBy(ANNA, { ...sight(seat(0), 7), view: 'drawn anew' })).toBe(ANNA);
  });

  it.each<[string, Viewer, number]>([
    ['who sits down at the same moment', seat(1), 7],
    ['who sits down one step later', seat(1), 8],
    ['who only watches', 'watcher', 8],
  ])('is not what somebody else saw: %s', (_, viewer, version) => {
    expect(followedBy(ANNA, sight(viewer, version))).toEqual({ ...sight(viewer, version), before: undefined });
  });

  it.each([
    ['several steps later', 9],
    ['a step back, as when one looks back', 6],
  ])('is not known %s', (_, version) => {
    expect(followedBy(ANNA, sight(seat(0), version)).before).toBeUndefined();
  });
});
