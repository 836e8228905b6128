import type { DecisionTexts } from '@wunderkammer/kernel';
import type { FeuersalamanderTypes } from '../../vocabulary.ts';

/** What each decision means, in English. */
export const decisions: DecisionTexts<FeuersalamanderTypes> = {
  discard: {
    about:
      'You may hold two cards at most, and never two of the same type (wing, row, stone). One of these must go: you discard it, face up.',
    keys: {
      card: 'A combination is worth wing × row × stone, so high cards are worth keeping. But the others see what you discard.',
    },
  },
  throw: {
    about:
      'Throw the three sticks. With a salamander you take a card, with a token you place your token; then you move by the sum or the difference of the two pips. After a double you may throw again.',
    keys: {},
  },
  throwKeys: {
    about:
      'You are in the dungeon. You have five throws to get a key on all three sticks; sticks that show one stay put. Three keys free you, and your turn goes on. Otherwise you wait. A question from another player frees you as well.',
    keys: {},
  },
  place: {
    about:
      'You threw the token: place it on a chamber that is true to every card in your hand. What you do not hold is yours to choose, and a good place to mislead the others.',
    keys: {
      wing: 'First the wing: air, water, earth or fire.',
      row: 'Now the row, 1 to 7.',
      stone: 'And the stone field, 1 to 3.',
    },
  },
  move: {
    about:
      'You must move, but you choose between the sum and the difference of the pips. On another player’s field you may ask whether that player holds a certain card. Whoever stands where you stop goes to the dungeon.',
    keys: {
      use: 'You go as far as both sticks show together, or only the difference between them.',
      home: 'If you reach your own middle field with a pip to spare, you may go in: only at home can you lay down combinations.',
    },
  },
  ask: {
    about:
      'Ask about one card. Everybody hears the question, only you hear the answer, and it is always true. The card stays where it is. Asking somebody in the dungeon sets them free.',
    keys: {
      card: 'Tokens give hints: when it was placed, a token was true to every card its owner held.',
    },
  },
  claim: {
    about:
      'Lay down a combination of one wing, one row and one stone. Lay your own cards face up, and say who holds the others. If all are right, you score wing × row × stone. If any is wrong, you go to the dungeon and show your cards.',
    keys: {
      own: 'Say which of your own cards belong to it: none, one or two.',
      named: 'Name the missing cards one by one: first who holds it, then which one it is.',
    },
  },
  exchange: {
    about:
      'Somebody named this card of yours correctly, in a claim that failed. So now everybody knows you hold it, and you may exchange it.',
    keys: {
      swap: 'If you exchange it, you discard it, face up, and take another from the pile.',
    },
  },
  pass: {
    about: 'You need not ask, throw again or lay down a combination. Declining costs nothing.',
    keys: {},
  },
};
