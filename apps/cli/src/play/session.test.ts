import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FastRandom, LANGUAGES, type Language, replayRecord, verifyRecord } from '@wunderkammer/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findGame, GAMES } from '../games.ts';
import { WIDTH, widthOf } from './ink.ts';
import { RecordFile } from './save.ts';
import { runSession, type SessionCall } from './session.ts';
import { type Played, type Script, TABLES, withScript } from './testing.ts';
import { HOST_WORDS } from './words.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'play-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const recordsIn = (file: string): unknown[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

const call = (more: Partial<SessionCall>): SessionCall => ({ options: [], seat: 0, games: 1, seed: 'test', ...more });

/** Always takes the first answer, until the game is over. */
const firstAnswer =
  (language: Language = 'en'): Script =>
  (screen) =>
    screen.includes(HOST_WORDS[language].andNow) ? '3' : '1';

const expectToFit = (text: string): void => {
  const lines = text.split('\n').filter((line) => !line.includes(folder));
  expect(lines.find((line) => widthOf(line) > WIDTH)).toBeUndefined();
};

const play = (script: Script, more: Partial<SessionCall>, language: Language = 'en'): Promise<Played> =>
  withScript(script, language, (host) => runSession(host, call(more)));

describe.each(TABLES)('a whole game of $id with $seats', ({ id, seats, options }) => {
  const typed = Object.entries(options).map(([key, value]) => `${key}=${value}`);

  it.each(LANGUAGES)('is played to its end, saved, replayed and verified (%s)', async (language) => {
    const file = join(folder, 'games.jsonl');
    const more = { game: findGame(id), players: seats, options: typed, seat: seats - 1, file: new RecordFile(file) };
    const { text, left } = await play(firstAnswer(language), more, language);
    expect(left).toBeUndefined();
    expect(text).toContain(HOST_WORDS[language].over);
    expect(text).toContain(`wunderkammer verify`);
    expectToFit(text);
    const [record, ...others] = recordsIn(file);
    expect(others).toEqual([]);
    expect(replayRecord(record, GAMES)).toMatchObject({ ok: true, turn: { type: 'over' } });
    expect(verifyRecord(record, GAMES)).toMatchObject({ ok: true });
  });
});

describe('a session', () => {
  it('is the same for the same seed, and another for another', async () => {
    const text = async (seed: string): Promise<string> =>
      (await play(firstAnswer(), { game: findGame('drei-magier'), seed })).text;
    const first = await text('a');
    expect(await text('a')).toBe(first);
    expect(await text('b')).not.toBe(first);
  });

  it('shows the commitment that the record keeps', async () => {
    const file = join(folder, 'games.jsonl');
    const { text } = await play(firstAnswer(), { game: findGame('drei-magier'), file: new RecordFile(file) });
    const [record] = recordsIn(file) as { fairness: { commitment: string } }[];
    expect(text).toContain(record!.fairness.commitment);
  });

  it.each(LANGUAGES)('leads a newcomer to a table with Enter and numbers (%s)', async (language) => {
    let asked = 0;
    const answers = ['1', '', '4', '2', '1', ''];
    const { text, left } = await play(() => answers[asked++], {}, language);
    expect(left?.reason).toBe('end');
    expectToFit(text);
    // The fourth level is the masters'.
    expect(text).toContain('Sibylla');
    // The target chosen in the options stands at the head of the table.
    expect(text).toMatch(/49 (points|punten|Punkte)/);
  });

  it('plays a series and adds it up', async () => {
    const file = join(folder, 'games.jsonl');
    const script: Script = (screen) => (screen.includes(HOST_WORDS.en.onceMore) ? '3' : '1');
    const more = { game: findGame('salomons-oordeel'), players: 2, games: 2, file: new RecordFile(file) };
    const { text } = await play(script, more);
    expect(text).toContain(HOST_WORDS.en.gameOf(2, 2));
    expect(text).toContain(HOST_WORDS.en.standings(2));
    const records = recordsIn(file) as { meta: { series: string } }[];
    expect(records).toHaveLength(2);
    expect(records[0]!.meta.series).toBe(records[1]!.meta.series);
  });

  it('leaves with q, asking once, and saves the unfinished game', async () => {
    const file = join(folder, 'games.jsonl');
    writeFileSync(file, 'half a line');
    const answers = ['my word', '1', 'q', '2', 'q', '1'];
    const more = { game: findGame('drei-magier'), file: new RecordFile(file) };
    const { text, left } = await play(() => answers.shift(), more);
    expect(left?.reason).toBe('quit');
    expect(answers).toEqual([]);
    expect(text).toContain(HOST_WORDS.en.savedUnfinished(file));
    const lines = readFileSync(file, 'utf8').split('\n');
    expect(lines[0]).toBe('half a line');
    const record: unknown = JSON.parse(lines[1]!);
    expect(record).not.toHaveProperty('result');
    expect(record).toMatchObject({ fairness: { entropy: ['my word', '', ''] } });
    expect(replayRecord(record, GAMES)).toMatchObject({ ok: true });
    expect(verifyRecord(record, GAMES)).toMatchObject({ ok: true });
  });

  it('saves the unfinished game at the end of the input', async () => {
    const file = join(folder, 'games.jsonl');
    const answers = ['', '1', '1', '1'];
    const more = { game: findGame('feuersalamander'), players: 2, file: new RecordFile(file) };
    const { left } = await play(() => answers.shift(), more);
    expect(left?.reason).toBe('end');
    expect(recordsIn(file)).toHaveLength(1);
  });

  it.each(LANGUAGES)('shows help, table, log and rules at a question, and comes back to it (%s)', async (language) => {
    const answers = ['?', 't', 'l', 'r', 'xyz', 'b'];
    const { text } = await play(() => answers.shift(), { game: findGame('drei-magier') }, language);
    const words = HOST_WORDS[language];
    const titles = { nl: 'De ogenworp', de: 'Der Augenwurf', en: 'The pip throw' };
    expect(text).toContain(`DM-8 ${titles[language]}\n`);
    expect(text).toContain(words.howToAnswer);
    expect(text.split('Die drei Magier').length - 1).toBe(2);
    expectToFit(text);
    expect(text).toContain(words.notUnderstood('xyz').slice(0, 20));
    expect(text).toContain(words.noWayBack);
  });

  it('goes back from a later question, filters by words, and asks before a guess', async () => {
    // Arranged for me, kept; a cell and back; two cells that begin so, the second; yellow; 4; no; then out.
    const answers = ['1', '1', '1', 'b', 'A', '2', 'yell', '4', '2', 'q', 'q'];
    const more = { game: findGame('salomons-oordeel'), players: 2, options: ['first=0', 'variant=easy'] };
    const { text, left } = await play(() => answers.shift(), more);
    expect(left?.reason).toBe('quit');
    const { several, sure } = HOST_WORDS.en;
    const inOrder = ['What colour is the stone on A4?', several('A', 2), 'What colour is the stone on A5?', '▲4', sure];
    const places = inOrder.map((part) => text.indexOf(part));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
    // After the no, the last question comes again.
    expect(text.lastIndexOf('which digit?')).toBeGreaterThan(text.indexOf(sure));
  });

  it.each(TABLES)('bears whatever is typed ($id with $seats)', async ({ id, seats, options }) => {
    const random = new FastRandom(`typed ${id} ${seats}`);
    const typed = ['', '?', 't', 'l', 'r', 'b', 'x', 'zzz', '0', '99', '-1', '1 2', 'B3', 'rot', 'ö', '\u0000', '…'];
    let left = 400;
    const script: Script = () => {
      if (left-- === 0) return undefined;
      return random.below(3) === 0 ? typed[random.below(typed.length)]! : String(1 + random.below(7));
    };
    const typedOptions = Object.entries(options).map(([key, value]) => `${key}=${value}`);
    const played = await play(script, { game: findGame(id), players: seats, options: typedOptions }, 'de');
    expect(played.left?.reason ?? 'enough').toMatch(/end|enough/);
  });
});
