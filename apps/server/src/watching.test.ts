import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Fleet } from './testing/fleet.ts';
import { HAS_NATS } from './testing/nats-server.ts';
import { HAS_POSTGRES } from './testing/postgres-server.ts';
import { deployed, HAS_PROMETHEUS, Prometheus } from './testing/prometheus.ts';
import { smallWebApp } from './testing/web-app.ts';

/*
 * What deploy/ has for whoever watches several servers: a real Prometheus loads it and asks real servers. Grafana is not to be had
 * from Debian: of its dashboard every expression is evaluated, and the rest is held against what is documented of the form.
 */

interface Panel {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly datasource?: unknown;
  readonly targets?: readonly { readonly refId: string; readonly datasource: unknown; readonly expr: string }[];
}

const dashboard = JSON.parse(readFileSync(deployed('grafana-dashboard.json'), 'utf8')) as {
  readonly uid: string;
  readonly title: string;
  readonly schemaVersion: number;
  readonly templating: { readonly list: readonly { readonly name: string; readonly type: string }[] };
  readonly panels: readonly Panel[];
};
const expressions = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
/** As Grafana puts in what was chosen. */
const chosen = (expression: string): string =>
  expression
    .replaceAll('$house', 'wunderkammer')
    .replaceAll('$instance', '.*')
    .replaceAll('$__rate_interval', '1m')
    .replaceAll(/\$\w+/g, (name) => {
      throw new Error(`${name} stands for nothing`);
    });

describe('the dashboard', () => {
  it('has the form that Grafana imports', () => {
    expect(dashboard).toMatchObject({ uid: 'wunderkammer', title: 'Wunderkammer', schemaVersion: 39 });
    expect(dashboard.templating.list.map(({ name, type }) => [name, type])).toEqual([
      ['datasource', 'datasource'],
      ['house', 'query'],
      ['instance', 'query'],
    ]);
    const ids = dashboard.panels.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is Grafana that puts something in.
    const source = { type: 'prometheus', uid: '${datasource}' };
    for (const { type, title, datasource, targets } of dashboard.panels) {
      expect(title).not.toBe('');
      expect(['row', 'stat', 'timeseries']).toContain(type);
      if (type === 'row') continue;
      expect(datasource).toEqual(source);
      expect(targets!.length).toBeGreaterThan(0);
      expect(new Set(targets!.map(({ refId }) => refId)).size).toBe(targets!.length);
      for (const target of targets!) expect(target.datasource).toEqual(source);
    }
  });

  it('lays no panel over another, or beside its 24 columns', () => {
    const taken = new Map<string, string>();
    for (const { title, gridPos } of dashboard.panels) {
      const { x, y, w, h } = gridPos;
      expect(x + w).toBeLessThanOrEqual(24);
      for (let column = x; column < x + w; column++) {
        for (let row = y; row < y + h; row++) {
          expect([title, taken.get(`${column} ${row}`)]).toEqual([title, undefined]);
          taken.set(`${column} ${row}`, title);
        }
      }
    }
  });
});

/** What a series was worth every 15 s, from the first moment on: `1x4` is five times 1, `0+3x4` is 0 3 6 9 12. */
type Series = Readonly<Record<string, string>>;
interface Case {
  readonly series: Series;
  readonly at: string;
  /** What is told then; without it, nothing is. */
  readonly told?: { readonly labels: Readonly<Record<string, string>>; readonly summary: string };
}

const at = (metric: string, instance: string, labels = ''): string =>
  `${metric}{job="wunderkammer",instance="${instance}"${labels}}`;
const A = 'a:8484';
const B = 'b:8484';
const of = (metric: string, values: string): Series => ({ [at(metric, A)]: values });
const HERE = { job: 'wunderkammer', instance: A };
const HOUSE = { job: 'wunderkammer' };

/** Moves of which some take longer than half a second, so many of a hundred, each 15 s. */
const moves = (slow: number): Series => ({
  [at('wunderkammer_move_seconds_bucket', A, ',le="0.25"')]: `0+${100 - slow}x60`,
  [at('wunderkammer_move_seconds_bucket', A, ',le="0.5"')]: `0+${100 - slow}x60`,
  [at('wunderkammer_move_seconds_bucket', A, ',le="1"')]: '0+100x60',
  [at('wunderkammer_move_seconds_bucket', A, ',le="+Inf"')]: '0+100x60',
  [at('wunderkammer_move_seconds_count', A)]: '0+100x60',
});
const share = (metric: string, most: string, values: string): Series => ({
  [at(metric, A)]: values,
  [at(most, A)]: '100x60',
});
const nodes = (a: string, b: string, up: string): Series => ({
  [at('wunderkammer_nodes', A)]: a,
  [at('wunderkammer_nodes', B)]: b,
  [at('up', A)]: '1x60',
  [at('up', B)]: up,
});
const versions = (a: string, b: string): Series => ({
  [at('wunderkammer_info', A, `,version="${a}"`)]: '1x300',
  [at('wunderkammer_info', B, `,version="${b}"`)]: '1x300',
});
const hearing = (heard: string, up: string): Series => ({
  [at('wunderkammer_nodes_heard', A)]: heard,
  [at('wunderkammer_bus_up', A)]: up,
});
const tables = (playing: string, over: string): Series => ({
  [at('wunderkammer_tables', A, ',status="playing"')]: playing,
  [at('wunderkammer_tables', A, ',status="waiting"')]: '10x60',
  [at('wunderkammer_tables', A, ',status="over"')]: over,
  [at('wunderkammer_tables_limit', A)]: '100x60',
});

/** Of each alert a case in which somebody has to be told, and those that are near it in which nobody is. */
const CASES: Readonly<Record<string, readonly Case[]>> = {
  WunderkammerHouseClosed: [
    {
      series: { [at('up', A)]: '1x3 0x20', [at('up', B)]: '0x60' },
      at: '2m',
      told: { labels: HOUSE, summary: 'No server of the house answers.' },
    },
    { series: { [at('up', A)]: '1x60', [at('up', B)]: '0x60' }, at: '5m' },
    { series: { [at('up', A)]: '1x3 0 1x20', [at('up', B)]: '0x60' }, at: '1m15s' },
  ],
  WunderkammerNothingKept: [
    {
      series: of('wunderkammer_store_ready', '1x3 0x20'),
      at: '2m',
      told: { labels: HERE, summary: `${A} can keep nothing: play waits there.` },
    },
    { series: of('wunderkammer_store_ready', '1x3 0 1x20'), at: '1m30s' },
  ],
  WunderkammerServerGone: [
    {
      series: { [at('up', A)]: '0x60', [at('up', B)]: '1x60' },
      at: '2m',
      told: { labels: HERE, summary: `${A} does not answer; the others go on without it.` },
    },
    // As when it is upgraded.
    { series: { [at('up', A)]: '1x4 0 0 1x20', [at('up', B)]: '1x60' }, at: '1m30s' },
  ],
  WunderkammerRestarting: [
    {
      series: of('process_start_time_seconds', '1x4 100x4 200x4 300x40'),
      at: '5m',
      told: { labels: HERE, summary: `${A} starts again and again.` },
    },
    { series: of('process_start_time_seconds', '1x4 100x4 200x40'), at: '5m' },
  ],
  WunderkammerNatsAway: [
    {
      series: of('wunderkammer_bus_up', '0x60'),
      at: '2m',
      told: { labels: HERE, summary: `${A} has no NATS: what others do is told a second late.` },
    },
    { series: of('wunderkammer_bus_up', '1x4 0 0 1x20'), at: '1m30s' },
    // A server that is alone says nothing of it.
    { series: of('wunderkammer_store_ready', '1x60'), at: '5m' },
  ],
  WunderkammerNotHeard: [
    {
      series: hearing('0x60', '1x60'),
      at: '2m',
      told: { labels: HERE, summary: `${A} has NATS and does not hear every other server by it.` },
    },
    { series: hearing('0x60', '0x60'), at: '5m' },
    { series: hearing('1x60', '1x60'), at: '5m' },
  ],
  WunderkammerServersDiffer: [
    {
      series: nodes('1x60', '2x60', '1x60'),
      at: '3m',
      told: {
        labels: HERE,
        summary: `${A} shares its house with 1 servers, itself included; others answer here.`,
      },
    },
    { series: nodes('2x60', '2x60', '1x60'), at: '5m' },
    // One that is gone is missed by the others as soon as by Prometheus.
    { series: nodes('2x4 1x40', '2x4 stale', '1x4 0x40'), at: '5m' },
  ],
  WunderkammerVersionsDiffer: [
    {
      series: versions('0.2.0', '0.3.0'),
      at: '65m',
      told: { labels: HOUSE, summary: 'Servers of one house have been of different versions for an hour.' },
    },
    { series: versions('0.2.0', '0.3.0'), at: '55m' },
    { series: versions('0.3.0', '0.3.0'), at: '65m' },
  ],
  WunderkammerTablesAside: [
    {
      series: { [at('wunderkammer_tables_aside', A)]: '2x60', [at('wunderkammer_tables_aside', B)]: '2x60' },
      at: '1m',
      told: { labels: HOUSE, summary: '2 tables are set aside: something of them is lost.' },
    },
    { series: of('wunderkammer_tables_aside', '0x60'), at: '1m' },
  ],
  WunderkammerErrors: [
    {
      series: of('wunderkammer_errors_total', '0x4 1x40'),
      at: '2m',
      told: { labels: HERE, summary: `Something failed at ${A}; its log says what.` },
    },
    { series: of('wunderkammer_errors_total', '7x60'), at: '6m' },
    { series: of('wunderkammer_errors_total', '0x4 1x60'), at: '10m' },
  ],
  WunderkammerSlow: [
    {
      series: moves(5),
      at: '12m',
      told: {
        labels: HERE,
        summary: `At ${A} one move of a hundred takes longer than a quarter of a second to be kept and told.`,
      },
    },
    { series: moves(0), at: '12m' },
    // One slow move an evening is no matter.
    {
      series: Object.fromEntries(
        Object.keys(moves(5)).map((name) => [name, name.includes('0.') ? '0x60' : '0x20 1x40']),
      ),
      at: '12m',
    },
  ],
  WunderkammerBusy: [
    {
      series: of('nodejs_eventloop_lag_p99_seconds', '0.2x60'),
      at: '6m',
      told: { labels: HERE, summary: `${A} has more to do than its core can: another server would help.` },
    },
    { series: of('nodejs_eventloop_lag_p99_seconds', '0.02x20 0.2x8 0.02x20'), at: '7m' },
  ],
  WunderkammerFullSoon: [
    {
      series: share('wunderkammer_connections', 'wunderkammer_connections_limit', '81x60'),
      at: '6m',
      told: {
        labels: HERE,
        summary: `${A} has more than four fifths of the connections it may have (MAX_CONNECTIONS).`,
      },
    },
    { series: share('wunderkammer_connections', 'wunderkammer_connections_limit', '79x60'), at: '6m' },
  ],
  WunderkammerTablesFullSoon: [
    {
      series: tables('71x60', '500x60'),
      at: '6m',
      told: {
        labels: HOUSE,
        summary: 'More than four fifths of the tables that there may be are taken (MAX_TABLES).',
      },
    },
    { series: tables('69x60', '500x60'), at: '6m' },
  ],
  WunderkammerFilesFullSoon: [
    {
      series: share('process_open_fds', 'process_max_fds', '81x60'),
      at: '6m',
      told: { labels: HERE, summary: `${A} has almost as many open files as it may have (LimitNOFILE).` },
    },
    { series: share('process_open_fds', 'process_max_fds', '79x60'), at: '6m' },
  ],
};

const SEVERITY = /alert: (\w+)[\s\S]*?severity: (\w+)/g;
const severities = new Map(
  [...readFileSync(deployed('alerts.yml'), 'utf8').matchAll(SEVERITY)].map(([, name, severity]) => [name!, severity!]),
);

describe.runIf(HAS_PROMETHEUS)('the alerts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wunderkammer-alerts-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const promtool = (...args: string[]): string => {
    const { status, stdout, stderr } = spawnSync('promtool', args, { encoding: 'utf8' });
    return status === 0 ? 'fine' : stdout + stderr;
  };

  it('and the example for Prometheus are well-formed', () => {
    expect(promtool('check', 'rules', deployed('alerts.yml'))).toBe('fine');
    expect(promtool('check', 'config', deployed('prometheus.yml'))).toBe('fine');
  });

  it('each come when they should, and stay away when they should not', () => {
    expect(Object.keys(CASES)).toEqual([...severities.keys()]);
    const tests = Object.entries(CASES).flatMap(([alertname, cases]) => {
      expect(cases.map(({ told }) => told !== undefined)).toEqual(expect.arrayContaining([true, false]));
      return cases.map(({ series, at: moment, told }, index) => ({
        name: `${alertname} ${index}`,
        interval: '15s',
        input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
        alert_rule_test: [
          {
            eval_time: moment,
            alertname,
            exp_alerts:
              told === undefined
                ? []
                : [
                    {
                      exp_labels: { ...told.labels, severity: severities.get(alertname) },
                      exp_annotations: { summary: told.summary },
                    },
                  ],
          },
        ],
      }));
    });
    const file = join(folder, 'alerts.test.yml');
    // What is JSON is YAML.
    writeFileSync(
      file,
      JSON.stringify({ rule_files: [deployed('alerts.yml')], evaluation_interval: '15s', tests }, undefined, 1),
    );
    expect(promtool('test', 'rules', file)).toBe('fine');
  });
});

describe.runIf(HAS_PROMETHEUS && HAS_NATS && HAS_POSTGRES)('a Prometheus that watches two servers', () => {
  const web = smallWebApp();
  let fleet: Fleet;
  let prometheus: Prometheus;
  beforeAll(async () => {
    fleet = await Fleet.open(2, web, { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '' });
    prometheus = await Prometheus.open(fleet.nodes);
    await fleet.seat(2, { game: 'drei-magier', seats: 3 }, () => ({ thinks: 20 }));
    await fleet.goesOn(fleet.players, 30_000);
  }, 60_000);
  afterAll(async () => {
    await prometheus?.close();
    await fleet.end();
    rmSync(web, { recursive: true });
  });

  it('has an answer to every expression of the dashboard', async () => {
    const silent = async (): Promise<readonly string[]> => {
      const answers = await Promise.all(expressions.map((expression) => prometheus.query(chosen(expression))));
      return expressions.filter((_, index) => answers[index]!.length === 0);
    };
    await expect.poll(silent, { timeout: 20_000 }).toEqual([]);
  });

  it('has what every alert compares, and nothing to tell while all is well', async () => {
    const rules = await prometheus.rules();
    expect(rules.map(({ name }) => name)).toEqual(Object.keys(CASES));
    const silent = async (): Promise<readonly string[]> => {
      // What is compared stays when it is asked whether it is so, in place of being left out when it is not.
      const asked = rules.map(({ query }) => query.replaceAll(/(==|!=|<=|>=|<|>) (?=on |[\d.])/g, '$1 bool '));
      for (const expression of asked) expect(expression).toMatch(/ bool /);
      const answers = await Promise.all(asked.map((expression) => prometheus.query(expression)));
      return rules.flatMap(({ name }, index) => (answers[index]!.length === 0 ? [name] : []));
    };
    await expect.poll(silent, { timeout: 20_000 }).toEqual([]);
    expect((await prometheus.rules()).map(({ name, health, state }) => [name, health, state])).toEqual(
      rules.map(({ name }) => [name, 'ok', 'inactive']),
    );
  });

  it('shows every figure of ours somewhere', async () => {
    const ours = (await prometheus.names()).filter((name) => name.startsWith('wunderkammer_'));
    expect(ours.length).toBeGreaterThan(15);
    const shown = expressions.join('\n');
    const stems = new Set(ours.map((name) => name.replace(/_(bucket|sum|count)$/, '')));
    expect([...stems].filter((name) => !shown.includes(name))).toEqual([]);
  });
});
