import { wrongCall } from '../failure.ts';
import { GAMES } from '../games.ts';
import type { Guide } from './guide.ts';
import { dreiMagierGuide } from './guides/drei-magier.ts';
import { feuersalamanderGuide } from './guides/feuersalamander.ts';
import { salomonsOordeelGuide } from './guides/salomons-oordeel.ts';

/** The games that can be played in the terminal. */
export const GUIDES: readonly Guide[] = [feuersalamanderGuide, dreiMagierGuide, salomonsOordeelGuide];

export const findGuide = (id: string): Guide => {
  const guide = GUIDES.find(({ game }) => game.id === id);
  if (guide === undefined) {
    throw wrongCall(`there is no game "${id}"; there are ${GAMES.map((game) => game.id).join(', ')}`);
  }
  return guide;
};
