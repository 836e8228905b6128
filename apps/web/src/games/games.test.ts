import { existsSync, globSync } from 'node:fs';
import { basename } from 'node:path';
import { LANGUAGES } from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import { hasFinale, loadAftermath } from './endings.ts';
import { GAMES, gameOf, titleOf } from './games.ts';
import { lessonOf } from './lessons.ts';
import { drawsItsTable, loadLessonWords } from './parts.ts';

const OURS = globSync('games/*', { cwd: new URL('../../../../', import.meta.url) }).map((folder) => basename(folder));

it('every game we have is in the cabinet, and nothing else, by its title', () => {
  expect(GAMES.map(({ id }) => id).toSorted()).toEqual(OURS.toSorted());
  expect(GAMES.map(({ title }) => title)).toEqual(['Der Feuersalamander', 'Die drei Magier', 'Salomons Oordeel']);
});

it('a game that is not known has no entry, and its own name for a title', () => {
  expect(gameOf('toy')).toBeUndefined();
  expect(titleOf('toy')).toBe('toy');
});

describe.each(GAMES)('$title', (entry) => {
  it('lies in a folder of its name, in which its own table is found', () => {
    expect(drawsItsTable(entry)).toBe(true);
  });

  it('has an end on its table, and says what adds up; of luck only where something is thrown', async () => {
    const { Account, Luck } = await loadAftermath(entry.id);
    expect(hasFinale(entry.id)).toBe(true);
    expect(Account).toBeDefined();
    expect(Luck !== undefined).toBe(entry.id !== 'salomons-oordeel');
  });

  it('has a picture for the cards of its tables’ links', () => {
    expect(existsSync(new URL(`../../public/cards/${entry.id}.png`, import.meta.url))).toBe(true);
  });

  it('is what its box says', async () => {
    const { id, title, seats } = await entry.open();
    expect({ id, title, seats }).toEqual({ id: entry.id, title: entry.title, seats: entry.seats });
  });

  it.each(LANGUAGES)('has a coach with words for everything, and the pitch of its texts (%s)', async (language) => {
    const { beats } = await lessonOf(entry.id)!();
    expect(Object.keys(await loadLessonWords(entry.id, language)).toSorted()).toEqual(
      beats.map(({ id }) => id).toSorted(),
    );
    expect((await entry.pitch![language]()).pitch).toBe((await entry.texts(language)).pitch);
  });
});
