import { lazy } from 'react';
import type { OptionsProps } from '../games/game-ui.ts';
import { GAMES } from '../games/games.ts';
import { loadOptions } from '../games/parts.ts';

const OPTIONS = new Map(GAMES.map(({ id }) => [id, lazy(() => loadOptions(id))]));

/**
 * What a game asks for itself before a table opens. The form around it waits for it: what comes later would push the
 * button away from under a finger.
 */
export const GameOptions = (props: OptionsProps) => {
  const Options = OPTIONS.get(props.game.id)!;
  return <Options {...props} />;
};
