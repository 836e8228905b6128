import { lazy } from 'react';
import { GAME_IDS, type GameId } from '../games/engines.ts';
import type { OptionsProps } from '../games/game-ui.ts';
import { REGISTRY } from '../games/registry.ts';

const OPTIONS = Object.fromEntries(GAME_IDS.map((id) => [id, lazy(REGISTRY[id].Options)])) as Record<
  GameId,
  ReturnType<typeof lazy<Awaited<ReturnType<(typeof REGISTRY)[GameId]['Options']>>['default']>>
>;

/**
 * What a game asks for itself before a table opens. The form around it waits for it: what comes later would push the
 * button away from under a finger.
 */
export const GameOptions = ({ game, ...props }: OptionsProps & { readonly game: GameId }) => {
  const Options = OPTIONS[game];
  return <Options {...props} />;
};
