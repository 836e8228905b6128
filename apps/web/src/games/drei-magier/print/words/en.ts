import type { WandSymbol } from '@wunderkammer/drei-magier/pieces';

/** What is on the printed sheets and nowhere else, in English; the other languages have the type of this file. */
const en = {
  cards: 'Tarot cards',
  pieces: 'Wands, figures, power stones',
  plans: 'Plans',
  hints: [
    'Wands: glue the long side first, then the ends. Count the notches of the edge that lies uppermost.',
    'Power stones: fold and glue back to back. The colour round them says whose they are.',
    'Tarot cards: lay the two of each kind beside their place on the board.',
    'Plans: they sum up a turn. The cards you win lie beside yours.',
  ],
  plan: {
    title: 'Your throw',
    steps: [
      '**Throw** the three wands. 0-0-0: both figures to the labyrinth, your stone is lost, your turn is over.',
      '**The apprentice** walks the sum, with the stone twice the sum if you like; never straight back.',
      '**The mage** may, before or after, jump as many places as your own wand shows; if it began your turn on Life or in the labyrinth, it must.',
      '**Together on a magic place:** take its card. None left: take it from another player.',
      '**An apprentice alone with another’s mage** goes to the labyrinth.',
      '**Two mages:** a duel, three throws at most. The higher sum, then the fewer throws, wins the card; the loser goes to the labyrinth.',
      '**On a symbol field** you may cast: what is seen most takes effect.',
      '**1-1-1, 2-2-2 or your sixth card:** throw again.',
    ],
    signs: {
      power: 'take your stone',
      magic: 'leap to your mage',
      fate: 'to the labyrinth',
    } satisfies Record<WandSymbol, string>,
    goal: 'Own the cards of all seven places',
  },
};

export type Words = typeof en;
export default en;
