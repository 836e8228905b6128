import type { ViolationCode } from '../../violations.ts';

/** Why a step is refused, in English. */
export const refusals: Readonly<Record<ViolationCode, string>> = {
  'deal/not-now': 'The stones have been dealt already.',
  'deal/number': 'That is not the number of stones each player gets.',
  'deal/eye': 'There are no all-seeing eyes in the easy game.',
  'deal/twice': 'There is only one of each stone.',
  'first/not-now': 'This is not the time to draw who begins.',

  'arrange/not-now': 'This is not the time to set up stones.',
  'arrange/done': 'You have set up your stones already.',
  'arrange/eye': 'There are no all-seeing eyes in the easy game.',
  'arrange/stones': 'Set up all of your own stones, each once, and no others.',
  'arrange/column': 'The easy game has five columns only.',
  'arrange/colour-in-two-rows': 'Stones of one colour belong on one row.',
  'arrange/two-colours-in-a-row': 'A row holds one colour only.',
  'arrange/digit-in-two-columns': 'Stones of one digit belong in one column.',
  'arrange/two-digits-in-a-column': 'A column holds one digit only.',
  'arrange/eye-off-its-row': 'An all-seeing eye stands on the row of its colour.',
  'arrange/eye-on-a-stone': 'A stone already stands where this all-seeing eye should go.',

  'turn/not-yours': 'It is not your turn.',
  'cell/column': 'The easy game has five columns only.',

  'guess/not-now': 'This is not the time to guess.',
  'guess/eye': 'There are no all-seeing eyes in the easy game.',
  'guess/yourself': 'Guess at another player, not at yourself.',
  'guess/no-hidden-stone': 'There is no hidden stone there.',
  'guess/protected': 'This player has just lost a stone and is safe from your first guess.',
  'stop/not-now': 'You may stop only after a right guess.',
  'give/not-now': 'There is no stone to give away now.',
  'give/open-only': 'Nothing is given away at this table: reveal a stone of your own.',
  'give/no-hidden-stone': 'No hidden stone of yours stands there.',
  'open/not-now': 'There is no stone of your own to reveal now.',
  'open/no-hidden-stone': 'No hidden stone of yours stands there.',
  'settle/not-now': 'There is no given stone to put in its place now.',
  'settle/not-receiver': 'Whoever received the stone puts it in its place.',
  'settle/row': 'That is not the row for this colour.',
  'settle/column': 'That is not the column for this digit.',
  'settle/cell-taken': 'An all-seeing eye you receive goes on a free square of its row.',
  'game/over': 'The game is over.',
};
