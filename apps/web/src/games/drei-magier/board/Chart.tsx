import styles from './Board.module.css';
import { BOARD, placePoint } from './geometry.ts';
import { dots, ray, scatter } from './scatter.ts';

const { width, height } = BOARD;

const next = scatter(1985);
const sky = (count: number) =>
  dots(Array.from({ length: count }, () => ({ x: 30 + next() * (width - 60), y: 30 + next() * (height - 60) })));
const STARS = [
  { size: 2, d: sky(170) },
  { size: 3.2, d: sky(60) },
  { size: 4.6, d: sky(22) },
];

/** Figures in the sky, joined by thin lines; they fill the quiet corners between the roads. */
const CONSTELLATIONS = [
  [
    [352, 300],
    [398, 268],
    [452, 292],
    [470, 346],
    [424, 402],
    [372, 382],
    [352, 300],
  ],
  [
    [776, 398],
    [822, 350],
    [856, 372],
    [896, 318],
    [930, 290],
    [856, 372],
    [878, 424],
  ],
  [
    [344, 706],
    [382, 684],
    [420, 712],
    [446, 772],
    [492, 786],
    [502, 742],
    [446, 772],
  ],
  [
    [770, 762],
    [806, 700],
    [852, 728],
    [892, 690],
    [912, 756],
    [874, 790],
    [852, 728],
  ],
] as const;
const LINES = CONSTELLATIONS.map((points) => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`).join('');
const KNOTS = dots(CONSTELLATIONS.flat().map(([x, y]) => ({ x, y })));

const MIDDLE = placePoint('life');
/** The milky way: a band of faint stars from corner to corner. */
const MILKY_WAY = dots(
  Array.from({ length: 420 }, () => {
    const along = next();
    const aside = (next() + next() + next() - 1.5) * 190;
    return { x: along * width + aside * 0.6, y: height - along * height + aside };
  }),
);

const CIRCLES = [170, 250, 390, 560, 760];
const MERIDIANS = Array.from({ length: 24 }, (_, index) => ray(index * 15 + 7.5, 170, 860)).join('');

/** Ticks along the edge, as on an old map. */
const TICK = 20;
const ticks = (length: number, at: (offset: number, depth: number) => string): string =>
  Array.from({ length: Math.floor((length - 40) / TICK) }, (_, index) =>
    at(30 + index * TICK, index % 5 === 0 ? 12 : 6),
  ).join('');
const TICKS =
  ticks(width, (x, depth) => `M${x} 16v${depth}M${x} ${height - 16}v${-depth}`) +
  ticks(height, (y, depth) => `M16 ${y}h${depth}M${width - 16} ${y}h${-depth}`);

const CORNERS = [
  `translate(30 30)`,
  `translate(${width - 30} 30) scale(-1 1)`,
  `translate(30 ${height - 30}) scale(1 -1)`,
  `translate(${width - 30} ${height - 30}) scale(-1 -1)`,
];

/** The sheet itself: a chart of the night sky, with its circles, stars and printed edge. */
export const Chart = ({ clip }: { clip: string }) => (
  <g className={styles['chart']}>
    <rect width={width} height={height} rx="10" className={styles['sheet']} />
    <clipPath id={clip}>
      <rect x="30" y="30" width={width - 60} height={height - 60} />
    </clipPath>
    <g clipPath={`url(#${clip})`}>
      <g transform={`translate(${MIDDLE.x} ${MIDDLE.y})`} className={styles['grid']}>
        {CIRCLES.map((radius) => (
          <circle key={radius} r={radius} />
        ))}
        <path d={MERIDIANS} />
        <circle r="470" cx="-90" cy="60" strokeDasharray="2 9" />
      </g>
      <path d={MILKY_WAY} className={styles['milkyWay']} />
      {STARS.map(({ size, d }) => (
        <path key={size} d={d} className={styles['stars']} strokeWidth={size} />
      ))}
      <path d={LINES} className={styles['constellation']} />
      <path d={KNOTS} className={styles['stars']} strokeWidth="7" />
    </g>
    <rect x="10" y="10" width={width - 20} height={height - 20} className={styles['edge']} />
    <rect x="30" y="30" width={width - 60} height={height - 60} className={styles['edge']} strokeWidth="1" />
    <path d={TICKS} className={styles['edge']} strokeWidth="1.2" />
    {CORNERS.map((transform) => (
      <g key={transform} transform={transform} className={styles['edge']}>
        <path d="M0 52C10 52 14 44 12 36C26 40 40 26 36 12C44 14 52 10 52 0" strokeWidth="1.6" />
        <circle cx="14" cy="14" r="6" className={styles['cornerDot']} />
      </g>
    ))}
  </g>
);
