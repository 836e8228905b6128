import type { Estimate } from '../arena/statistics.ts';
import { type Chart, type ChartRow, chartSvg } from './chart.ts';
import type { Findings } from './measure.ts';

const within = (label: string, { mean, margin }: Estimate): ChartRow => ({
  label,
  value: mean,
  low: mean - margin,
  high: mean + margin,
});

/** A number with a minus that is as long as a plus. */
const signed = (text: string, plus: boolean): string => (plus && text !== '0' ? `+${text}` : text.replace('-', '−'));

/** The pictures of a page by the end of their file names. */
export const chartsOf = (title: string, findings: readonly Findings[]): ReadonlyMap<string, string> => {
  const usual = findings.filter(({ setup }) => setup.usual);
  const charts = new Map<string, Chart>();
  charts.set('seats', {
    title: `${title}: wins by seat, beside a fair share`,
    rows: usual.flatMap(({ setup, wins, beginner }) => {
      const above = (share: Estimate): Estimate => ({ ...share, mean: share.mean - 1 / setup.players });
      return [
        ...wins.map((share, seat) => within(`${setup.label}: seat ${seat}`, above(share))),
        ...(beginner === undefined ? [] : [within(`${setup.label}: who begins`, above(beginner))]),
      ];
    }),
    write: (value) => signed(Math.round(100 * value).toString(), value > 0),
    reference: { at: 0, label: 'fair' },
    from: -0.1,
    to: 0.1,
  });
  charts.set('minutes', {
    title: `${title}: minutes a game, the middle eight of ten`,
    rows: findings.map(({ setup, minutes }) => ({ label: setup.label, value: minutes.middle, ...minutes })),
    write: (value) => value.toFixed(0),
    from: 0,
    to: 10,
  });
  charts.set('luck', {
    title: `${title}: how much of who wins is settled by chance`,
    rows: findings.flatMap(({ setup, chance }) => (chance === undefined ? [] : [within(setup.label, chance)])),
    write: (value) => `${(100 * value).toFixed(0)} %`,
    from: 0,
    to: 1,
  });
  charts.set('deal', {
    title: `${title}: how what is dealt or drawn goes with winning`,
    rows: findings.flatMap(({ setup, fortunes }) =>
      fortunes.map(({ label, correlation }) => within(`${setup.label}: ${label}`, correlation)),
    ),
    write: (value) => signed(value.toFixed(2), false),
    reference: { at: 0, label: 'not at all' },
    from: -0.3,
    to: 0.3,
  });
  return new Map([...charts].filter(([, { rows }]) => rows.length > 0).map(([name, chart]) => [name, chartSvg(chart)]));
};
