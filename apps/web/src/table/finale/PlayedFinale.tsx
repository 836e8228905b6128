import type { GameTypes } from '@wunderkammer/kernel';
import { use } from 'react';
import { loadFinale } from '../../games/endings.ts';
import type { FinaleProps } from '../../games/game-ui.ts';
import { loadOnce } from '../../ui/load-once.ts';

const finaleOf = loadOnce((game: string) => loadFinale(game));

/** The end of a game on its own table, loaded when it has come. */
export const PlayedFinale = ({ game, ...props }: FinaleProps<GameTypes> & { readonly game: string }) => {
  const Finale = use(finaleOf(game));
  return <Finale {...props} />;
};
