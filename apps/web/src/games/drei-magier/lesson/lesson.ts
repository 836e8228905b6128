import type { DreiMagierTypes, Step } from '@wunderkammer/drei-magier/pieces';
import { seat } from '@wunderkammer/kernel';
import type { Beat, Lesson } from '../../../learn/lesson.ts';

const RED = seat(0);
const BLACK = seat(1);
const WHITE = seat(2);

const steps: readonly Step[] = [
  { by: 'chance', type: 'startThrow', sums: [5, 3, 2] },

  // Red's first throw brings the two together in the purple house.
  { by: RED, type: 'throw' },
  { by: 'chance', type: 'eyes', wands: [1, 2, 0] },
  { by: RED, type: 'walk', to: 'house' },
  { by: RED, type: 'jump', to: 'house' },

  // Black attacks and loses: 4 in 1 beats 4 in 2.
  { by: BLACK, type: 'throw' },
  { by: 'chance', type: 'eyes', wands: [0, 1, 1] },
  { by: BLACK, type: 'walk', to: 'castle-life-1' },
  { by: BLACK, type: 'jump', to: 'house' },
  { by: 'chance', type: 'duel', wands: [0, 2, 0] },
  { by: BLACK, type: 'rethrow', wands: [1, 0, 1] },
  { by: 'chance', type: 'duel', wands: [1, 2, 1] },
  { by: BLACK, type: 'stand' },
  { by: 'chance', type: 'duel', wands: [2, 2, 0] },
  { by: RED, type: 'stand' },

  // White gets a card without trouble.
  { by: WHITE, type: 'throw' },
  { by: 'chance', type: 'eyes', wands: [2, 0, 1] },
  { by: WHITE, type: 'walk', to: 'castle' },
  { by: WHITE, type: 'jump', to: 'castle' },

  // Red's mage cannot jump; the apprentice casts and gets the power stone.
  { by: RED, type: 'throw' },
  { by: 'chance', type: 'eyes', wands: [0, 1, 1] },
  { by: RED, type: 'walk', to: 'forest-house-2' },
  { by: RED, type: 'cast' },
  { by: 'chance', type: 'spell', down: ['magic', 'fate', 'fate'] },

  // Black comes back from the labyrinth with a card, White ends there with three zeros.
  { by: BLACK, type: 'throw' },
  { by: 'chance', type: 'eyes', wands: [1, 2, 2] },
  { by: BLACK, type: 'walk', to: 'mill' },
  { by: BLACK, type: 'jump', to: 'mill' },
  { by: WHITE, type: 'throw' },
  { by: 'chance', type: 'eyes', wands: [0, 0, 0] },

  // Red's great turn: equal wands and a double walk, then a leap by magic. Two cards.
  { by: RED, type: 'throw' },
  { by: 'chance', type: 'eyes', wands: [1, 1, 1] },
  { by: RED, type: 'walk', to: 'tower' },
  { by: RED, type: 'jump', to: 'tower' },
  { by: RED, type: 'throw' },
  { by: 'chance', type: 'eyes', wands: [2, 0, 0] },
  { by: RED, type: 'walk', to: 'house-tower-2' },
  { by: RED, type: 'jump', to: 'forest' },
  { by: RED, type: 'cast' },
  { by: 'chance', type: 'spell', down: ['fate', 'fate', 'fate'] },
  { by: RED, type: 'choose', symbol: 'magic' },
  { by: RED, type: 'leap' },

  // Black takes the sun, White comes back from the labyrinth and waits at the house.
  { by: BLACK, type: 'throw' },
  { by: 'chance', type: 'eyes', wands: [1, 1, 2] },
  { by: BLACK, type: 'walk', to: 'sun' },
  { by: BLACK, type: 'jump', to: 'sun' },
  { by: WHITE, type: 'throw' },
  { by: 'chance', type: 'eyes', wands: [1, 1, 2] },
  { by: WHITE, type: 'walk', to: 'house-life-2' },
  { by: WHITE, type: 'jump', to: 'house' },

  // Red strikes back at Black, and still has a throw to come.
  { by: RED, type: 'throw' },
  { by: 'chance', type: 'eyes', wands: [2, 2, 2] },
  { by: RED, type: 'walk', to: 'castle-life-2' },
  { by: RED, type: 'jump', to: 'sun' },
  { by: 'chance', type: 'duel', wands: [2, 0, 0] },
  { by: RED, type: 'rethrow', wands: [0, 1, 1] },
  { by: 'chance', type: 'duel', wands: [2, 2, 1] },
  { by: RED, type: 'stand' },
  { by: 'chance', type: 'duel', wands: [1, 0, 2] },
  { by: BLACK, type: 'rethrow', wands: [1, 1, 0] },
  { by: 'chance', type: 'duel', wands: [2, 0, 2] },

  // The throw still to come: the fifth card.
  { by: RED, type: 'throw' },
  { by: 'chance', type: 'eyes', wands: [1, 1, 0] },
  { by: RED, type: 'walk', to: 'castle' },
  { by: RED, type: 'jump', to: 'castle' },

  // Black leaves the labyrinth, White gets a second card.
  { by: BLACK, type: 'throw' },
  { by: 'chance', type: 'eyes', wands: [0, 1, 1] },
  { by: BLACK, type: 'jump', to: 'life' },
  { by: BLACK, type: 'walk', to: 'life-labyrinth-1' },
  { by: WHITE, type: 'throw' },
  { by: 'chance', type: 'eyes', wands: [1, 1, 0] },
  { by: WHITE, type: 'walk', to: 'house' },

  // Twice the sum to the sixth card, and the bonus throw brings the seventh.
  { by: RED, type: 'throw' },
  { by: 'chance', type: 'eyes', wands: [2, 0, 1] },
  { by: RED, type: 'walk', to: 'mill' },
  { by: RED, type: 'jump', to: 'mill' },
  { by: RED, type: 'throw' },
  { by: 'chance', type: 'eyes', wands: [1, 2, 1] },
  { by: RED, type: 'walk', to: 'moon' },
  { by: RED, type: 'jump', to: 'moon' },
];

const beats = [
  { id: 'welcome', at: 0, type: 'read', spot: 'board', rule: 'DM-31' },
  { id: 'figures', at: 0, type: 'read', spot: 'place:life', rule: 'DM-17' },
  { id: 'firstThrow', at: 1, type: 'do', spot: 'wands', rule: 'DM-7' },
  { id: 'firstWalk', at: 3, type: 'do', spot: 'place:house', rule: 'DM-11' },
  { id: 'firstJump', at: 4, type: 'do', spot: 'mage:0', rule: 'DM-13' },
  { id: 'firstCard', at: 5, type: 'read', spot: 'cards:0', rule: 'DM-2' },
  { id: 'challenged', at: 9, type: 'read', spot: 'duel', rule: 'DM-21' },
  { id: 'standFirst', at: 14, type: 'do', spot: 'duel', rule: 'DM-22' },
  { id: 'duelWon', at: 15, type: 'read', spot: 'place:labyrinth', rule: 'DM-24' },
  { id: 'secondThrow', at: 19, type: 'do', spot: 'wands', rule: 'DM-8' },
  { id: 'symbolField', at: 21, type: 'do', spot: 'field:forest-house-2', rule: 'DM-11' },
  { id: 'firstSpell', at: 22, type: 'do', spot: 'choices', rule: 'DM-26' },
  { id: 'powerStone', at: 24, type: 'read', spot: 'apprentice:0', rule: 'DM-28' },
  { id: 'threeZeros', at: 30, type: 'read', spot: 'place:labyrinth', rule: 'DM-9' },
  { id: 'thirdThrow', at: 30, type: 'do', spot: 'wands', rule: 'DM-8' },
  { id: 'doubleWalk', at: 32, type: 'do', spot: 'place:tower', rule: 'DM-12' },
  { id: 'jumpToTower', at: 33, type: 'do', spot: 'mage:0', rule: 'DM-17' },
  { id: 'throwAgain', at: 34, type: 'do', spot: 'wands', rule: 'DM-10' },
  { id: 'secondSymbolField', at: 36, type: 'do', spot: 'field:house-tower-2', rule: 'DM-12' },
  { id: 'twoJumps', at: 37, type: 'do', spot: 'place:forest', rule: 'DM-13' },
  { id: 'secondSpell', at: 38, type: 'do', spot: 'choices', rule: 'DM-26' },
  { id: 'chooseMagic', at: 40, type: 'do', spot: 'choices', rule: 'DM-6' },
  { id: 'leap', at: 41, type: 'do', spot: 'apprentice:0', rule: 'DM-27' },
  { id: 'thirdCard', at: 42, type: 'read', spot: 'cards:0', rule: 'DM-17' },
  { id: 'fourthThrow', at: 50, type: 'do', spot: 'player:1', rule: 'DM-8' },
  { id: 'walkPast', at: 52, type: 'do', spot: 'field:castle-life-2', rule: 'DM-11' },
  { id: 'challenge', at: 53, type: 'do', spot: 'place:sun', rule: 'DM-19' },
  { id: 'rethrow', at: 55, type: 'do', spot: 'duel', rule: 'DM-21' },
  { id: 'standLast', at: 57, type: 'do', spot: 'duel', rule: 'DM-22' },
  { id: 'revenge', at: 61, type: 'read', spot: 'cards:0', rule: 'DM-23' },
  { id: 'fifthThrow', at: 61, type: 'do', spot: 'wands', rule: 'DM-10' },
  { id: 'walkToCastle', at: 63, type: 'do', spot: 'place:castle', rule: 'DM-11' },
  { id: 'jumpToCastle', at: 64, type: 'do', spot: 'mage:0', rule: 'DM-17' },
  { id: 'lastTurn', at: 72, type: 'do', spot: 'wands', rule: 'DM-30' },
  { id: 'walkToMill', at: 74, type: 'do', spot: 'place:mill', rule: 'DM-12' },
  { id: 'jumpToMill', at: 75, type: 'do', spot: 'mage:0', rule: 'DM-13' },
  { id: 'bonusThrow', at: 76, type: 'do', spot: 'cards:0', rule: 'DM-30' },
  { id: 'walkToMoon', at: 78, type: 'do', spot: 'place:moon', rule: 'DM-11' },
  { id: 'jumpToMoon', at: 79, type: 'do', spot: 'mage:0', rule: 'DM-31' },
  { id: 'won', at: 80, type: 'read', spot: 'player:0', rule: 'DM-31' },
] as const satisfies readonly Beat[];

export type BeatId = (typeof beats)[number]['id'];

/** Red gets all seven cards in five turns: is attacked, strikes back, and wins with the bonus throw of the sixth. */
export const lesson: Lesson<DreiMagierTypes, BeatId> = { seats: 3, options: {}, learner: RED, steps, beats };
