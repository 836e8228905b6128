/** One line of a chart: a value, and from where to where it may or does reach. */
export interface ChartRow {
  readonly label: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export interface Chart {
  readonly title: string;
  readonly rows: readonly ChartRow[];
  /** How a number is written. */
  readonly write: (value: number) => string;
  /** A line to compare with, where there is one for all rows. */
  readonly reference?: { readonly at: number; readonly label: string };
  /** What must be on the axis in any case. */
  readonly from: number;
  readonly to: number;
}

/** Of the part with the dots. */
const PLOT = 430;
const VALUES = 60;
const ROW = 24;
const HEAD = 54;
/** What a letter takes at the most, on average, in whatever face the reader has. */
const LETTER = 7.4;
const FOOT = 30;

/** One look for bright and dark pages: the picture asks what the reader prefers. */
const STYLE = `
    text { font: 13px system-ui, sans-serif; fill: #26221c; }
    .title { font-weight: 600; font-size: 15px; }
    .small { font-size: 11px; fill: #6b6459; }
    .grid { stroke: #d9d2c5; }
    .reference { stroke: #a34a28; stroke-dasharray: 4 3; }
    .range { stroke: #3f6f8f; stroke-width: 5; stroke-linecap: round; opacity: 0.45; }
    .dot { fill: #1f4f70; }
    @media (prefers-color-scheme: dark) {
      text { fill: #ece6da; }
      .small { fill: #a9a192; }
      .grid { stroke: #4a453d; }
      .reference { stroke: #e08a5f; }
      .range { stroke: #7fb2d3; }
      .dot { fill: #b5dbf3; }
    }`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Round numbers over a range, four to eight of them. */
export const ticksOf = (from: number, to: number): readonly number[] => {
  const rough = (to - from) / 6;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10);
  const first = Math.ceil(from / step - 1e-9);
  const count = Math.floor(to / step + 1e-9) - first + 1;
  return Array.from({ length: count }, (_, index) => Math.round((first + index) * step * 1e6) / 1e6);
};

/** Dots with their ranges, one below the other, as an SVG of its own. */
export const chartSvg = ({ title, rows, write, reference, from, to }: Chart): string => {
  const [least, most] = [Math.min(from, ...rows.map(({ low }) => low)), Math.max(to, ...rows.map(({ high }) => high))];
  const labels = Math.round(LETTER * Math.max(...rows.map(({ label }) => label.length))) + 22;
  const width = labels + PLOT + VALUES;
  const x = (value: number): string => (labels + ((value - least) / (most - least)) * PLOT).toFixed(1);
  const bottom = HEAD + ROW * rows.length;
  const lines = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${bottom + FOOT}" role="img" aria-label="${escaped(title)}">`,
    `  <style>${STYLE}\n  </style>`,
    `  <text class="title" x="8" y="20">${escaped(title)}</text>`,
    ...ticksOf(least, most).flatMap((tick) => [
      `  <line class="grid" x1="${x(tick)}" x2="${x(tick)}" y1="${HEAD - 8}" y2="${bottom}"/>`,
      `  <text class="small" x="${x(tick)}" y="${bottom + 16}" text-anchor="middle">${write(tick)}</text>`,
    ]),
    ...(reference === undefined
      ? []
      : [
          `  <line class="reference" x1="${x(reference.at)}" x2="${x(reference.at)}" y1="${HEAD - 8}" y2="${bottom}"/>`,
          `  <text class="small" x="${x(reference.at)}" y="${HEAD - 12}" text-anchor="middle">${escaped(reference.label)}</text>`,
        ]),
    ...rows.flatMap(({ label, value, low, high }, index) => {
      const y = HEAD + ROW * index + ROW / 2;
      return [
        `  <text x="${labels - 14}" y="${y + 4}" text-anchor="end">${escaped(label)}</text>`,
        `  <line class="range" x1="${x(low)}" x2="${x(high)}" y1="${y}" y2="${y}"/>`,
        `  <circle class="dot" cx="${x(value)}" cy="${y}" r="4.5"/>`,
        `  <text x="${width - 8}" y="${y + 4}" text-anchor="end">${write(value)}</text>`,
      ];
    }),
    '</svg>',
  ];
  return `${lines.join('\n')}\n`;
};
