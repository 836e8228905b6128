import { isHidden, type Maybe, type Seat, type Table } from '@wunderkammer/kernel';
import type { Chamber, Claim, Kind, Options, Seen } from './vocabulary.ts';

/** One short English line for what was seen of a step. */
export const notation = (seen: Seen, { options }: Table<Options>): string => {
  const name = (seat: Seat): string => {
    const figure = options.figures[seat]!;
    return figure.charAt(0).toUpperCase() + figure.slice(1);
  };
  const names = (seats: readonly Seat[]): string => seats.map(name).join(', ');
  switch (seen.type) {
    case 'deal':
      return `Deal: ${seen.hands.map((hand, seat) => `${name(seat as Seat)} ${hand.map(card).join(', ')}`).join('; ')}`;
    case 'startThrow': {
      const throws = seen.pips.flatMap((pips, seat) => (pips === null ? [] : [`${name(seat as Seat)} ${pips}`]));
      const next = seen.highest.length === 1 ? `${names(seen.highest)} begins` : `${names(seen.highest)} again`;
      return `Start: ${throws.join(', ')}; ${next}`;
    }
    case 'keys':
      return `${name(seen.seat)} shows keys ${seen.shown.join(' ')}: ${seen.freed ? 'free' : 'stays'}`;
    case 'sticks':
      return `${name(seen.seat)} throws ${seen.pips.join(' and ')}, ${seen.symbol}${seen.idle ? ' (nothing to do)' : ''}`;
    case 'draw':
      return `${name(seen.seat)} takes ${card(seen.card)}${seen.reshuffled ? ' from the reshuffled pile' : ''}`;
    case 'discard':
      return seen.open.length === 0
        ? `${name(seen.by)} lays ${card(seen.card)} face down`
        : seen.open.map((laid) => `${name(laid.seat)} lays off ${card(laid.card)}`).join('; ');
    case 'throw':
      return `${name(seen.by)} takes the sticks`;
    case 'throwKeys':
      return `${name(seen.by)} tries for the keys`;
    case 'place':
      return `${name(seen.by)} puts the token on ${chamber(seen)}`;
    case 'move': {
      if (seen.home) return `${name(seen.by)} moves home (${seen.use} ${seen.pips})`;
      if (seen.pips === 0) return `${name(seen.by)} stays`;
      const field = seen.to.type === 'track' ? seen.to.field : seen.to.type;
      const out = seen.thrownOut.length === 0 ? '' : `, ${names(seen.thrownOut)} to the dungeon`;
      return `${name(seen.by)} moves ${seen.pips} (${seen.use}) to field ${field}${out}`;
    }
    case 'ask': {
      const answer = isHidden(seen.answer) ? '' : seen.answer ? ': yes' : ': no';
      const freed = seen.freed ? `, ${name(seen.asked)} is free` : '';
      return `${name(seen.by)} asks ${name(seen.asked)} for ${card(seen.card)}${answer}${freed}`;
    }
    case 'claim': {
      const claim = `${name(seen.by)} claims ${claimed(seen, seen.answers, name)}`;
      const { outcome } = seen;
      return outcome.type === 'right'
        ? `${claim}: right, ${outcome.value} points, ${outcome.score} in all${outcome.over ? ', game over' : ''}`
        : `${claim}: wrong, shows ${outcome.shown.map(card).join(', ') || 'an empty hand'}, to the dungeon`;
    }
    case 'exchange':
      return `${name(seen.by)} ${seen.swap ? 'exchanges' : 'keeps'} ${card(seen.card)}`;
    case 'pass':
      return `${name(seen.by)} declines the ${seen.declined}`;
  }
};

const card = (kind: Maybe<Kind>): string => (isHidden(kind) ? '?' : kind.replace(/(\d)/, ' $1'));

const chamber = ({ wing, row, stone }: Chamber): string => `${wing} row ${row} stone ${stone}`;

const claimed = ({ own, named }: Claim, answers: readonly boolean[], name: (seat: Seat) => string): string =>
  [
    ...own.map(card),
    ...named.map(([seat, kind], index) => `${name(seat)}'s ${card(kind)} ${answers[index] ? '(yes)' : '(no)'}`),
  ].join(' + ');
