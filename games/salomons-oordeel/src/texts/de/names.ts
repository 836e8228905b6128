import { counted } from '@wunderkammer/kernel';
import { facesOf } from '../../stones.ts';
import type { Colour } from '../../vocabulary.ts';
import type { Names } from '../texts.ts';

const colours: Names['colours'] = { red: 'Rot', yellow: 'Gelb', green: 'Grün', blue: 'Blau', purple: 'Lila' };
/** Before a digit, and before the eye with its article. Lila takes no ending. */
const INFLECTED: Readonly<Record<Colour, string>> = {
  red: 'rote',
  yellow: 'gelbe',
  green: 'grüne',
  blue: 'blaue',
  purple: 'lila',
};
/** Before the eye alone. */
const BEFORE_EYE: Readonly<Record<Colour, string>> = {
  red: 'rotes',
  yellow: 'gelbes',
  green: 'grünes',
  blue: 'blaues',
  purple: 'lila',
};

export const names: Names = {
  player: (seat) => `Spieler ${seat + 1}`,
  colours,
  eye: 'allsehendes Auge',
  stone: (stone) => {
    const { colour, face } = facesOf(stone);
    return face === 'Eye' ? `${BEFORE_EYE[colour]} Auge` : `${INFLECTED[colour]} ${face}`;
  },
  theStone: (stone) => {
    const { colour, face } = facesOf(stone);
    return face === 'Eye' ? `das ${INFLECTED[colour]} allsehende Auge` : `die ${INFLECTED[colour]} ${face}`;
  },
  row: (name) => `Reihe ${name}`,
  column: (name) => `Spalte ${name}`,
  components: { stones: 'Steine' },
  hiddenStones: (count) => counted('de', count, 'geheimer Stein', 'geheime Steine'),
};
