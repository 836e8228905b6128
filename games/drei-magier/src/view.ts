import { allSeats, type Seat, seat, type Viewer } from '@wunderkammer/kernel';
import { FIELDS } from './board.ts';
import { unpackMarks, unpackSymbols, unpackWands } from './codec.ts';
import { owns } from './figures.ts';
import { FIRST_JUMP, NONE } from './reach.ts';
import {
  ACTOR,
  APPRENTICE,
  BEGINNER,
  CARDS,
  DOWN,
  DRAW,
  DUE,
  EYES,
  FIRST_SUM,
  JUMP_KEY,
  LIMIT,
  MAGE,
  MOST,
  MUST_JUMP,
  NOBODY,
  RIVAL,
  SEAT,
  STONES,
  type State,
  THROWN,
  THROWS,
  WALK_KEY,
  WANDS,
} from './state.ts';
import { phaseTypeOf, turn } from './turn.ts';
import {
  COLOURS,
  type DuelView,
  type EyesView,
  MAGIC_PLACES,
  type MagicPlace,
  type Phase,
  type PhaseType,
  PLACES,
  type PlayerView,
  SYMBOLS,
  type View,
  type WandSymbol,
} from './vocabulary.ts';
import { sumOf, wandOf } from './wands.ts';

/*
 * What may be known of the table and of a step. Nothing is hidden in this game, so the viewer makes no difference; the
 * view is still built by naming each field, so that a state never leaves by accident.
 */

export const seatsIn = (mask: number, seats: number): Seat[] =>
  allSeats(seats).filter((own) => ((mask >> own) & 1) === 1);
export const symbolsIn = (mask: number): WandSymbol[] => SYMBOLS.filter((_, index) => ((mask >> index) & 1) === 1);
export const ownsCard = (cells: Int32Array, own: number, card: MagicPlace): boolean =>
  owns(cells, own, PLACES.indexOf(card));

/** What a viewer may know: everything. */
export const view = (state: State, viewer: Viewer, open = openView(state)): View =>
  viewer === 'watcher' ? open : { ...open, viewer };

const openView = (state: State): View => {
  const { cells, seats, options } = state;
  const phase = phaseTypeOf(cells);
  return {
    viewer: 'watcher',
    seats,
    options,
    turn: turn(state),
    phase: phaseOf(state, phase),
    player: phase === 'start' ? null : seat(cells[SEAT]!),
    players: allSeats(seats).map((own) => playerView(cells, own)),
    cardsLeft: cardsLeft(cells),
    throwsDue: cells[DUE]!,
    mageMustJump: cells[MUST_JUMP] === 1,
    eyes: eyesView(cells, phase),
    duel: duelView(cells, phase),
  };
};

const phaseOf = ({ cells, seats }: State, type: PhaseType): Phase => {
  if (type === 'start') return { type, draw: seatsIn(cells[DRAW]!, seats) };
  if (type !== 'choose' && type !== 'leap') return { type };
  return { type, down: unpackSymbols(cells[DOWN]!), most: symbolsIn(cells[MOST]!) };
};

const playerView = (cells: Int32Array, own: Seat): PlayerView => ({
  seat: own,
  colour: COLOURS[own]!,
  mage: PLACES[cells[MAGE + own]!]!,
  apprentice: FIELDS[cells[APPRENTICE + own]!]!,
  powerStone: ((cells[STONES]! >> own) & 1) === 1,
  cards: CARDS_IN[cells[CARDS + own]!]!,
});

/** The cards of every set of places. */
const CARDS_IN: readonly (readonly MagicPlace[])[] = Array.from({ length: 1 << PLACES.length }, (_, mask) =>
  MAGIC_PLACES.filter((card) => ((mask >> PLACES.indexOf(card)) & 1) === 1),
);

const CARDS_OF_EACH = 2;
const cardsLeft = (cells: Int32Array): View['cardsLeft'] => {
  const [red, black, white] = [cells[CARDS]!, cells[CARDS + 1]!, cells[CARDS + 2]!];
  const left = (card: MagicPlace): number => {
    const place = PLACES.indexOf(card);
    return CARDS_OF_EACH - ((red >> place) & 1) - ((black >> place) & 1) - ((white >> place) & 1);
  };
  return {
    forest: left('forest'),
    house: left('house'),
    tower: left('tower'),
    castle: left('castle'),
    sun: left('sun'),
    mill: left('mill'),
    moon: left('moon'),
  };
};

const NO_EYES: readonly PhaseType[] = ['start', 'throw', 'throwDue', 'eyes', 'over'];
const eyesView = (cells: Int32Array, phase: PhaseType): EyesView | null => {
  if (NO_EYES.includes(phase)) return null;
  const eyes = cells[EYES]!;
  return {
    wands: unpackWands(eyes),
    sum: sumOf(eyes),
    jumps: wandOf(eyes, cells[SEAT]!),
    walked: cells[WALK_KEY] === NONE,
    jumped: cells[JUMP_KEY]! < FIRST_JUMP,
  };
};

const duelView = (cells: Int32Array, phase: PhaseType): DuelView | null => {
  if (cells[RIVAL] === NOBODY) return null;
  const challenger = seat(cells[SEAT]!);
  const beginner = seat(cells[BEGINNER]!);
  const thrower = seat(cells[ACTOR]!);
  const fought = phase === 'duelThrow' || phase === 'duelChoice';
  return {
    place: PLACES[cells[MAGE + challenger]!]!,
    challenger,
    defender: seat(cells[RIVAL]!),
    fight: fought
      ? {
          beginner,
          thrower,
          throws: cells[THROWS]!,
          limit: cells[LIMIT]!,
          wands: cells[THROWS] === 0 ? null : unpackWands(cells[WANDS]!),
          thrown: phase === 'duelThrow' ? unpackMarks(cells[THROWN]!) : null,
          toBeat: thrower === beginner ? null : { sum: cells[FIRST_SUM]!, throws: cells[LIMIT]! },
        }
      : null,
  };
};
