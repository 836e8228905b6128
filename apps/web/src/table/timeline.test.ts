import { dreiMagier } from '@wunderkammer/drei-magier';
import { feuersalamander } from '@wunderkammer/feuersalamander';
import type { Game } from '@wunderkammer/kernel';
import { salomonsOordeel } from '@wunderkammer/salomons-oordeel';
import { toyGame } from '@wunderkammer/testkit/toy';
import { describe, expect, it } from 'vitest';
import { lastRemark } from '../cast/last-remark.ts';
import { tells as magi } from '../games/drei-magier/tells.ts';
import { tells as salamander } from '../games/feuersalamander/tells.ts';
import type { Tells } from '../games/game-ui.ts';
import { plainTells } from '../games/plain/tells.ts';
import { tells as judgement } from '../games/salomons-oordeel/tells.ts';
import { cueOf } from '../sound/cue.ts';
import { headline, lineOf } from './direction.ts';
import { toldVersion, toldView } from './director.ts';
import { watchAll } from './testing.ts';
import { readingTime } from './weight.ts';

const TABLES = [
  [feuersalamander, salamander, 3],
  [feuersalamander, salamander, 4],
  [dreiMagier, magi, 3],
  [salomonsOordeel, judgement, 2],
  [salomonsOordeel, judgement, 4],
  [toyGame, plainTells, 2],
] as unknown as readonly (readonly [Game, Tells, number])[];

const VERDICTS = new Set(['good', 'bad']);

describe.each(TABLES)('a whole game at the table of %s', (game, tells, seats) => {
  const watched = watchAll(game, tells, seats, 'timeline');

  it('at no moment says, counts or sounds what its scene has not shown', async () => {
    const { shots, views, seen, table, texts } = await watched;
    const began = new Map<number, number>();
    for (const { at, scene } of shots) {
      const { frame, log, gesture } = scene;
      if (frame === undefined) continue;
      const { version, event, phase } = frame;
      if (!began.has(version)) began.set(version, at);
      const shown = event === undefined || at - began.get(version)! >= Math.floor(tells.showing(event, frame.viewer));
      const told = toldVersion(frame);
      // The scene is over before anything of it is told, and everything is told from the same step.
      if (!shown && !scene.idle) expect(told).toBe(version - 1);
      expect(toldView(frame)).toEqual(views[told]);
      expect(log.map((entry) => entry.seen)).toEqual(seen.slice(0, told));
      expect(gesture.every((entry) => log.includes(entry))).toBe(true);
      const cue = cueOf(tells, frame);
      if (cue !== undefined && VERDICTS.has(cue)) expect(phase).not.toBe('showing');
      if (scene.idle) expect(told).toBe(version);
    }
    expect(shots.at(-1)!.scene.log).toHaveLength(seen.length);
    expect(lineOf(tells, texts, table, shots.at(-1)!.scene.gesture.at(-1)!)).not.toBe('');
  });

  it('lets characters speak of nothing that has not been told', async () => {
    const { shots } = await watched;
    const company = {
      id: 'x',
      seats: [
        { name: 'Anna', kind: 'person' },
        { name: 'Dodo', kind: 'bot', character: 'dodo' },
      ],
    } as const;
    for (const { scene } of shots.slice(0, 60)) {
      const said = lastRemark(
        company,
        scene.log.map((entry) => game.stirs(entry.seen)),
      );
      expect(said?.step ?? 0).toBeLessThanOrEqual(scene.frame === undefined ? 0 : toldVersion(scene.frame));
    }
  });

  it('leaves every line of others there until it can have been read', async () => {
    const { shots, viewer, table, texts } = await watched;
    let line = { text: '', since: 0, needs: 0 };
    for (const { at, scene } of shots) {
      const top = headline(tells, scene.gesture, viewer);
      const text = top === undefined ? '' : lineOf(tells, texts, table, top.entry);
      // What stands there when one is asked stays for as long as one thinks.
      if (scene.idle) line = { ...line, needs: 0 };
      if (text === line.text) continue;
      expect(at - line.since, line.text).toBeGreaterThanOrEqual(line.needs - 1);
      const isOwn = top?.entry.seen.by === viewer;
      line = { text, since: at, needs: top === undefined || isOwn ? 0 : Math.min(1200, readingTime(text, top.weight)) };
    }
  });
});

/** Below that one does not feel that one has waited. */
const NOTICED = 1200;

/** How long whoever sits there waits for all the others between two decisions, on average, in seconds at the most. */
describe.each([
  [feuersalamander, salamander, 3, 9],
  [feuersalamander, salamander, 4, 14],
  [dreiMagier, magi, 3, 9],
  [salomonsOordeel, judgement, 2, 7],
  [salomonsOordeel, judgement, 4, 11],
] as unknown as readonly (readonly [Game, Tells, number, number])[])(
  'the others at the table of %s',
  (game, tells, seats, most) => {
    it('are told in so few seconds that nobody looks elsewhere', async () => {
      const waits: number[] = [];
      for (const seed of ['a', 'b', 'c']) waits.push(...(await watchAll(game, tells, seats, seed)).waits);
      const noticed = waits.filter((wait) => wait > NOTICED);
      expect(noticed.reduce((a, b) => a + b, 0) / noticed.length / 1000).toBeLessThan(most);
    });
  },
);
