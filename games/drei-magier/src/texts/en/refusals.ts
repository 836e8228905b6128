import type { ViolationCode } from '../../violations.ts';

/** Why a step is refused, in English. */
export const refusals: Readonly<Record<ViolationCode, string>> = {
  'game/over': 'The game is over.',
  'turn/not-yours': 'It is not your turn.',

  'start/due': 'First the wands decide who begins.',
  'start/not-due': 'It is already settled who begins.',
  'start/wrong-seats': 'Only those still in the throw for the start throw now, and all of them do.',

  'wands/impossible': 'No wand can fall like that.',
  'eyes/due': 'The wands have not fallen yet.',
  'eyes/not-due': 'No pip throw is due now.',
  'throw/first': 'Throw the wands first.',
  'throw/not-played-out': 'Play this throw out first.',
  'pass/first-throw': 'You cannot decline the first throw of your turn.',
  'pass/no-throw-due': 'There is no throw to decline now.',

  'walk/wrong-distance': 'Your apprentice does not end up there: it walks exactly the sum, without turning back.',
  'walk/no-stone': 'Your apprentice walks twice as far only with the power stone.',
  'walk/not-now': 'Your apprentice does not walk now.',
  'jump/wrong-place':
    'Your mage does not land there: it jumps exactly as many places as its wand shows, and never back.',
  'jump/labyrinth-sides': 'The only way into the labyrinth, and out of it, is by way of the place of life.',
  'jump/zero': 'Your mage’s wand shows 0: it stays where it is.',
  'jump/not-now': 'Your mage does not jump now.',
  'stay/must-jump': 'Your mage already stood here when your turn began: it must leave.',
  'stay/walk-first': 'You can choose to stay only after your apprentice has walked.',
  'stay/done': 'There is nothing to decide for your mage now.',
  'take/first': 'First choose whom you take the card from.',
  'take/not-now': 'You may not take a card from anyone now.',
  'take/own': 'Take the card from one of the other two.',

  'duel/throw-due': 'The wands of the mage throw have not fallen yet.',
  'duel/not-due': 'No mage throw is due now.',
  'duel/not-yours': 'You are not the one to decide in this duel now.',
  'duel/kept-wand': 'A wand that was kept has not changed.',
  'rethrow/not-now': 'You are not in a duel now.',
  'rethrow/none': 'Choose at least one wand to throw again.',

  'cast/not-now': 'No spell throw is due now.',
  'spell/due': 'The wands of the spell throw have not fallen yet.',
  'choose/not-now': 'There is no symbol to choose now.',
  'choose/not-most': 'That symbol is not among those seen most.',
  'leap/not-now': 'Without magic your apprentice does not leap to its mage.',
};
