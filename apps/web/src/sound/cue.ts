import type { Tells } from '../games/game-ui.ts';
import type { Frame } from '../table/director.ts';
import type { SoundName } from './sound.ts';

/** What tells how something ended. */
const VERDICTS: ReadonlySet<SoundName> = new Set(['good', 'bad']);

/** What is heard at a moment: a motion while it is seen, a verdict once it is. */
export const cueOf = (tells: Pick<Tells, 'sound'>, { event, phase }: Frame): SoundName | undefined => {
  const name = event === undefined ? undefined : tells.sound(event);
  if (name === undefined || !VERDICTS.has(name)) return name;
  return phase === 'showing' ? undefined : name;
};
