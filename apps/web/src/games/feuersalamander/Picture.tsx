import { type Chamber, FIGURES, type Place } from '@wunderkammer/feuersalamander/pieces';
import { chamberAt, SHEET, standsAt } from './board/geometry.ts';
import { Plan } from './board/Plan.tsx';
import { FigureShape, ON_ITS_FEET } from './pieces/FigureShape.tsx';
import { TokenShape } from './pieces/TokenShape.tsx';
import world from './world.module.css';

/** A moment in the middle of a game: the robber in the dungeon, the monk at home, the king and the queen on the road. */
const PLACES: readonly Place[] = [
  { type: 'track', field: 8 },
  { type: 'track', field: 13 },
  { type: 'start' },
  { type: 'dungeon' },
];
const TOKENS: readonly Chamber[] = [
  { wing: 'fire', row: 6, stone: 3 },
  { wing: 'air', row: 3, stone: 1 },
  { wing: 'water', row: 5, stone: 2 },
  { wing: 'earth', row: 2, stone: 2 },
];

const Picture = () => (
  <svg
    className={world['world']}
    viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
    aria-hidden="true"
    style={{ width: '100%', height: '100%' }}
  >
    <Plan figures={FIGURES} />
    {FIGURES.map((figure, seat) => {
      const token = chamberAt(TOKENS[seat]!);
      const stand = standsAt(PLACES[seat]!, figure, FIGURES);
      return (
        <g key={figure}>
          <g transform={`translate(${token.x} ${token.y})`}>
            <TokenShape figure={figure} />
          </g>
          <g transform={`translate(${stand.x} ${stand.y}) ${ON_ITS_FEET}`}>
            <FigureShape figure={figure} />
          </g>
        </g>
      );
    })}
  </svg>
);

export default Picture;
