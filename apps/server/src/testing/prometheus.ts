import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** scripts/test-needs.ts sees to it, and says it loudly where it cannot be had. */
export const HAS_PROMETHEUS = ['prometheus', 'promtool'].every((name) => spawnSync(name, ['--version']).status === 0);

/** What lies in deploy/. */
export const deployed = (name: string): string => fileURLToPath(new URL(`../../../../deploy/${name}`, import.meta.url));

export interface Sample {
  readonly metric: Readonly<Record<string, string>>;
}

export interface AlertRule {
  readonly name: string;
  readonly query: string;
  readonly health: string;
  readonly state: string;
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
};

/** A real Prometheus with deploy/prometheus.yml and its rules: only the servers are put in, and that it asks them more often. */
export class Prometheus {
  readonly #folder: string;
  readonly #process: ChildProcess;
  readonly #address: string;

  private constructor(folder: string, child: ChildProcess, address: string) {
    this.#folder = folder;
    this.#process = child;
    this.#address = address;
  }

  static async open(servers: readonly string[]): Promise<Prometheus> {
    const folder = mkdtempSync(join(tmpdir(), 'wunderkammer-prometheus-'));
    const left = servers.map((address) => new URL(address).host);
    const config = readFileSync(deployed('prometheus.yml'), 'utf8')
      .replaceAll(/_interval: \d+s/g, (text) => text.replace(/\d+s/, '200ms'))
      .replaceAll(/^ +- [\d.]+:8484\n/gm, (line) => {
        const server = left.shift();
        return server === undefined ? '' : line.replace(/[\d.]+:8484/, server);
      });
    writeFileSync(join(folder, 'prometheus.yml'), config);
    copyFileSync(deployed('alerts.yml'), join(folder, 'alerts.yml'));
    const port = await freePort();
    const child = spawn(
      'prometheus',
      [
        `--config.file=${join(folder, 'prometheus.yml')}`,
        `--storage.tsdb.path=${join(folder, 'data')}`,
        `--web.listen-address=127.0.0.1:${port}`,
      ],
      { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    let said = '';
    child.stderr!.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-10_000);
    });
    const prometheus = new Prometheus(folder, child, `http://127.0.0.1:${port}`);
    while (!(await prometheus.#isReady())) {
      if (child.exitCode !== null) throw new Error(`Prometheus ended:\n${said}`);
      await setTimeout(50);
    }
    return prometheus;
  }

  async #isReady(): Promise<boolean> {
    return fetch(`${this.#address}/-/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  async #ask<A>(path: string): Promise<A> {
    const response = await fetch(`${this.#address}/api/v1/${path}`);
    const answer = (await response.json()) as { readonly status: string; readonly error?: string; readonly data: A };
    if (answer.status !== 'success') throw new Error(`${path}: ${answer.error}`);
    return answer.data;
  }

  async query(expression: string): Promise<readonly Sample[]> {
    const { result } = await this.#ask<{ readonly result: readonly Sample[] }>(
      `query?query=${encodeURIComponent(expression)}`,
    );
    return result;
  }

  /** The names of all figures it has. */
  names(): Promise<readonly string[]> {
    return this.#ask('label/__name__/values');
  }

  async rules(): Promise<readonly AlertRule[]> {
    const { groups } = await this.#ask<{ readonly groups: readonly { readonly rules: readonly AlertRule[] }[] }>(
      'rules',
    );
    return groups.flatMap(({ rules }) => rules);
  }

  async close(): Promise<void> {
    const ended = once(this.#process, 'close');
    this.#process.kill();
    await ended;
    rmSync(this.#folder, { recursive: true });
  }
}
