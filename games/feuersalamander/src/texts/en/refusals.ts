import type { ViolationCode } from '../../violations.ts';

/** Why a step is refused, in English. */
export const refusals: Readonly<Record<ViolationCode, string>> = {
  // Whose turn it is
  'turn/not-yours': 'It is not your turn now.',
  'turn/before-deal': 'The cards have not been dealt yet.',
  'turn/before-start-throw': 'First the sticks decide who begins.',
  'over/target': 'The game is over: the target has been reached.',
  'over/no-combination-left': 'The game is over: no combination can be laid down any more.',

  // The deal and the start
  'deal/not-due': 'The cards have been dealt already.',
  'deal/too-many-copies': 'There are not that many cards of this kind.',
  'start-throw/not-due': 'Nobody throws for the start now.',
  'start-throw/wrong-seats': 'Only those still in the throw for the start throw now, and all of them do.',

  // Throws
  'throw/not-due': 'This is not the time to throw.',
  'throw/in-dungeon': 'Your figure is in the dungeon: only the key throw helps.',
  'throw/no-double': 'You may throw again only after a double, and after the question.',
  'sticks/not-due': 'No sticks have been thrown.',
  'throw-keys/not-due': 'The key throw is for figures in the dungeon, at the beginning of the turn.',
  'keys/not-due': 'There is no key throw going on.',
  'keys/impossible': 'A key throw has five throws, or fewer if the third key shows earlier.',

  // Cards
  'draw/not-due': 'No card is taken now.',
  'draw/not-in-pile': 'That card is not in the pile.',
  'draw/laid-off': 'Discarded cards come back only when the pile is empty.',
  'discard/not-due': 'You need not discard anything now.',
  'discard/not-held': 'You do not hold that card.',
  'discard/leaves-pair': 'That would leave you with two cards of one type: discard one of those two.',
  'set-up/not-asked': 'Now only those who were dealt two cards of one type discard one.',
  'set-up/not-held': 'You were not dealt that card.',

  // The token
  'place/not-due': 'You place your token only when the token symbol is thrown.',
  'place/not-true': 'That chamber is not true to the cards in your hand.',

  // Moving and asking
  'move/not-due': 'This is not the time to move.',
  'move/begins-at-home': 'A move that begins on your starting place cannot end there.',
  'move/home-too-far': 'You do not get that far: to go in you need a pip left on your middle field.',
  'ask/not-due': 'You may ask only when your figure stops on another player’s field.',

  // Claims
  'claim/not-home': 'Your figure is not on its starting place.',
  'claim/not-now': 'You lay down a combination before you throw or after you have come home.',
  'claim/not-one-of-each': 'A combination is exactly one wing, one row and one stone.',
  'claim/order': 'Name the cards in the order wing, row, stone.',
  'claim/names-self': 'You lay your own cards face up; only the cards of others are named.',
  'claim/names-nobody': 'At least one card must come from somebody else.',
  'claim/not-held': 'You can lay down only what you hold.',
  'claim/too-many-named': 'That player does not hold that many cards.',
  'exchange/not-due': 'You may exchange only a card that was named correctly in a claim that has just failed.',
  'exchange/not-asked': 'Somebody else chooses first whether to exchange.',

  // What cannot be declined
  'pass/must-throw': 'You have to throw now.',
  'pass/must-throw-keys': 'In the dungeon you have to try the key throw.',
  'pass/must-lay-off': 'You have to discard a card.',
  'pass/must-lay-off-set-up': 'You were dealt two cards of one type and have to discard one.',
  'pass/must-place': 'You have to place your token.',
  'pass/must-move': 'You have to move.',
  'pass/must-choose': 'Say whether you exchange the card or keep it.',
};
