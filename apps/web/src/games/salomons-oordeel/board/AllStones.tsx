import { COLOURS, FACES } from '@wunderkammer/salomons-oordeel/pieces';
import { StandingStone } from './StandingStone.tsx';

const PLACE = { width: 64, height: 72 } as const;

/** How much room they take. */
export const ALL_STONES = { width: FACES.length * PLACE.width, height: COLOURS.length * PLACE.height } as const;

/** Every stone of the game, open, colour by colour. */
export const AllStones = () =>
  COLOURS.flatMap((colour, row) =>
    FACES.map((face, place) => (
      <StandingStone
        key={`${colour}${face}`}
        at={{ x: (place + 0.5) * PLACE.width, y: (row + 0.5) * PLACE.height }}
        look={{ type: 'open', stone: `${colour}${face}` }}
      />
    )),
  );
