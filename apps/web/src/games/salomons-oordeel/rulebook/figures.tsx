import { COLUMNS, type Placed, type Stone } from '@wunderkammer/salomons-oordeel/pieces';
import type { ReactNode } from 'react';
import type { FigureProps, Figures } from '../../../rulebook/figures.ts';
import { ALL_STONES, AllStones } from '../board/AllStones.tsx';
import board from '../board/Board.module.css';
import { Bubble } from '../board/Bubble.tsx';
import { Ground } from '../board/Ground.tsx';
import { cellCentre, FRAME, LETTERS, NUMBERS, type Point, plotCell } from '../board/geometry.ts';
import { CellRing } from '../board/Plot.tsx';
import { plotSize, StillPlot } from '../board/Scene.tsx';
import { StandingStone } from '../board/StandingStone.tsx';
import world from '../world.module.css';
import styles from './figures.module.css';

const columns = COLUMNS.full;
const MARGIN = FRAME + 14;

interface FrameProps extends FigureProps {
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

const Frame = ({ label, width, height, children }: FrameProps) => (
  <svg
    className={`${world['world']} ${styles['figure']}`}
    viewBox={`0 0 ${width} ${height}`}
    role="img"
    aria-label={label}
  >
    <Ground width={width} height={height} />
    {children}
  </svg>
);

/** The thirty stones, colour by colour (SO-1). */
const Stones = ({ label }: FigureProps) => (
  <Frame label={label} width={2 * MARGIN + ALL_STONES.width} height={2 * MARGIN + ALL_STONES.height}>
    <g transform={`translate(${MARGIN} ${MARGIN})`}>
      <AllStones />
    </g>
  </Frame>
);

const { width: plotWidth, height: plotHeight } = plotSize(columns);
const ONE = { width: 2 * MARGIN + plotWidth, height: 2 * MARGIN + plotHeight };
const CORNER: Point = { x: MARGIN + LETTERS, y: MARGIN + NUMBERS };

const HAND: readonly Placed[] = [
  ['red3', 0, 1],
  ['red5', 0, 4],
  ['blue1', 1, 0],
  ['blue3', 1, 1],
  ['green1', 3, 0],
  ['green2', 3, 2],
  ['green5', 3, 4],
  ['purple3', 4, 1],
];
const EYES: readonly Placed[] = [
  ['blueEye', 1, 3],
  ['greenEye', 3, 1],
];

/** One colour a row, one digit a column (SO-4). */
const Lines = ({ label }: FigureProps) => (
  <Frame label={label} {...ONE}>
    <StillPlot at={CORNER} columns={columns} placed={HAND} look={() => 'secret'} />
  </Frame>
);

/** Eyes on their rows, wherever there is room (SO-5). */
const Eyes = ({ label }: FigureProps) => (
  <Frame label={label} {...ONE}>
    <StillPlot at={CORNER} columns={columns} placed={[...HAND, ...EYES]} look={() => 'secret'}>
      {EYES.map(([stone, row, col]) => (
        <CellRing key={stone} at={cellCentre(row, col)} className={board['chosen']!} />
      ))}
    </StillPlot>
  </Frame>
);

interface NamedProps extends FigureProps {
  readonly stone: Stone;
  readonly right: boolean;
}

/** What one cell looks like before and after, with what was said between (SO-8, SO-9). */
const Named = ({ label, stone, right }: NamedProps) => (
  <Frame label={label} {...ONE}>
    <StillPlot
      at={CORNER}
      columns={columns}
      placed={HAND}
      look={(own) => (right && own[0] === 'green2' ? 'open' : 'back')}
    >
      <CellRing at={cellCentre(3, 2)} className={board['chosen']!} />
    </StillPlot>
    <Bubble
      at={plotCell(CORNER, 3, 2)}
      stone={stone}
      answer={right ? 'right' : 'wrong'}
      fresh={false}
      within={{ x: 0, width: ONE.width }}
    />
  </Frame>
);
const Right = ({ label }: FigureProps) => <Named label={label} stone="green2" right />;
const Wrong = ({ label }: FigureProps) => <Named label={label} stone="green4" right={false} />;

/** A given stone finds its row and its column (SO-12). */
const Settled = ({ label }: FigureProps) => (
  <Frame label={label} {...ONE}>
    <StillPlot
      at={CORNER}
      columns={columns}
      placed={[...HAND, ['blue5', 1, 4]]}
      look={([stone]) => (stone === 'blue5' ? 'open' : 'secret')}
    >
      <rect className={board['lineLit']} y={70} width={plotWidth - LETTERS} height={70} rx="4" />
      <rect className={board['lineLit']} x={4 * 62} width={62} height={350} rx="4" />
      <CellRing at={cellCentre(1, 4)} className={board['chosen']!} />
    </StillPlot>
  </Frame>
);

/** A digit takes the place of an eye, which goes to the middle (SO-13). */
const EyeGoes = ({ label }: FigureProps) => (
  <Frame label={label} width={ONE.width + 90} height={ONE.height}>
    <StillPlot
      at={CORNER}
      columns={columns}
      placed={[...HAND, ['green3', 3, 1]]}
      look={([stone]) => (stone === 'green3' ? 'open' : 'secret')}
    >
      <CellRing at={cellCentre(3, 1)} className={board['chosen']!} />
    </StillPlot>
    <StandingStone at={{ x: ONE.width + 28, y: ONE.height / 2 }} look={{ type: 'open', stone: 'greenEye' }} />
  </Frame>
);

const figures: Figures = {
  'SO-1': Stones,
  'SO-4': Lines,
  'SO-5': Eyes,
  'SO-8': Right,
  'SO-9': Wrong,
  'SO-12': Settled,
  'SO-13': EyeGoes,
};

export default figures;
