import { ofTen } from '@wunderkammer/kernel';
import type { Label } from '../texts.ts';

export const label: Label = {
  what: 'Three mages, three apprentices, and seven tarot cards that a king is missing. The mage jumps, the apprentice walks; where the two meet lies a card, and where two mages meet, wands decide.',
  story: [
    'A king owned a fortune-telling deck so finely drawn that he hoped to read the future in it, but seven of its cards were gone. Three mages set out to find them, each with their best apprentice, and each wants to be the first to bring him all seven.',
    'Johann Rüttinger made it, Noris published it in 1985, and in the same year the “Spiel des Jahres” jury gave it their special prize “Schönes Spiel” (beautiful game). It was the first part of a trilogy; the others are Das blaue Amulett and Der Feuersalamander.',
    'Around the rim of the board ran a riddle in pictures, and solving it could win a prize. In 2010 the game came back as Die Magier, with other rules here and there: the apprentice, for one, need no longer walk. Here it is played as in 1985.',
  ],
  components: {
    board: 'Nine places, and between them the winding path of the apprentices.',
    mages: 'Large wooden figures. Ours wear three different hats, so that you can tell them apart without the colours.',
    apprentices: 'Small wooden figures, in the colours of their masters.',
    wands: 'For throwing. The notches on the edges count; for a spell you read the symbols on the faces.',
    powerStones:
      'Slide one under an apprentice, and it may walk twice as far. The book has them in the colours of the players; the green gem is ours, on the colour of its owner.',
    tarotCards: 'Seven different ones, two of each, and three players who want them. The Roman numerals mean nothing.',
    plans:
      'One for every player, to lay the cards on and see which are missing. Nobody kept a picture: this is how we imagine them. Those we print sum up a turn instead, and your cards lie beside them.',
  },
  balance: (found) => {
    const { about, least, most } = ofTen(found);
    return `Nobody clearly sits better than the others: whoever begins wins about ${about} games of 10, and a third would be fair. So it was in ${found.games} games between equal bots; with luck it may be anything from ${least} to ${most} of 10.`;
  },
  setup:
    'Before the first throw: all six figures on the place of life, two cards at each magic place, and the power stones beside the board, with their owners.',
  sources: [
    'a Dutch translation that leaves the names of the cards in German',
    'of the German original we have not a single page; reviews help where the translation needs a picture',
  ],
  differences: {
    eight: {
      title: 'Seven cards, or eight',
      book: 'The title page asks for eight. Everything else says seven, and there are seven different ones.',
      settled: 'Seven.',
    },
    throws: {
      title: 'Three throws with four names',
      book: 'Where the book lists its throws, the second is the colour throw. Where it explains them, the second is the mage throw of a duel.',
      settled: 'Three throws: the pip throw, the mage throw and the spell throw.',
    },
    plans: {
      title: 'A plan with two names',
      book: 'Ground plans are in the box; at the table everybody has an orientation plan.',
      settled: 'They are the same. Here your cards lie in a row.',
    },
    stone: {
      title: 'A stone with two names',
      book: 'In the box and in the rules it is the power stone; when setting up, once, the magic stone.',
      settled: 'The power stone.',
    },
    later: {
      title: 'The edition of 2010',
      book: 'Die Magier changes some rules: the apprentice may stay where it is.',
      settled: 'We play the older game, in which it must walk.',
    },
  },
  lost: {
    square: {
      title: 'Where the places lie',
      found:
        'The list of cards, read row by row, gives a square that fits every sentence of the book, and reviews agree.',
    },
    deadEnd: {
      title: 'The ways out of the labyrinth',
      found:
        'For mages, the book says, only one leads out, by way of the place of life. We assume the same for apprentices; reviews call it a dead end.',
    },
    road: {
      title: 'The fields of the path',
      found:
        'Eight of them have symbols, the book says. How many there are, and which those eight are, nobody could tell us.',
    },
    wands: {
      title: 'The wands',
      found:
        'Three-sided prisms, reviews say, and that fits all the book says: six symbols in view, 0, 1 or 2 notches.',
    },
    riddle: {
      title: 'The riddle around the rim',
      found: 'It is gone, and we did not make up another.',
    },
    art: {
      title: 'The pictures',
      found:
        'In a game prized for its beauty they matter more than elsewhere. Ours are woodcuts made for this cabinet.',
    },
  },
};
