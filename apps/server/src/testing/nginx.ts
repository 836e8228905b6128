import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

// Debian keeps daemons in a folder that not everybody has on the path.
process.env['PATH'] += ':/usr/sbin';
const runs = (program: string, ...args: string[]): boolean => spawnSync(program, args).status === 0;

/** scripts/test-needs.ts sees to nginx and openssl, and says it loudly where they cannot be had. */
export const HAS_NGINX = runs('nginx', '-v') && runs('openssl', 'version');

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
};

/** Where a configuration says that servers are. */
const SERVERS = /(\bserver )[\d.]+:8484/g;

/** A file of deploy/ as it is, run by a real nginx: only ports, addresses of servers and the certificate are put in. */
export class Nginx {
  readonly #folder: string;
  readonly #process: ChildProcess;
  /** The ports of HTTP and HTTPS. */
  readonly plain: number;
  readonly safe: number;
  /** By which whoever comes knows it is this one; for `games.example` and 127.0.0.1. */
  readonly certificate: string;

  private constructor(folder: string, child: ChildProcess, plain: number, safe: number) {
    this.#folder = folder;
    this.#process = child;
    this.plain = plain;
    this.safe = safe;
    this.certificate = readFileSync(join(folder, 'certificate.pem'), 'utf8');
  }

  /** `servers` are the addresses of those behind it, as many as stand in the file. */
  static async open(file: string, servers: readonly string[]): Promise<Nginx> {
    const folder = mkdtempSync(join(tmpdir(), 'wunderkammer-nginx-'));
    const [plain, safe] = [await freePort(), await freePort()];
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
    const names = 'subjectAltName=DNS:games.example,IP:127.0.0.1';
    const subject = ['-subj', '/CN=games.example', '-addext', names];
    const made = ['-newkey', 'rsa:2048', '-nodes', '-days', '1', '-keyout', key, '-out', certificate];
    if (!runs('openssl', 'req', '-x509', ...made, ...subject)) throw new Error('openssl made no certificate');
    const left = servers.map((address) => new URL(address).host);
    const site = readFileSync(new URL(`../../../../deploy/${file}`, import.meta.url), 'utf8')
      .replaceAll(/(listen (?:\[::\]:)?)80;/g, `$1${plain};`)
      .replaceAll(/(listen (?:\[::\]:)?)443 /g, `$1${safe} `)
      .replaceAll(SERVERS, (_, server: string) => server + left.shift())
      .replace(/ssl_certificate {5}\S+;/, `ssl_certificate ${certificate};`)
      .replace(/ssl_certificate_key \S+;/, `ssl_certificate_key ${key};`);
    writeFileSync(join(folder, 'site.conf'), site);
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    const main = `daemon off; pid ${folder}/pid; error_log ${folder}/errors.log;
      events {} http { ${paths.join(' ')} include ${folder}/site.conf; }`;
    writeFileSync(join(folder, 'nginx.conf'), main);
    const errors = join(folder, 'errors.log');
    const child = spawn('nginx', ['-p', folder, '-e', errors, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
    const nginx = new Nginx(folder, child, plain, safe);
    while (!(await nginx.#isUp())) {
      if (child.exitCode !== null) throw new Error(`nginx ended:\n${readFileSync(errors, 'utf8')}`);
      await setTimeout(50);
    }
    return nginx;
  }

  async #isUp(): Promise<boolean> {
    const line = connect(this.safe, '127.0.0.1');
    try {
      await once(line, 'connect');
      return true;
    } catch {
      return false;
    } finally {
      line.destroy();
    }
  }

  async close(): Promise<void> {
    const ended = once(this.#process, 'close');
    this.#process.kill();
    await ended;
    rmSync(this.#folder, { recursive: true });
  }
}
