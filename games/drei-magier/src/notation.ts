import type { Seat, Table } from '@wunderkammer/kernel';
import { COLOURS, type Happening, type Options, type PerWand, type Seen } from './vocabulary.ts';

const COLOUR_NAMES = ['Red', 'Black', 'White'] as const;

/** One short English line per step: "Red mage jumps life-house; duel with Black at house". */
export const notation = (seen: Seen, table: Table<Options>): string => {
  const name = (seat: Seat): string => table.names?.[seat] || COLOUR_NAMES[seat]!;
  return [stepLine(seen, name), ...seen.happened.map((happening) => happeningLine(happening, name))].join('; ');
};

type Name = (seat: Seat) => string;
const total = (wands: PerWand<number>, sum: number): string => `${wands.join('-')} = ${sum}`;

const stepLine = (seen: Seen, name: Name): string => {
  switch (seen.type) {
    case 'throw':
      return `${name(seen.by)} throws`;
    case 'pass':
      return `${name(seen.by)} passes`;
    case 'walk':
      return `${name(seen.by)} apprentice walks ${seen.from} > ${seen.to}`;
    case 'jump':
      return `${name(seen.by)} mage jumps ${seen.from} > ${seen.to}`;
    case 'stay':
      return `${name(seen.by)} mage stays`;
    case 'take':
      return `${name(seen.by)} takes from ${name(seen.from)}`;
    case 'rethrow':
      return `${name(seen.by)} rethrows ${COLOURS.filter((_, index) => seen.wands[index] === 1).join(', ')}`;
    case 'stand':
      return `${name(seen.by)} stands`;
    case 'cast':
      return `${name(seen.by)} casts`;
    case 'decline':
      return `${name(seen.by)} declines`;
    case 'choose':
      return `${name(seen.by)} chooses ${seen.symbol}`;
    case 'leap':
      return `${name(seen.by)} apprentice leaps ${seen.from} > ${seen.to}`;
    case 'remain':
      return `${name(seen.by)} apprentice remains`;
    case 'startThrow':
      return `start ${seen.sums.map((sum) => sum ?? '.').join('-')}`;
    case 'eyes':
      return `${name(seen.seat)} eyes ${total(seen.wands, seen.sum)}`;
    case 'duel':
      return `${name(seen.seat)} duel ${total(seen.wands, seen.sum)} in ${seen.throws}`;
    case 'spell':
      return `${name(seen.seat)} spell shows ${seen.most.join(', ')}`;
  }
};

const happeningLine = (happening: Happening, name: Name): string => {
  switch (happening.type) {
    case 'drawAgain':
      return `${happening.seats.map(name).join(', ')} throw again`;
    case 'throwEarned':
      return `${name(happening.seat)} earns a throw`;
    case 'challenge':
      return `duel with ${name(happening.defender)} at ${happening.place}`;
    case 'duelBegins':
      return 'duel begins';
    case 'duelAgain':
      return `tied, ${name(happening.beginner)} begins`;
    case 'duelWon':
      return `${name(happening.winner)} beats ${name(happening.loser)}`;
    case 'mageSent':
      return `${name(happening.seat)} mage to labyrinth`;
    case 'apprenticeSent':
      return `${name(happening.seat)} apprentice to labyrinth${happening.stoneLost ? ' without stone' : ''}`;
    case 'card':
      return `${name(happening.seat)} gets ${happening.card}${happening.from === 'place' ? '' : ` from ${name(happening.from)}`}`;
    case 'mustTake':
      return `${name(happening.seat)} must take ${happening.card}`;
    case 'stoneGained':
      return `${name(happening.seat)} gets the stone`;
    case 'stoneOwned':
      return `${name(happening.seat)} has the stone already`;
    case 'turnBegins':
      return `${name(happening.seat)} to throw`;
    case 'wins':
      return `${name(happening.seat)} wins`;
  }
};
