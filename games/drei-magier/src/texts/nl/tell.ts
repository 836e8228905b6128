import { capital, inARow, type Seat } from '@wunderkammer/kernel';
import { spotOf } from '../../spot.ts';
import { COLOURS, type Field, type Happening, type PerWand, type Seen } from '../../vocabulary.ts';
import type { Texts } from '../texts.ts';
import { ADJECTIVES, names } from './names.ts';

const { cards: CARD, symbols: SYMBOL, colours: COLOUR } = names;

const mage = (seat: Seat): string => `de ${ADJECTIVES[COLOURS[seat]!]} magiër`;
const apprentice = (seat: Seat): string => `de ${ADJECTIVES[COLOURS[seat]!]} leerling`;

const list = (items: readonly string[]): string => inARow('nl', items);

const fieldName = (field: Field): string => {
  const spot = spotOf(field);
  switch (spot.type) {
    case 'place':
      return names.thePlace(spot.place);
    case 'symbol':
      return `het symboolveld tussen ${names.thePlace(spot.a)} en ${names.thePlace(spot.b)}`;
    case 'beside':
      return `het veld naast ${names.thePlace(spot.place)}, richting ${names.thePlace(spot.towards)}`;
  }
};

const wandNames = (marks: PerWand<number>): string => {
  const chosen = COLOURS.filter((_, index) => marks[index] === 1).map((colour) => ADJECTIVES[colour]);
  if (chosen.length === 3) return 'alle drie de stokken';
  return `${list(chosen.map((colour) => `de ${colour}`))} stok`;
};

/** Steps in Dutch: a sentence for the step, then one for each thing that came of it. */
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
      return `${player(seen.by)} werpt de toverstokken.`;
    case 'pass':
      return `${player(seen.by)} werpt niet nog eens.`;
    case 'walk':
      return `${capital(apprentice(seen.by))} loopt naar ${fieldName(seen.to)}.`;
    case 'jump':
      return `${capital(mage(seen.by))} springt ${names.toPlace(seen.to)}.`;
    case 'stay':
      return `${capital(mage(seen.by))} blijft staan.`;
    case 'take':
      return `${player(seen.by)} neemt de kaart ‘${CARD[seen.card]}’ van ${player(seen.from)}.`;
    case 'rethrow':
      return `${player(seen.by)} werpt ${wandNames(seen.wands)} opnieuw.`;
    case 'stand':
      return `${player(seen.by)} laat de stokken liggen.`;
    case 'cast':
      return `${player(seen.by)} waagt een toverworp.`;
    case 'decline':
      return `${player(seen.by)} ziet af van de toverworp.`;
    case 'choose':
      return `${player(seen.by)} kiest ${SYMBOL[seen.symbol]}.`;
    case 'leap':
      return `${capital(apprentice(seen.by))} springt naar zijn magiër, ${names.toPlace(seen.to)}.`;
    case 'remain':
      return `${capital(apprentice(seen.by))} blijft waar hij is.`;
    case 'startThrow': {
      const sums = seen.sums.flatMap((sum, seat) => (sum === null ? [] : [`${player(seat as Seat)} ${sum}`]));
      return `Wie begint? ${list(sums)}.`;
    }
    case 'eyes':
      return seen.sum === 0
        ? `${player(seen.seat)} werpt driemaal nul!`
        : `${player(seen.seat)} werpt ${list(seen.wands.map(String))}, samen ${seen.sum}.`;
    case 'duel':
      return `${player(seen.seat)} werpt ${list(seen.wands.map(String))}: ‘${seen.sum} uit ${seen.throws}’.`;
    case 'spell':
      return seen.most.length === 1
        ? `Het vaakst te zien: ${SYMBOL[seen.most[0]!]}.`
        : `${capital(list(seen.most.map((symbol) => SYMBOL[symbol])))} zijn even vaak te zien: ${player(seen.seat)} kiest.`;
  }
};

const tellHappening = (happening: Happening, player: Player, seen: Seen): string[] => {
  switch (happening.type) {
    case 'drawAgain':
      return [`Gelijk: ${list(happening.seats.map(player))} werpen nog eens.`];
    case 'throwEarned':
      return happening.reason === 'sixthCard'
        ? [`De zesde kaart: ${player(happening.seat)} heeft hierna een bonusworp.`]
        : [`Een dubbelworp: ${player(happening.seat)} mag hierna nog eens werpen.`];
    case 'challenge':
      return [`Daar staat ${mage(happening.defender)}: dat wordt een gevecht.`];
    case 'duelBegins':
      return [
        `Het gevecht ${names.atPlace(happening.place)} begint; ${player(happening.challenger)} werpt als eerste.`,
      ];
    case 'duelAgain':
      return [`Helemaal gelijk: een nieuw gevecht, en nu werpt ${player(happening.beginner)} als eerste.`];
    case 'duelWon':
      return [`${player(happening.winner)} wint het gevecht van ${player(happening.loser)}.`];
    case 'mageSent':
      return [`${capital(mage(happening.seat))} moet naar het labyrint.`];
    case 'apprenticeSent':
      return [
        `${capital(apprentice(happening.seat))} moet naar het labyrint${happening.stoneLost ? ' en verliest zijn krachtsteen' : ''}.`,
      ];
    case 'card':
      // `take` has said it already.
      if (seen.type === 'take') return [];
      return happening.from === 'place'
        ? [`${player(happening.seat)} krijgt de kaart ‘${CARD[happening.card]}’.`]
        : [`${player(happening.seat)} krijgt de kaart ‘${CARD[happening.card]}’ van ${player(happening.from)}.`];
    case 'mustTake':
      return [`Hier ligt geen kaart meer: ${player(happening.seat)} neemt er een van een ander.`];
    case 'stoneGained':
      return [`${capital(apprentice(happening.seat))} krijgt de krachtsteen.`];
    case 'stoneOwned':
      return [`${capital(apprentice(happening.seat))} heeft de krachtsteen al: er verandert niets.`];
    case 'turnBegins':
      return [`${player(happening.seat)} is aan de beurt.`];
    case 'wins':
      return [`${player(happening.seat)} heeft alle zeven kaarten en wint!`];
  }
};
