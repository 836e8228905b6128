import { inARow, type Seat } from '@wunderkammer/kernel';
import { spotOf } from '../../spot.ts';
import { COLOURS, type Field, type Happening, type PerWand, type Seen } from '../../vocabulary.ts';
import type { Texts } from '../texts.ts';
import { ADJECTIVES, names, PLACES } from './names.ts';

const { cards: CARD, symbols: SYMBOL, colours: COLOUR } = names;

const mage = (seat: Seat): string => `Der ${ADJECTIVES[COLOURS[seat]!]} Magier`;
const apprentice = (seat: Seat): string => `Der ${ADJECTIVES[COLOURS[seat]!]} Lehrling`;

const list = (items: readonly string[]): string => inARow('de', items);

const toField = (field: Field): string => {
  const spot = spotOf(field);
  switch (spot.type) {
    case 'place':
      return names.toPlace(spot.place);
    case 'symbol':
      return `auf das Symbolfeld zwischen ${PLACES[spot.a].dative} und ${PLACES[spot.b].dative}`;
    case 'beside':
      return `auf das Feld neben ${PLACES[spot.place].dative}, Richtung ${PLACES[spot.towards].bare}`;
  }
};

const wandNames = (marks: PerWand<number>): string => {
  const chosen = COLOURS.filter((_, index) => marks[index] === 1).map((colour) => ADJECTIVES[colour]);
  return chosen.length === 3 ? 'alle drei Stäbe' : `${list(chosen.map((colour) => `den ${colour}n`))} Stab`;
};

/** Steps in German: a sentence for the step, then one for each thing that came of it. */
export const tell: Texts['tell'] = (seen, table) => {
  const player = (seat: Seat): string => table.names?.[seat] || COLOUR[COLOURS[seat]!];
  return [tellStep(seen, player), ...seen.happened.flatMap((happening) => tellHappening(happening, player, seen))].join(
    ' ',
  );
};

type Player = (seat: Seat) => string;

const tellStep = (seen: Seen, player: Player): string => {
  switch (seen.type) {
    case 'throw':
      return `${player(seen.by)} wirft die Zauberstäbe.`;
    case 'pass':
      return `${player(seen.by)} wirft nicht noch einmal.`;
    case 'walk':
      return `${apprentice(seen.by)} geht ${toField(seen.to)}.`;
    case 'jump':
      return `${mage(seen.by)} springt ${names.toPlace(seen.to)}.`;
    case 'stay':
      return `${mage(seen.by)} bleibt stehen.`;
    case 'take':
      return `${player(seen.by)} nimmt ${player(seen.from)} die Karte „${CARD[seen.card]}“ ab.`;
    case 'rethrow':
      return `${player(seen.by)} wirft ${wandNames(seen.wands)} noch einmal.`;
    case 'stand':
      return `${player(seen.by)} lässt die Stäbe liegen.`;
    case 'cast':
      return `${player(seen.by)} wagt einen Zauberwurf.`;
    case 'decline':
      return `${player(seen.by)} verzichtet auf den Zauberwurf.`;
    case 'choose':
      return `${player(seen.by)} wählt ${SYMBOL[seen.symbol]}.`;
    case 'leap':
      return `${apprentice(seen.by)} springt zu seinem Magier, ${names.toPlace(seen.to)}.`;
    case 'remain':
      return `${apprentice(seen.by)} bleibt, wo er ist.`;
    case 'startThrow': {
      const sums = seen.sums.flatMap((sum, seat) => (sum === null ? [] : [`${player(seat as Seat)} ${sum}`]));
      return `Wer beginnt? ${list(sums)}.`;
    }
    case 'eyes':
      return seen.sum === 0
        ? `${player(seen.seat)} wirft dreimal die Null!`
        : `${player(seen.seat)} wirft ${list(seen.wands.map(String))}, zusammen ${seen.sum}.`;
    case 'duel':
      return `${player(seen.seat)} wirft ${list(seen.wands.map(String))}: „${seen.sum} aus ${seen.throws}“.`;
    case 'spell':
      return seen.most.length === 1
        ? `Am häufigsten zu sehen ist ${SYMBOL[seen.most[0]!]}.`
        : `${list(seen.most.map((symbol) => SYMBOL[symbol]))} sind gleich oft zu sehen: ${player(seen.seat)} wählt.`;
  }
};

const tellHappening = (happening: Happening, player: Player, seen: Seen): string[] => {
  switch (happening.type) {
    case 'drawAgain':
      return [`Gleichstand: ${list(happening.seats.map(player))} werfen noch einmal.`];
    case 'throwEarned':
      return happening.reason === 'sixthCard'
        ? [`Die sechste Karte: ${player(happening.seat)} hat danach einen Bonuswurf.`]
        : [`Ein Pasch: ${player(happening.seat)} darf danach noch einmal werfen.`];
    case 'challenge':
      return [`Dort steht ${mage(happening.defender).replace('Der', 'der')}: Es kommt zum Duell.`];
    case 'duelBegins':
      return [`Das Duell ${names.atPlace(happening.place)} beginnt; ${player(happening.challenger)} wirft zuerst.`];
    case 'duelAgain':
      return [`Völliger Gleichstand: ein neues Duell, und nun wirft ${player(happening.beginner)} zuerst.`];
    case 'duelWon':
      return [`${player(happening.winner)} gewinnt das Duell gegen ${player(happening.loser)}.`];
    case 'mageSent':
      return [`${mage(happening.seat)} muss ins Labyrinth.`];
    case 'apprenticeSent':
      return [
        `${apprentice(happening.seat)} muss ins Labyrinth${happening.stoneLost ? ' und verliert seinen Kraftstein' : ''}.`,
      ];
    case 'card':
      // `take` has said it already.
      if (seen.type === 'take') return [];
      return happening.from === 'place'
        ? [`${player(happening.seat)} bekommt die Karte „${CARD[happening.card]}“.`]
        : [`${player(happening.seat)} bekommt die Karte „${CARD[happening.card]}“ von ${player(happening.from)}.`];
    case 'mustTake':
      return [`Hier liegt keine Karte mehr: ${player(happening.seat)} nimmt sie einem der anderen ab.`];
    case 'stoneGained':
      return [`${apprentice(happening.seat)} bekommt den Kraftstein.`];
    case 'stoneOwned':
      return [`${apprentice(happening.seat)} hat den Kraftstein schon: Es ändert sich nichts.`];
    case 'turnBegins':
      return [`${player(happening.seat)} ist am Zug.`];
    case 'wins':
      return [`${player(happening.seat)} hat alle sieben Karten und gewinnt!`];
  }
};
