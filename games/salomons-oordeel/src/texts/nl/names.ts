import { counted } from '@wunderkammer/kernel';
import { facesOf } from '../../stones.ts';
import type { Colour } from '../../vocabulary.ts';
import type { Names } from '../texts.ts';

const colours: Names['colours'] = { red: 'rood', yellow: 'geel', green: 'groen', blue: 'blauw', purple: 'paars' };
/** Before a noun or a digit. */
const INFLECTED: Readonly<Record<Colour, string>> = {
  red: 'rode',
  yellow: 'gele',
  green: 'groene',
  blue: 'blauwe',
  purple: 'paarse',
};
const EYE = 'alziend oog';

export const names: Names = {
  player: (seat) => `speler ${seat + 1}`,
  colours,
  eye: EYE,
  stone: (stone) => {
    const { colour, face } = facesOf(stone);
    return face === 'Eye' ? `${colours[colour]} oog` : `${INFLECTED[colour]} ${face}`;
  },
  theStone: (stone) => {
    const { colour, face } = facesOf(stone);
    return face === 'Eye' ? `het ${INFLECTED[colour]} alziende oog` : `de ${INFLECTED[colour]} ${face}`;
  },
  row: (name) => `Rij ${name}`,
  column: (name) => `Kolom ${name}`,
  components: { stones: 'stenen' },
  hiddenStones: (count) => counted('nl', count, 'geheime steen', 'geheime stenen'),
};
