import type { LessonWords } from '../../../learn/lesson.ts';
import type { BeatId } from './lesson.ts';

const words: LessonWords<BeatId> = {
  welcome: {
    title: 'Welcome, mage',
    text: 'Seven magic places surround the place of life, each with two cards of its own. Whoever first owns all seven different cards wins. Nothing is hidden; luck and nerve decide.',
  },
  figures: {
    title: 'Two figures are yours',
    text: 'You play red. Your mage jumps from place to place, your apprentice walks the path field by field. When the two meet on a magic place, you take its card.',
  },
  firstThrow: {
    title: 'You begin',
    text: 'Everybody has thrown once, and your sum was the highest. Now throw the three wands: they move both your figures.',
  },
  firstWalk: {
    title: 'The sum is for the apprentice',
    text: '1, 2 and 0 make 3: your apprentice must walk exactly that far, in any direction, without turning back. Walk it to the purple house.',
  },
  firstJump: {
    title: 'Your colour is for the mage',
    text: 'Your red wand shows 1, so your mage jumps one place. Follow your apprentice: jump to the purple house.',
  },
  firstCard: {
    title: 'Your first card!',
    text: 'Mage and apprentice have met, and “The Magician” is yours. One copy is left there, and two others would like it. Watch Black.',
  },
  challenged: {
    title: 'A challenge!',
    text: 'Black has jumped right onto your mage: a duel. Black throws first, up to three times. The higher sum wins; with equal sums, fewer throws.',
  },
  standFirst: {
    title: 'Stop while it is good',
    text: 'Black has 4 in two throws, so you may throw twice as well. But you already have 4 in one, and fewer throws win. Let the wands lie.',
  },
  duelWon: {
    title: 'Off to the labyrinth',
    text: 'You win, and Black’s mage has to go. The labyrinth is a dead end: it comes back only by way of the place of life. The winner of a duel takes the place’s card, but nobody owns a card twice, and you have it.',
  },
  secondThrow: {
    title: 'Your turn again',
    text: 'White has found “The Empress” in the castle, without a fight. Throw the wands and see what you can do.',
  },
  symbolField: {
    title: 'A field with a symbol',
    text: 'Your red wand shows 0: the mage stays. The apprentice must walk, and two fields take it to a symbol field. Go there, between house and forest.',
  },
  firstSpell: {
    title: 'Dare a spell',
    text: 'On a symbol field you may cast, and the symbol seen most takes effect. Magic: a leap to your mage. Power: the power stone. Fate: the labyrinth. You need not, but be bold: cast!',
  },
  powerStone: {
    title: 'Power!',
    text: 'The power stone now lies under your apprentice. From now on it may walk twice the sum whenever you like, until something sends it to the labyrinth.',
  },
  threeZeros: {
    title: 'Three zeros',
    text: 'Poor White: 0-0-0 sends both figures to the labyrinth and ends the turn. Black, though, has come back and found “The Wheel of Fortune”.',
  },
  thirdThrow: {
    title: 'Now you',
    text: 'With your power stone everything is within reach. Throw the wands.',
  },
  doubleWalk: {
    title: 'Three alike, twice as far',
    text: '1-1-1: equal wands earn you another throw after this one. The sum is 3, but with the stone you may walk 6. That is exactly the way to the tower.',
  },
  jumpToTower: {
    title: 'And the mage follows',
    text: 'The tower is one jump away, and your red wand shows 1. Jump to your apprentice and take “The Tower”.',
  },
  throwAgain: {
    title: 'One more throw',
    text: 'Two cards, and the throw for your equal wands is still to come. You could pass, but why should you? Throw.',
  },
  secondSymbolField: {
    title: 'A little plan',
    text: 'Sum 2, red 2: no place where both can meet this time. So prepare a spell. You need not use the stone: walk two fields, to the symbol field towards the house.',
  },
  twoJumps: {
    title: 'Two jumps',
    text: 'Two jumps go straight on or round a corner, never back, and on the way nothing happens. Jump over the house to the forest: you lack its card.',
  },
  secondSpell: {
    title: 'Cast again',
    text: 'Fate could cost you the stone. But magic would bring your apprentice straight to the forest. Cast!',
  },
  chooseMagic: {
    title: 'The choice is yours',
    text: 'Power and magic are seen equally often, so you choose. You have the stone already: choose magic.',
  },
  leap: {
    title: 'Leap!',
    text: 'Your apprentice may now leap to your mage, however far away. On a magic place that is a meeting like any other.',
  },
  thirdCard: {
    title: 'Two cards in one turn',
    text: '“The Hermit” makes three. And remember: once both cards of a place are gone, a meeting there lets you take one from another player.',
  },
  fourthThrow: {
    title: 'Black is at the sun',
    text: 'Black has two cards and stands at the sun with both figures; White waits at the house. You still lack “The Sun”. Throw.',
  },
  walkPast: {
    title: '2-2-2!',
    text: 'Another throw earned, and six steps to walk. Passing a place is free: walk on past the castle towards the place of life, up to the last field before it.',
  },
  challenge: {
    title: 'Strike back',
    text: 'Two jumps, straight on over the castle: your mage lands at the sun, right where Black’s stands. This time you are the challenger.',
  },
  rethrow: {
    title: 'You can do better',
    text: 'Only 2. You have two throws left and may throw any wands again. Keep the red 2 and throw the black and the white wand.',
  },
  standLast: {
    title: 'Enough?',
    text: '5 in two throws! A third could make it 6, but would give Black a third throw as well. Let the wands lie and hold your breath.',
  },
  revenge: {
    title: 'Won!',
    text: 'Black’s mage goes to the labyrinth, and the apprentice beside it too. In the same way your mage banishes any apprentice of another player that stands on a magic place without its own mage. “The Sun” is yours.',
  },
  fifthThrow: {
    title: 'The last stretch',
    text: 'Four cards of seven: you lack those of the castle, the mill and the moon. And your 2-2-2 still owes you a throw. Throw!',
  },
  walkToCastle: {
    title: 'Two steps back',
    text: '1-1-0: without the stone your apprentice walks 2, and that is just the way to the castle. One copy of “The Empress” is still there; White has the other.',
  },
  jumpToCastle: {
    title: 'The fifth',
    text: 'From the sun to the castle is one jump, and your red wand shows 1. Jump, and take the card.',
  },
  lastTurn: {
    title: 'Five cards, and your turn',
    text: 'Black has only just left the labyrinth, and White has two cards. Now everything is possible: whoever gets the sixth card in their own turn may throw once more. Throw!',
  },
  walkToMill: {
    title: 'The stone pays off',
    text: 'The sum is 3, too little for any place. But twice the sum is 6: across the place of life to the mill, past all the others. Walk there.',
  },
  jumpToMill: {
    title: 'Round the corner',
    text: 'Red shows 2, and the mill is two jumps away: round the corner by the sun, or by the place of life. Jump there. “The Wheel of Fortune” is your sixth card.',
  },
  bonusThrow: {
    title: 'Six of seven!',
    text: 'The sixth card earns you a bonus throw. Only “The Moon” is missing, and the moon is next door: one jump, four fields. Take the wands, and hold your breath.',
  },
  walkToMoon: {
    title: '1-2-1!',
    text: 'The sum is 4: your apprentice walks exactly as far as the moon. Go there.',
  },
  jumpToMoon: {
    title: 'One more jump',
    text: 'Red shows 1. Jump after your apprentice: whoever holds all seven cards has won at once, without another throw.',
  },
  won: {
    title: 'The greatest of the three mages',
    text: 'All seven cards are yours, and your first game is won. The wands will not always be so kind. Look at what lies on the table; then play a real game without me.',
  },
};

export default words;
