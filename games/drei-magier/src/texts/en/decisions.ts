import type { DecisionTexts } from '@wunderkammer/kernel';
import type { DreiMagierTypes } from '../../vocabulary.ts';

/** What each decision means, in English. */
export const decisions: DecisionTexts<DreiMagierTypes> = {
  throw: {
    about:
      'Throw the three wands. Their sum is how far your apprentice walks; the wand in your colour is how many places your mage may jump. Three equal wands earn another throw, but three zeros send both your figures to the labyrinth.',
    keys: {},
  },
  pass: {
    about: 'You have another throw, but need not take it: passing ends the turn, and all throws still due are gone.',
    keys: {},
  },
  walk: {
    about:
      'Your apprentice must walk exactly the sum of the wands, in any direction, without turning back; with the power stone it may also be twice the sum. You may walk before or after the jump.',
    keys: {
      to: 'If it meets your mage on a magic place, you get the card there. Another player’s mage there, without yours, banishes your apprentice to the labyrinth. On a symbol field you may cast a spell.',
    },
  },
  jump: {
    about:
      'Your mage jumps from place to place, exactly as many as your own wand shows, never straight back. On the way nothing happens; where it lands, it does.',
    keys: {
      to: 'Landing on your apprentice wins the card. The apprentices of others there are banished. A mage of another player there means a duel.',
    },
  },
  stay: {
    about: 'Your mage need not jump, unless it began the turn on the place of life or in the labyrinth.',
    keys: {},
  },
  take: {
    about: 'Your figures have met where no card is left. So you take it from one of the other two.',
    keys: {
      from: 'From whom? Better from whoever is closest to seven.',
    },
  },
  rethrow: {
    about:
      'In a duel the higher sum wins, and with equal sums whoever needed fewer throws. You may throw some or all wands again while throws are left; whoever answers has at most as many throws as the first one used.',
    keys: {
      wands: 'A wand shows 0, 1 or 2, each equally often: throwing a 0 again cannot lower your sum.',
    },
  },
  stand: {
    about: 'Keep the sum as it lies. Fewer throws break ties and leave the other fewer.',
    keys: {},
  },
  cast: {
    about:
      'Your apprentice stands on a symbol field. Cast, and the symbol seen most happens: magic lets it leap to your mage, power gives it the power stone, fate sends it to the labyrinth.',
    keys: {},
  },
  decline: {
    about: 'You need not cast; but you must say so before the throw.',
    keys: {},
  },
  choose: {
    about: 'These symbols are seen equally often, so you choose which of them happens.',
    keys: {
      symbol: 'Magic: leap to your mage. Power: the power stone, for twice the way. Fate: the labyrinth.',
    },
  },
  leap: {
    about:
      'Magic: your apprentice may leap to your mage, wherever it stands. On a magic place that is a meeting, and you get the card.',
    keys: {},
  },
  remain: {
    about: 'It may also remain where it is.',
    keys: {},
  },
};
