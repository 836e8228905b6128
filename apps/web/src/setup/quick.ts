import { type CharacterId, characterOf, freeCharacter } from '@wunderkammer/cast';
import { type Level, usualSeats } from '@wunderkammer/kernel';
import type { GameEntry } from '../games/game-entry.ts';
import { lastLevel } from '../settings/last-level.ts';
import { readSetting } from '../settings/local.ts';
import type { SeatSetup, TableSetup } from '../table/source.ts';
import type { Words } from '../words/en.ts';

const namesOf = (seats: readonly SeatSetup[]): readonly string[] => seats.map(({ name }) => name);

/** A seat for somebody of the cast. */
export const botOf = (character: CharacterId): SeatSetup => ({
  kind: 'bot',
  name: characterOf(character).name,
  character,
});

/** Somebody of the cast who does not sit at the table yet. */
export const freeBot = (level: Level, seats: readonly SeatSetup[]): SeatSetup =>
  botOf(freeCharacter(level, namesOf(seats)));

/** A guest whose name nobody at the table has. */
export const freeGuest = (words: Words, seats: readonly SeatSetup[]): SeatSetup => {
  // Of one name more than there are seats one is free.
  const names = Array.from({ length: seats.length + 1 }, (_, index) => words.setup.guest(index));
  return { kind: 'person', name: names.find((name) => !namesOf(seats).includes(name))! };
};

/** The same seats, and as many bots more as it takes. */
export const filledUp = (level: Level, seats: readonly SeatSetup[], count: number): readonly SeatSetup[] => {
  const filled = [...seats];
  while (filled.length < count) filled.push(freeBot(level, filled));
  return filled;
};

/** People first, bots after them, at as many seats as asked. */
export const seating = (words: Words, seats: number, people: number): readonly SeatSetup[] => {
  const guests = Array.from(
    { length: people },
    (_, index): SeatSetup => ({
      name: (index === 0 ? readSetting('name') : undefined) ?? words.setup.guest(index),
      kind: 'person',
    }),
  );
  return filledUp(lastLevel(), guests, seats);
};

/** A table with sensible defaults. */
export const quickSetup = (words: Words, game: GameEntry, people = 1): TableSetup => ({
  game: game.id,
  options: {},
  seats: seating(words, usualSeats(game), people),
  aids: game.secrets ? 'notes' : 'none',
  series: { games: 1, outcomes: [] },
});
