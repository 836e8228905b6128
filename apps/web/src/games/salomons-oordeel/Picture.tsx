import { COLUMNS } from '@wunderkammer/salomons-oordeel/pieces';
import { EyeEmblem, Scales } from './board/Emblem.tsx';
import { Ground } from './board/Ground.tsx';
import { FRAME, LETTERS, NUMBERS } from './board/geometry.ts';
import { plotSize, StillPlot } from './board/Scene.tsx';
import { THEIRS, YOURS } from './still-life.ts';
import { BackStone, OpenStone } from './stones/Stone.tsx';
import world from './world.module.css';

const columns = COLUMNS.full;
const MARGIN = FRAME + 18;
const GAP = 26;
/** High enough to make the whole a picture of four to three. */
const STRIP = 210;

/** In full swing. */
const open: ReadonlySet<string> = new Set(['green2', 'greenEye', 'purple1', 'red5', 'purple3', 'green4', 'red1']);

/** The bench in the middle of a game, for the cabinet. */
const Picture = () => {
  const { width: plotWidth, height: plotHeight } = plotSize(columns);
  const width = 2 * MARGIN + 2 * plotWidth + GAP;
  const height = 2 * MARGIN + STRIP + plotHeight;
  const top = MARGIN + STRIP + NUMBERS;
  const middle = MARGIN + STRIP / 2 - 14;
  return (
    <svg className={world['world']} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Ground width={width} height={height} />
      <g transform={`translate(${width / 2} ${middle}) scale(2.4)`}>
        <Scales />
      </g>
      {/* One eye had to make way; the places of others are still empty. */}
      <g transform={`translate(${MARGIN + 52} ${middle}) scale(1.24)`}>
        <OpenStone stone="redEye" />
      </g>
      {[1, 2].map((place) => (
        <g key={place} transform={`translate(${MARGIN + 52 + place * 92} ${middle + 8})`}>
          <EyeEmblem />
        </g>
      ))}
      {[0, 1, 2].map((place) => (
        <g
          key={place}
          transform={`translate(${width - MARGIN - 150 + place * 62} ${middle + 4 - (place % 2) * 10}) rotate(${place * 9 - 12}) scale(1.24)`}
        >
          <BackStone />
        </g>
      ))}
      <StillPlot
        at={{ x: MARGIN + LETTERS, y: top }}
        columns={columns}
        placed={THEIRS}
        look={([stone]) => (open.has(stone) ? 'open' : 'back')}
      />
      <StillPlot
        at={{ x: MARGIN + plotWidth + GAP + LETTERS, y: top }}
        columns={columns}
        placed={YOURS}
        look={([stone]) => (open.has(stone) ? 'open' : 'secret')}
      />
    </svg>
  );
};

export default Picture;
