import { COLUMNS } from '@wunderkammer/salomons-oordeel/pieces';
import type { Size } from '../../../print/geometry/paper.ts';
import lines from '../../../print/sheets/Sheets.module.css';
import { EyeEmblem, Scales } from '../board/Emblem.tsx';
import { Ground } from '../board/Ground.tsx';
import { FRAME, LETTERS, NUMBERS } from '../board/geometry.ts';
import { Plot } from '../board/Plot.tsx';
import { plotSize } from '../board/Scene.tsx';

const columns = COLUMNS.full;
const MARGIN = FRAME + 14;
const PLOT = plotSize(columns);
const MAT = { width: 2 * MARGIN + PLOT.width, height: 2 * MARGIN + PLOT.height };

/** A sheet of both, in millimetres. */
const SHEET = { width: 200, height: 281 };
const SCALE = SHEET.width / MAT.width;
const GAP = 4;
const SCREEN = { width: MAT.width, height: (SHEET.height - GAP) / SCALE - MAT.height };
/** What is folded back on either side; folded halfway, it leaves a screen wider than all columns together. */
const WING = MAT.width * 0.16;
/** The middle of a wing's cloth, between its seam and the fold. */
const EYE = (FRAME + 7 + WING) / 2;
/** How round the corners of both are. */
const ROUND = 14;

const Mat = () => (
  <>
    <Ground {...MAT} plain />
    <Plot at={{ x: MARGIN + LETTERS, y: MARGIN + NUMBERS }} columns={columns}>
      {null}
    </Plot>
  </>
);

/** The judge's screen: scales in the middle, an eye on each wing that watches the others. */
const Screen = () => {
  const middle = SCREEN.height / 2;
  return (
    <>
      <Ground {...SCREEN} />
      <g transform={`translate(${SCREEN.width / 2} ${middle + 6}) scale(2)`}>
        <Scales />
      </g>
      {[EYE, SCREEN.width - EYE].map((x) => (
        <g key={x} transform={`translate(${x} ${middle + 4}) scale(0.6)`}>
          <EyeEmblem />
        </g>
      ))}
    </>
  );
};

/** Where it is cut out: without it, nobody would see where white paper ends. */
const Edge = ({ width, height }: Size) => (
  <rect width={width * SCALE} height={height * SCALE} rx={ROUND * SCALE} className={lines['cut']} />
);

/** Where one player's stones stand, and the screen behind which they are arranged. */
export const Place = () => {
  const top = MAT.height * SCALE + GAP;
  const wing = WING * SCALE;
  return (
    <svg viewBox={`0 0 ${SHEET.width} ${SHEET.height}`} aria-hidden="true">
      <g transform={`scale(${SCALE})`}>
        <Mat />
      </g>
      <Edge {...MAT} />
      <g transform={`translate(0 ${top})`}>
        <g transform={`scale(${SCALE})`}>
          <Screen />
        </g>
        <Edge {...SCREEN} />
        <path
          d={`M${wing} 0v${SCREEN.height * SCALE}M${SHEET.width - wing} 0v${SCREEN.height * SCALE}`}
          className={lines['foldOnDark']}
        />
      </g>
    </svg>
  );
};
