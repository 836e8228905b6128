import { ofTen } from '@wunderkammer/kernel';
import type { Label } from '../texts.ts';

export const label: Label = {
  what: 'A hunt for three cards, of which you may hold only two. You visit the others, ask, see the answer on a card meant for your eyes only, and hurry home before anybody discards what you have just found out.',
  story: [
    'A crystal of wisdom lies hidden in a ruin, and a fire salamander guards it. The king wants it for power, the queen as a jewel, the robber for money, and the monk to keep it from the other three. Whoever sees it at last, the story ends, no longer wishes to own it.',
    'Johann Rüttinger is named as its author, with the year 1987. The cover, according to the Dutch copy, credits him with the concept and names Alder beside the word design. It belongs to a trilogy that began at Noris with Die drei Magier in 1985; the other part is called Das blaue Amulett.',
  ],
  components: {
    board:
      'A cross of 84 chambers around the dungeon, and a track of twenty fields that leads past the four starting places.',
    figures: 'Large and wooden: the king red, the queen yellow, the monk white, the robber grey.',
    tokens: 'One in the colour of each figure. It tells the truth about your cards, or did when it was placed.',
    salamanderCards:
      'Sixteen wings, sixteen rows, fifteen stones. Of row 4 there are four; of rows 1 and 7 there is one.',
    answerCards: 'A yes and a no for every player. Their backs show whose they are.',
    sticks: 'Two with pips from 1 to 4, one with salamanders and tokens. On each of them, somewhere, a key.',
  },
  balance: (found) => {
    const { about, least, most } = ofTen(found);
    return `Whoever begins wins about ${about} games of 10. So it was in ${found.games} games of two between equal bots; so few leave room for luck, and it may be anything from ${least} to ${most} of 10.`;
  },
  setup:
    'Four players, before the first throw: figures and tokens on their starting places, two hidden cards for each player, and the rest of the salamander cards in a pile beside the board.',
  sources: [
    'the German rulebook by Noris, article number 610/1880',
    'a Dutch translation, with a heading of its own',
    'an English translation of the German book',
  ],
  differences: {
    start: {
      title: 'Who begins',
      book: 'The German and the English book have everyone throw one pip stick, the Dutch one both.',
      settled: 'One stick.',
    },
    emptyHand: {
      title: 'A token, and no card in hand',
      book: 'In German and in English you need not place it; in Dutch you cannot.',
      settled: 'It stays where it is.',
    },
    ownCards: {
      title: 'Whose cards make a combination',
      book: 'All three allow cards of your own and of others in any mixture. But one sentence of the Dutch book demands two of your own, and another calls it better to use those of others.',
      settled: 'Any mixture, with at least one that you name.',
    },
    freed: {
      title: 'Freed by a question',
      book: 'In German and Dutch it is enough to be asked. The English book once says that you are freed by answering.',
      settled: 'Being asked sets you free, whatever the answer.',
    },
    time: {
      title: 'How long it takes',
      book: 'Between half an hour and two hours, all three say: depending on what the players choose in German and Dutch, on how many they are in English. The Dutch heading adds “±\u00a090\u00a0minutes”.',
      settled: 'The target decides.',
    },
    names: {
      title: 'What things are called',
      book: 'The English book has a robber and lists a thief, throws sticks and rolls dice. The Dutch one pictures answer cards that say JA and NEIN.',
      settled: 'One word for one thing, and answer cards in your language.',
    },
  },
  lost: {
    cross: {
      title: 'The board',
      found:
        'Cross, dungeon, seven rows, three stones, five fields past each starting place: the books describe it fully.',
    },
    rows: {
      title: 'Which way the rows count',
      found: 'A description of the game says inwards. Nothing in the play depends on it.',
    },
    places: {
      title: 'Who lives where',
      found: 'Every edition lists king, queen, monk and robber in this order, so that is how they sit round the board.',
    },
    keys: {
      title: 'The keys on the sticks',
      found: 'The books put a key on the edge of every stick. Reviews tell us that it is one face in four.',
    },
    art: {
      title: 'The pictures',
      found: 'We have not seen a single one. Everything shown here is drawn anew.',
    },
  },
};
