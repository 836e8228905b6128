import { ofTen } from '@wunderkammer/kernel';
import type { Label } from '../texts.ts';

export const label: Label = {
  what: 'Everybody builds a secret arrangement of stones and reads those of the others: from where a stone stands, from what was guessed, from what was given away. The last secret wins.',
  story: [
    'It takes its name from the king who judged well because he knew how people answer. The book asks much the same: whether you choose right or wrong, by feeling or by thinking, and what you are willing to let the others know.',
    'Of its makers the book says no more than this: Identity Games. It names no author, no year and no age. Whoever had a question was sent to a corner of the publisher’s website, the players’ den. The settled questions here are for whoever no longer finds an answer there.',
  ],
  components: {
    stones:
      'Five colours, each with the digits 1 to 5 and an all-seeing eye, the joker. All backs are alike: that is the game.',
  },
  balance: (found) => {
    const { won, least, most } = ofTen(found);
    return `What matters is the deal: whoever gets more eyes wins more often, though by no means always. Who begins matters less: of ${found.games} games of two between equal bots, whoever began won ${won}. So few leave room for luck, and it may be anything from ${least} to ${most} of 10.`;
  },
  setup:
    'Two players at the full game, before the first guess, as one of them sees it: their own stones from the front, the other’s from behind, ten each. Ten more stay hidden to the end.',
  sources: ['the Dutch rulebook by Identity Games'],
  differences: {
    lines: {
      title: 'Lines that are not there',
      book: 'Colours and digits stand on imaginary lines, and you are asked to be as precise as you can.',
      settled: 'A grid, so that nobody has to squint.',
    },
    rightPlace: {
      title: 'The right place for a given stone',
      book: 'The book says to put it in its right place, and forgets that you may have no stone of that colour or digit.',
      settled: 'Then you choose, as when setting up.',
    },
    youngest: {
      title: 'Who begins',
      book: 'The youngest.',
      settled: 'Whoever you name, or somebody drawn by lot: we do not ask your age.',
    },
    protection: {
      title: 'Protecting a player',
      book: 'One sentence, which leaves open what applies after a wrong guess or with two players left.',
      settled: 'Three short answers.',
    },
  },
  lost: {
    colours: {
      title: 'Three of the colours',
      found: 'The book names green and blue. Red, yellow and purple are ours, with a mark for each.',
    },
    figures: {
      title: 'The numbered figures',
      found:
        'They explained arranging, guessing and giving. The captions of some are left, and they fit what we built.',
    },
    date: {
      title: 'When and by whom',
      found: 'Not in the book, and nobody could tell us yet.',
    },
    art: {
      title: 'What the stones looked like',
      found: 'An eye and digits, says the book. Bone, walnut and green baize are ours.',
    },
  },
};
