import { capital, counted, inARow, isHidden, type Maybe, type Seat } from '@wunderkammer/kernel';
import type { Kind } from '../../vocabulary.ts';
import type { Texts } from '../texts.ts';
import { names } from './names.ts';

const list = (items: readonly string[]): string => inARow('en', items);
const card = (kind: Kind): string => names.theCard(kind);
const maybeCard = (kind: Maybe<Kind>): string => (isHidden(kind) ? 'a card' : card(kind));

/** Steps in English. */
export const tell: Texts['tell'] = (seen, { options, names: people }) => {
  const name = (seat: Seat): string => people?.[seat] ?? names.theFigure(options.figures[seat]!);
  const all = (seats: readonly Seat[]): string => list(seats.map(name));
  switch (seen.type) {
    case 'deal': {
      const own = seen.hands.flatMap((hand) => hand.flatMap((kind) => (isHidden(kind) ? [] : [card(kind)])));
      return own.length === 0
        ? 'Everybody is dealt two cards.'
        : `Everybody is dealt two cards. Yours are ${list(own)}.`;
    }
    case 'startThrow': {
      const throws = seen.pips.flatMap((pips, seat) => (pips === null ? [] : [`${name(seat as Seat)} throws ${pips}`]));
      const next = seen.highest.length === 1 ? `${all(seen.highest)} begins` : `${all(seen.highest)} throw again`;
      return `${capital(list(throws))}. ${capital(next)}.`;
    }
    case 'keys': {
      const keys = seen.shown.reduce((sum, shown) => sum + shown, 0);
      return seen.freed
        ? capital(`${name(seen.seat)} throws the third key and is free.`)
        : capital(
            `${name(seen.seat)} finds ${keys === 0 ? 'no key' : keys === 1 ? 'one key' : 'two keys'} and stays in the dungeon.`,
          );
    }
    case 'sticks': {
      const throws = `${name(seen.seat)} throws ${seen.pips[0]} and ${seen.pips[1]} and the ${names.symbols[seen.symbol]}`;
      if (!seen.idle) return capital(`${throws}.`);
      return capital(
        `${throws}, but ${seen.symbol === 'salamander' ? 'there is no card left to take' : 'has no card to place a token for'}.`,
      );
    }
    case 'draw':
      return `${seen.reshuffled ? 'The discarded cards are shuffled into a new pile. ' : ''}${capital(
        `${name(seen.seat)} takes ${maybeCard(seen.card)}.`,
      )}`;
    case 'discard':
      return seen.open.length === 0
        ? capital(`${name(seen.by)} puts ${maybeCard(seen.card)} aside, face down.`)
        : capital(`${list(seen.open.map((laid) => `${name(laid.seat)} discards ${card(laid.card)}`))}.`);
    case 'throw':
      return capital(`${name(seen.by)} picks up the sticks.`);
    case 'throwKeys':
      return capital(`${name(seen.by)} tries the key throw.`);
    case 'place':
      return capital(
        `${name(seen.by)} places the token on the chamber in the ${names.wings[seen.wing]} wing, row ${seen.row}, stone ${seen.stone}.`,
      );
    case 'move': {
      if (seen.home) return capital(`${name(seen.by)} returns to the starting place.`);
      if (seen.pips === 0) return capital(`${name(seen.by)} stays put.`);
      const out = seen.thrownOut.length === 0 ? '' : ` and throws ${all(seen.thrownOut)} into the dungeon`;
      return capital(`${name(seen.by)} moves ${counted('en', seen.pips, 'field', 'fields')}${out}.`);
    }
    case 'ask': {
      const question = `${name(seen.by)} asks ${name(seen.asked)} about ${card(seen.card)}`;
      const answer = isHidden(seen.answer) ? '.' : seen.answer ? ': yes.' : ': no.';
      const freed = seen.freed ? ` ${capital(name(seen.asked))} is free again.` : '';
      return `${capital(question)}${answer}${freed}`;
    }
    case 'claim': {
      const own = seen.own.length === 0 ? [] : [`lays down ${list(seen.own.map(card))}`];
      const named = list(seen.named.map(([seat, kind]) => `${card(kind)} from ${name(seat)}`));
      const claim = capital(`${name(seen.by)} ${[...own, `claims ${named}`].join(' and ')}`);
      const { outcome } = seen;
      if (outcome.type === 'right') {
        const token = outcome.tokenBack ? ' The token goes back to the starting place.' : '';
        const over = outcome.over ? ' That ends the game.' : '';
        return `${claim}. Right! That is worth ${names.points(outcome.value)}, ${outcome.score} in all.${token}${over}`;
      }
      const answers = seen.named.map(
        ([seat, kind], index) => `${card(kind)} from ${name(seat)} is ${seen.answers[index] ? 'right' : 'wrong'}`,
      );
      const shown = outcome.shown.length === 0 ? 'has no card to show' : `shows ${list(outcome.shown.map(card))}`;
      return `${claim}. ${capital(list(answers))}. ${capital(name(seen.by))} goes to the dungeon and ${shown}.`;
    }
    case 'exchange':
      return capital(`${name(seen.by)} ${seen.swap ? 'exchanges' : 'keeps'} ${card(seen.card)}.`);
    case 'pass': {
      const declined = {
        question: 'asks nothing',
        throw: 'does not throw again',
        claim: 'lays down no combination',
      }[seen.declined];
      return capital(`${name(seen.by)} ${declined}.`);
    }
  }
};
