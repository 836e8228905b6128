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
      'Your apprentice must walk exactly the sum of the wands, in any direction, without turning back; or, with the power stone, twice the sum if you like. It may walk before or after your mage jumps.',
    keys: {
      to: 'If it meets your mage on a magic place, you get the card there. Another player’s mage there, without yours, banishes your apprentice to the labyrinth. On a symbol field you may cast a spell.',
    },
  },
  jump: {
    about:
      'Your mage jumps from place to place, exactly as many as your own wand shows, never straight back. Nothing happens on the way; only where it lands counts.',
    keys: {
      to: 'Landing on your apprentice wins the card. Other players’ apprentices there are banished. Another player’s mage there means a duel.',
    },
  },
  stay: {
    about: 'Your mage need not jump, unless it began the turn on the place of life or in the labyrinth.',
    keys: {},
  },
  take: {
    about: 'Your figures have met where no card is left. So you take it from one of the other two.',
    keys: {
      from: 'From whom? Best from whoever is closest to seven.',
    },
  },
  rethrow: {
    about:
      'In a duel the higher sum wins, and with equal sums whoever needed fewer throws. You may throw some or all wands again while throws are left; whoever answers has at most as many throws as whoever went first used.',
    keys: {
      wands: 'A wand shows 0, 1 or 2, each equally often: throwing a 0 again cannot lower your sum.',
    },
  },
  stand: {
    about: 'Keep the wands as they lie. Fewer throws win a tie, and leave whoever answers you fewer as well.',
    keys: {},
  },
  cast: {
    about:
      'Your apprentice stands on a symbol field. Cast, and the symbol seen most takes effect: magic lets it leap to your mage, power gives it the power stone, fate sends it to the labyrinth.',
    keys: {},
  },
  decline: {
    about: 'You need not cast, but you must say so before the throw.',
    keys: {},
  },
  choose: {
    about: 'These symbols are seen equally often, so you choose which of them takes effect.',
    keys: {
      symbol: 'Magic: leap to your mage. Power: the power stone, to walk twice as far. Fate: the labyrinth.',
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
