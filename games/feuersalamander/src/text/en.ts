import { isHidden, type Maybe, type Seat, type Table } from '@wunderkammer/kernel';
import { type Kind, type Options, type Seen, WINGS, type Wing } from '../vocabulary.ts';
import { inARow, numberOf, sentence } from './words.ts';

const isWing = (kind: Kind): kind is Wing => WINGS.some((wing) => wing === kind);

const card = (kind: Kind): string =>
  isWing(kind) ? `the ${kind} card` : kind.startsWith('row') ? `row ${numberOf(kind)}` : `stone ${numberOf(kind)}`;

const maybeCard = (kind: Maybe<Kind>): string => (isHidden(kind) ? 'a card' : card(kind));
const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`);

export const tellInEnglish = (seen: Seen, { options, names }: Table<Options>): string => {
  const name = (seat: Seat): string => names?.[seat] ?? `the ${options.figures[seat]}`;
  const all = (seats: readonly Seat[]): string => inARow(seats.map(name), 'and');
  switch (seen.type) {
    case 'deal': {
      const own = seen.hands.flatMap((hand) => hand.flatMap((kind) => (isHidden(kind) ? [] : [card(kind)])));
      return own.length === 0
        ? 'Everybody is dealt two cards.'
        : `Everybody is dealt two cards. Yours are ${inARow(own, 'and')}.`;
    }
    case 'startThrow': {
      const throws = seen.pips.flatMap((pips, seat) => (pips === null ? [] : [`${name(seat as Seat)} throws ${pips}`]));
      const next = seen.highest.length === 1 ? `${all(seen.highest)} begins` : `${all(seen.highest)} throw again`;
      return `${sentence(inARow(throws, 'and'))}. ${sentence(next)}.`;
    }
    case 'keys': {
      const keys = seen.shown.reduce((sum, shown) => sum + shown, 0);
      return seen.freed
        ? sentence(`${name(seen.seat)} throws the third key and is free.`)
        : sentence(
            `${name(seen.seat)} finds ${keys === 0 ? 'no key' : keys === 1 ? 'one key' : 'two keys'} and stays in the dungeon.`,
          );
    }
    case 'sticks': {
      const throws = `${name(seen.seat)} throws ${seen.pips[0]} and ${seen.pips[1]} and the ${seen.symbol}`;
      if (!seen.idle) return sentence(`${throws}.`);
      return sentence(
        `${throws}, but ${seen.symbol === 'salamander' ? 'there is no card left to take' : 'has no card to place a token for'}.`,
      );
    }
    case 'draw':
      return `${seen.reshuffled ? 'The cards laid off are shuffled into a new pile. ' : ''}${sentence(
        `${name(seen.seat)} takes ${maybeCard(seen.card)}.`,
      )}`;
    case 'discard':
      return seen.open.length === 0
        ? sentence(`${name(seen.by)} puts ${maybeCard(seen.card)} aside, face down.`)
        : sentence(
            `${inARow(
              seen.open.map((laid) => `${name(laid.seat)} lays off ${card(laid.card)}`),
              'and',
            )}.`,
          );
    case 'throw':
      return sentence(`${name(seen.by)} picks up the sticks.`);
    case 'throwKeys':
      return sentence(`${name(seen.by)} tries the key throw.`);
    case 'place':
      return sentence(
        `${name(seen.by)} puts the token on the chamber in the ${seen.wing} wing, row ${seen.row}, stone ${seen.stone}.`,
      );
    case 'move': {
      if (seen.home) return sentence(`${name(seen.by)} returns to the start place.`);
      if (seen.pips === 0) return sentence(`${name(seen.by)} stays put.`);
      const out = seen.thrownOut.length === 0 ? '' : ` and throws ${all(seen.thrownOut)} into the dungeon`;
      return sentence(`${name(seen.by)} moves ${seen.pips} ${seen.pips === 1 ? 'field' : 'fields'}${out}.`);
    }
    case 'ask': {
      const question = `${name(seen.by)} asks ${name(seen.asked)} for ${card(seen.card)}`;
      const answer = isHidden(seen.answer) ? '.' : seen.answer ? ': yes.' : ': no.';
      const freed = seen.freed ? ` ${sentence(name(seen.asked))} is free again.` : '';
      return `${sentence(question)}${answer}${freed}`;
    }
    case 'claim': {
      const own = seen.own.length === 0 ? [] : [`lays open ${inARow(seen.own.map(card), 'and')}`];
      const named = inARow(
        seen.named.map(([seat, kind]) => `${card(kind)} from ${name(seat)}`),
        'and',
      );
      const claim = sentence(`${name(seen.by)} ${[...own, `demands ${named}`].join(' and ')}`);
      const { outcome } = seen;
      if (outcome.type === 'right') {
        const token = outcome.tokenBack ? ' The token goes back to the start place.' : '';
        const over = outcome.over ? ' That ends the game.' : '';
        return `${claim}. Right! That is worth ${points(outcome.value)}, ${outcome.score} in all.${token}${over}`;
      }
      const answers = seen.named.map(
        ([seat, kind], index) => `${card(kind)} from ${name(seat)} is ${seen.answers[index] ? 'right' : 'wrong'}`,
      );
      const shown =
        outcome.shown.length === 0 ? 'has no card to show' : `shows ${inARow(outcome.shown.map(card), 'and')}`;
      return `${claim}. ${sentence(inARow(answers, 'and'))}. ${sentence(name(seen.by))} goes to the dungeon and ${shown}.`;
    }
    case 'exchange':
      return sentence(`${name(seen.by)} ${seen.swap ? 'exchanges' : 'keeps'} ${card(seen.card)}.`);
    case 'pass': {
      const declined = {
        question: 'asks nothing',
        throw: 'does not throw again',
        claim: 'lays no combination',
      }[seen.declined];
      return sentence(`${name(seen.by)} ${declined}.`);
    }
  }
};
