import type { Answer } from '@wunderkammer/feuersalamander/pieces';

/** What is on the printed sheets and nowhere else, in English; the other languages have the type of this file. */
const en = {
  answers: { yes: 'Yes', no: 'No' } satisfies Record<Answer, string>,
  cards: 'Cards',
  pieces: 'Sticks, figures, tokens',
  summaries: 'turn summaries',
  hints: [
    'Sticks: glue the long side first, then the ends. With a strip of wood 15 mm square inside they roll better.',
    'Tokens: fold, glue back to back, and cut out the shape.',
  ],
  summary: {
    title: 'Your turn',
    turn: [
      '**In the dungeon?** Up to five throws for three keys; sticks with a key stay. Free: go home and play on. Otherwise your turn is over.',
      '**At home?** You may claim combinations first.',
      '**Throw** all three sticks.',
      '**Salamander:** take a card. At most two in hand, never two of one type. **Token:** put it on a chamber that is true to all your cards.',
      '**Move** by the sum or the difference. From home the first field is your middle field. Coming back to it with a pip left, you may go in.',
      '**On somebody else’s field:** you may ask its owner about one card. Whoever stood there goes to the dungeon.',
      '**Home again?** You may claim combinations.',
      '**Doubles:** throw again if you like.',
    ],
    claim:
      '**A claim** is one wing, one row, one stone: lay your own cards face up, name who has the others. Worth wing (air 1, water 2, earth 3, fire 4) × row × stone. Wrong: to the dungeon, and show your cards.',
    often: 'How many there are of each card',
  },
};

export type Words = typeof en;
export default en;
