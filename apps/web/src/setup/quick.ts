import type { GameEntry } from '../games/game-entry.ts';
import { readSetting } from '../settings/local.ts';
import type { SeatSetup, TableSetup } from '../table/source.ts';
import type { Words } from '../words/en.ts';

/** The bots' names, the same in every language. */
export const BOT_NAMES = ['Balthasar', 'Cosima', 'Isolde', 'Melchior'] as const;

/** How many sit down unless somebody says otherwise. */
export const usualSeats = ({ usual, seats }: GameEntry): number => usual ?? seats.max;

/** People first, bots after them, at as many seats as asked. */
export const seating = (words: Words, seats: number, people: number): readonly SeatSetup[] =>
  Array.from({ length: seats }, (_, index) =>
    index < people
      ? { name: (index === 0 ? readSetting('name') : undefined) ?? words.setup.guest(index), kind: 'person' }
      : { name: BOT_NAMES[index - people]!, kind: 'bot' },
  );

/** A table with sensible defaults. */
export const quickSetup = (words: Words, game: GameEntry, people = 1): TableSetup => ({
  game: game.id,
  options: {},
  seats: seating(words, usualSeats(game), people),
  aids: game.secrets ? 'notes' : 'none',
  series: { games: 1, outcomes: [] },
});
