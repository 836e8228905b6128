import { capital, inARow, type Seat } from '@wunderkammer/kernel';
import { spotOf } from '../../spot.ts';
import { COLOURS, type Field, type Happening, type PerWand, type Seen } from '../../vocabulary.ts';
import type { Texts } from '../texts.ts';
import { names } from './names.ts';

const { cards: CARD, symbols: SYMBOL, colours: COLOUR } = names;

const mage = (seat: Seat): string => `the ${COLOUR[COLOURS[seat]!]} mage`;
const apprentice = (seat: Seat): string => `the ${COLOUR[COLOURS[seat]!]} apprentice`;

const list = (items: readonly string[]): string => inARow('en', items);

const fieldName = (field: Field): string => {
  const spot = spotOf(field);
  switch (spot.type) {
    case 'place':
      return names.thePlace(spot.place);
    case 'symbol':
      return `the symbol field between ${names.thePlace(spot.a)} and ${names.thePlace(spot.b)}`;
    case 'beside':
      return `the field beside ${names.thePlace(spot.place)}, towards ${names.thePlace(spot.towards)}`;
  }
};

const wandNames = (marks: PerWand<number>): string => {
  const chosen = COLOURS.filter((_, index) => marks[index] === 1).map((colour) => COLOUR[colour]);
  if (chosen.length === 3) return 'all three wands';
  return `the ${list(chosen)} wand${chosen.length === 1 ? '' : 's'}`;
};

/** Steps in English: a sentence for the step, then one for each thing that came of it. */
export const tell: Texts['tell'] = (seen, table) => {
  const player = (seat: Seat): string => table.names?.[seat] || capital(COLOUR[COLOURS[seat]!]);
  return [tellStep(seen, player), ...seen.happened.flatMap((happening) => tellHappening(happening, player, seen))].join(
    ' ',
  );
};

type Player = (seat: Seat) => string;

const tellStep = (seen: Seen, player: Player): string => {
  switch (seen.type) {
    case 'throw':
      return `${player(seen.by)} throws the wands.`;
    case 'pass':
      return `${player(seen.by)} chooses not to throw again.`;
    case 'walk':
      return `${capital(apprentice(seen.by))} walks to ${fieldName(seen.to)}.`;
    case 'jump':
      return `${capital(mage(seen.by))} jumps ${names.toPlace(seen.to)}.`;
    case 'stay':
      return `${capital(mage(seen.by))} stays where it is.`;
    case 'take':
      return `${player(seen.by)} takes “${CARD[seen.card]}” from ${player(seen.from)}.`;
    case 'rethrow':
      return `${player(seen.by)} throws ${wandNames(seen.wands)} again.`;
    case 'stand':
      return `${player(seen.by)} lets the wands lie.`;
    case 'cast':
      return `${player(seen.by)} casts a spell.`;
    case 'decline':
      return `${player(seen.by)} casts no spell.`;
    case 'choose':
      return `${player(seen.by)} chooses ${SYMBOL[seen.symbol]}.`;
    case 'leap':
      return `${capital(apprentice(seen.by))} leaps to its mage, ${names.toPlace(seen.to)}.`;
    case 'remain':
      return `${capital(apprentice(seen.by))} remains where it is.`;
    case 'startThrow': {
      const sums = seen.sums.flatMap((sum, seat) => (sum === null ? [] : [`${player(seat as Seat)} ${sum}`]));
      return `The throw for the start: ${list(sums)}.`;
    }
    case 'eyes':
      return seen.sum === 0
        ? `${player(seen.seat)} throws three zeros!`
        : `${player(seen.seat)} throws ${list(seen.wands.map(String))}: ${seen.sum} in all.`;
    case 'duel':
      return `${player(seen.seat)} throws ${list(seen.wands.map(String))}: “${seen.sum} in ${seen.throws}”.`;
    case 'spell':
      return seen.most.length === 1
        ? `${capital(SYMBOL[seen.most[0]!])} is seen most.`
        : `${capital(list(seen.most.map((symbol) => SYMBOL[symbol])))} are seen equally often: ${player(seen.seat)} chooses.`;
  }
};

const tellHappening = (happening: Happening, player: Player, seen: Seen): string[] => {
  switch (happening.type) {
    case 'drawAgain':
      return [`${list(happening.seats.map(player))} are tied and throw again.`];
    case 'throwEarned':
      return happening.reason === 'sixthCard'
        ? [`The sixth card: ${player(happening.seat)} has a bonus throw after this.`]
        : [`All wands equal: ${player(happening.seat)} may throw once more after this.`];
    case 'challenge':
      return [`${capital(mage(happening.defender))} stands there: there will be a duel.`];
    case 'duelBegins':
      return [`The duel ${names.atPlace(happening.place)} begins; ${player(happening.challenger)} throws first.`];
    case 'duelAgain':
      return [`Nothing tells them apart: a new duel, and ${player(happening.beginner)} throws first.`];
    case 'duelWon':
      return [`${player(happening.winner)} wins the duel against ${player(happening.loser)}.`];
    case 'mageSent':
      return [`${capital(mage(happening.seat))} goes to the labyrinth.`];
    case 'apprenticeSent':
      return [
        `${capital(apprentice(happening.seat))} goes to the labyrinth${happening.stoneLost ? ' and loses its power stone' : ''}.`,
      ];
    case 'card':
      // `take` has said it already.
      if (seen.type === 'take') return [];
      return happening.from === 'place'
        ? [`${player(happening.seat)} gets “${CARD[happening.card]}”.`]
        : [`${player(happening.seat)} gets “${CARD[happening.card]}” from ${player(happening.from)}.`];
    case 'mustTake':
      return [`No card is left here: ${player(happening.seat)} takes it from one of the others.`];
    case 'stoneGained':
      return [`${capital(apprentice(happening.seat))} gets the power stone.`];
    case 'stoneOwned':
      return [`${capital(apprentice(happening.seat))} already has the power stone: nothing changes.`];
    case 'turnBegins':
      return [`It is ${player(happening.seat)}’s turn.`];
    case 'wins':
      return [`${player(happening.seat)} has all seven cards and wins!`];
  }
};
