import { counted } from '@wunderkammer/kernel';
import { facesOf } from '../../stones.ts';
import type { Names } from '../texts.ts';

const colours: Names['colours'] = { red: 'red', yellow: 'yellow', green: 'green', blue: 'blue', purple: 'purple' };
const EYE = 'all-seeing eye';

export const names: Names = {
  player: (seat) => `player ${seat + 1}`,
  colours,
  eye: EYE,
  stone: (stone) => {
    const { colour, face } = facesOf(stone);
    return `${colours[colour]} ${face === 'Eye' ? 'eye' : face}`;
  },
  theStone: (stone) => {
    const { colour, face } = facesOf(stone);
    return `the ${colours[colour]} ${face === 'Eye' ? EYE : face}`;
  },
  row: (name) => `Row ${name}`,
  column: (name) => `Column ${name}`,
  components: { stones: 'stones' },
  hiddenStones: (count) => counted('en', count, 'hidden stone', 'hidden stones'),
};
