import { usualSeats } from '@wunderkammer/kernel';
import type { GameEntry } from '../games/game-entry.ts';
import { readSetting } from '../settings/local.ts';
import type { SeatKind, SeatSetup, TableSetup } from '../table/source.ts';
import type { Words } from '../words/en.ts';

const BOT_NAMES = ['Balthasar', 'Cosima', 'Isolde', 'Melchior'] as const;

/** The name of a bot, the same in every language: "Balthasar", and after the last of them "Balthasar 2". */
export const botName = (index: number): string => {
  const round = Math.floor(index / BOT_NAMES.length);
  const name = BOT_NAMES[index % BOT_NAMES.length]!;
  return round === 0 ? name : `${name} ${round + 1}`;
};

/** A name of the right kind that nobody at the table has. */
export const freeName = (words: Words, kind: SeatKind, seats: readonly SeatSetup[]): string => {
  const nameOf = kind === 'bot' ? botName : words.setup.guest;
  // Of one name more than there are seats one is free.
  return Array.from({ length: seats.length + 1 }, (_, index) => nameOf(index)).find(
    (name) => !seats.some((seat) => seat.name === name),
  )!;
};

/** People first, bots after them, at as many seats as asked. */
export const seating = (words: Words, seats: number, people: number): readonly SeatSetup[] =>
  Array.from({ length: seats }, (_, index) =>
    index < people
      ? { name: (index === 0 ? readSetting('name') : undefined) ?? words.setup.guest(index), kind: 'person' }
      : { name: botName(index - people), kind: 'bot' },
  );

/** A table with sensible defaults. */
export const quickSetup = (words: Words, game: GameEntry, people = 1): TableSetup => ({
  game: game.id,
  options: {},
  seats: seating(words, usualSeats(game), people),
  aids: game.secrets ? 'notes' : 'none',
  series: { games: 1, outcomes: [] },
});
