import { CATALOGUE } from '../games/catalogue.ts';
import type { GameId } from '../games/engines.ts';
import { readSetting } from '../settings/local.ts';
import type { SeatSetup, TableSetup } from '../table/source.ts';
import type { Words } from '../words/en.ts';

/** The bots' names, the same in every language. */
export const BOT_NAMES = ['Balthasar', 'Cosima', 'Isolde', 'Melchior'] as const;

/** People first, bots after them, at as many seats as asked. */
export const seating = (words: Words, seats: number, people: number): readonly SeatSetup[] =>
  Array.from({ length: seats }, (_, index) =>
    index < people
      ? { name: (index === 0 ? readSetting('name') : undefined) ?? words.setup.guest(index), kind: 'person' }
      : { name: BOT_NAMES[index - people]!, kind: 'bot' },
  );

/** A table with sensible defaults. */
export const quickSetup = (words: Words, game: GameId, people = 1): TableSetup => ({
  game,
  options: {},
  seats: seating(words, CATALOGUE[game].usual, people),
  aids: CATALOGUE[game].secrets ? 'notes' : 'none',
  series: { games: 1, outcomes: [] },
});
