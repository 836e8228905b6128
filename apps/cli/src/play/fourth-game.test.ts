import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES, replayRecord, seat, tableOf, verifyRecord } from '@wunderkammer/kernel';
import { toyGame } from '@wunderkammer/testkit/toy';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { guideTo } from './guides.ts';
import { plainInk, WIDTH, widthOf } from './ink.ts';
import { RecordFile } from './save.ts';
import { runSession } from './session.ts';
import { withScript } from './testing.ts';
import { HOST_WORDS } from './words.ts';

/* A game that the terminal has never heard of is played by its texts and views alone. */

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'toy-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it.each(LANGUAGES)(
  'a game without a guide of its own is played to its end, replayed and verified (%s)',
  async (language) => {
    const path = join(folder, 'games.jsonl');
    const words = HOST_WORDS[language];
    const { decisions } = await toyGame.texts(language);
    const asked: string[] = [];
    const { text, left } = await withScript(
      (screen) => {
        if (screen.includes(words.andNow)) return '3';
        if (screen.includes(words.ownWord)) return '';
        // Anything else is not asked here: the input ends, and the game is left.
        if (!screen.includes(decisions.bid.keys.bid)) return undefined;
        asked.push(screen);
        // Help first, then the highest of the four bids.
        return asked.length === 1 ? '?' : '4';
      },
      language,
      (host) =>
        runSession(host, {
          game: toyGame,
          players: 3,
          options: ['highest=3'],
          seat: 1,
          games: 1,
          seed: 'toy',
          file: new RecordFile(path),
        }),
    );
    expect(left).toBeUndefined();
    expect(asked).toHaveLength(2);
    expect(asked[1]).toContain(decisions.bid.about);
    expect(text).toContain(words.over);
    expect(text.split('\n').find((line) => widthOf(line) > WIDTH && !line.includes(folder))).toBeUndefined();
    const record = JSON.parse(readFileSync(path, 'utf8'));
    expect(record.steps).toContainEqual({ by: 1, type: 'bid', bid: 3 });
    expect(replayRecord(record, [toyGame])).toMatchObject({ ok: true, turn: { type: 'over' } });
    expect(verifyRecord(record, [toyGame])).toMatchObject({ ok: true });
  },
);

it('its table shows what the view shows, and a mark for what is hidden', async () => {
  const table = tableOf(toyGame, 3);
  const state = toyGame.create(table);
  toyGame.play(state, { by: 'chance', type: 'deal', cards: [5, 2, 6] });
  toyGame.play(state, { by: seat(0), type: 'bid', bid: 1 });
  const guide = guideTo(toyGame, await toyGame.texts('en'));
  const lines = guide.draw(toyGame.view(state, seat(1)), { ink: plainInk, language: 'en' });
  expect(lines).toEqual(['Toy', 'cards: ?, 2, ?', 'bids: ?, –, –']);
});
