import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDeb } from './deb.ts';
import { describeRollingUpgrade } from './rolling-upgrade.ts';
import { readManifest, stageApplication } from './stage.ts';

/** Some place on this machine, where nothing else of ours is. */
const place = mkdtempSync(join(tmpdir(), 'wunderkammer-package-'));
const stage = join(place, 'application');
const { version } = readManifest('apps/server');

/** Stands for the web app, which is built and looked at elsewhere. */
const web = join(place, 'web');

beforeAll(() => {
  execFileSync('mkdir', ['-p', web]);
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>the cabinet</title>');
  stageApplication(stage, web);
}, 120_000);
afterAll(() => rmSync(place, { recursive: true, force: true }), 60_000);

const opened: ChildProcess[] = [];
afterAll(() => {
  for (const one of opened) one.kill('SIGKILL');
});

/** Starts a house and tells where it is open. */
const openHouse = async (command: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> => {
  const house = spawn(command, args, { env: { PORT: '0', ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  opened.push(house);
  const said: string[] = [];
  house.stderr.on('data', (text) => said.push(String(text)));
  for await (const line of createInterface(house.stdout)) {
    const address = /open at (http:\S+)/.exec(line)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error(`the house did not open: ${said.join('')}`);
};

const close = async (): Promise<number | null> => {
  const house = opened.pop()!;
  const exit = once(house, 'exit');
  house.kill('SIGTERM');
  const [code] = await exit;
  return code;
};

describeRollingUpgrade(stage, web, place);

describe('the packed application', () => {
  it('holds neither sources nor tests nor what only builds', () => {
    const files = readdirSync(stage, { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => /\.test\.|\.tsx?$|(^|\/)(vite|typescript|vitest|react)\//.test(file))).toEqual([]);
    expect(files).toContain('LICENSE');
    expect(files).toContain(join('node_modules', 'fastify', 'LICENSE'));
  });

  it('opens a house with Node alone, lets a bot think, and leaves in order', async () => {
    const data = join(place, 'data');
    const address = await openHouse(process.execPath, [join(stage, 'bin/wunderkammer-server.mjs')], {
      DATA_DIR: data,
      HOST: '127.0.0.1',
    });
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    expect(await (await fetch(address)).text()).toContain('the cabinet');
    expect(existsSync(data)).toBe(true);
    const program = join(stage, 'bin/wunderkammer.mjs');
    const simulated = ['simulate', 'salomons-oordeel', '--players', '2', '--games', '1', '--seed', 'packed'];
    const record = execFileSync(process.execPath, [program, ...simulated], { encoding: 'utf8' });
    expect(JSON.parse(record.trim())).toMatchObject({ game: 'salomons-oordeel' });
    const rule = execFileSync(process.execPath, [program, 'rules', 'drei-magier', 'DM-16', '--lang', 'nl'], {
      encoding: 'utf8',
    });
    expect(rule).toContain('DM-16');
    expect(await close()).toBe(0);
    const moved = ['admin', 'move', '--from', data, '--to', join(place, 'other')];
    expect(execFileSync(process.execPath, [program, ...moved], { encoding: 'utf8' })).toContain('nothing differs');
  });
});

/** Whether we may see another file system than the rest of this machine: then a package can be installed and nobody notices. */
const mayHideAway = ((): boolean => {
  try {
    execFileSync('unshare', ['-m', 'sh', '-c', overlay('true')], { stdio: 'ignore' });
    return existsSync('/usr/bin/dpkg-deb');
  } catch {
    return false;
  }
})();

/** This machine's files, with a layer of our own above them: what is written there is gone with the shell. */
function overlay(script: string): string {
  return [
    'set -e',
    `top=${place}/layer; mkdir -p $top; mount -t tmpfs layer $top; mkdir $top/new $top/work $top/root`,
    'mount -t overlay overlay -o lowerdir=/,upperdir=$top/new,workdir=$top/work $top/root',
    'mount -t proc proc $top/root/proc; mount --bind /dev $top/root/dev',
    `mkdir -p $top/root${place}; mount --bind ${place} $top/root${place}`,
    `chroot $top/root sh -ec '${script}'`,
  ].join('\n');
}

if (!mayHideAway)
  console.error('wunderkammer: NO TEST OF THE DEBIAN PACKAGE: this machine lets us lay no file system over its own');

describe.runIf(mayHideAway)('the Debian package', () => {
  const older = join(place, 'older.deb');
  const newer = join(place, 'newer.deb');
  beforeAll(() => {
    makeDeb(stage, version, join(place, 'deb'), older, 'none');
    makeDeb(stage, `${version}+1`, join(place, 'deb'), newer, 'none');
  }, 120_000);

  /** Runs a script as root of an installed machine; what it prints. */
  const onMachine = (script: string): string =>
    execFileSync('unshare', ['-m', 'sh', '-c', overlay(script)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, PATH: '/usr/sbin:/usr/bin:/sbin:/bin', NODE: process.execPath },
    });

  /** Opens the house as the unit would: as its user, with its settings. Writes what it says into a file, and waits until it is open. */
  const START = `
    : >/tmp/said
    (set -a; . /etc/wunderkammer.env; DATA_DIR=/var/lib/wunderkammer HOST=127.0.0.1 PORT=0 \
      exec setpriv --reuid wunderkammer --regid wunderkammer --clear-groups /usr/bin/wunderkammer-server >/tmp/said) &
    house=$!
    until grep -q "is open" /tmp/said; do kill -0 $house; sleep 0.1; done`;
  const STOP = 'kill $house; wait $house';

  it('is installed, started, upgraded, removed and purged; what people made is lost with the last alone', () => {
    const told = onMachine(`
      dpkg -i ${older} >/dev/null
      stat -c "data %U %a" /var/lib/wunderkammer; stat -c "settings %U %a" /etc/wunderkammer.env
      systemd-analyze verify /lib/systemd/system/wunderkammer.service 2>&1 | grep -i wunderkammer || echo "unit fine"
      several=/etc/systemd/system/wunderkammer@.service
      mkdir -p $several.d
      cp /lib/systemd/system/wunderkammer.service $several
      cp /usr/share/wunderkammer/deploy/wunderkammer@.conf $several.d/port.conf
      systemd-analyze verify wunderkammer@8481.service 2>&1 | grep -i wunderkammer || echo "several fine"
      ${START}; ${STOP}
      ls /var/lib/wunderkammer >/tmp/before
      echo "INSTANCE_NAME=Our_own" >>/etc/wunderkammer.env
      dpkg -i ${newer} >/dev/null
      dpkg-query -W -f "upgraded \\\${Version}\\n" wunderkammer
      grep -c INSTANCE_NAME /etc/wunderkammer.env
      ${START}; ${STOP}
      ls /var/lib/wunderkammer | cmp - /tmp/before && echo "data kept"
      dpkg -r wunderkammer >/dev/null
      test ! -e /usr/bin/wunderkammer-server; test ! -e /usr/share/wunderkammer
      test -s /etc/wunderkammer.env; ls /var/lib/wunderkammer | cmp - /tmp/before && echo "data kept after removal"
      dpkg -P wunderkammer >/dev/null
      test ! -e /etc/wunderkammer.env; test ! -e /var/lib/wunderkammer; ! getent passwd wunderkammer && echo "purged"
    `);
    expect(told.trim().split('\n')).toEqual([
      'data wunderkammer 700',
      'settings root 600',
      'unit fine',
      'several fine',
      `upgraded ${version}+1`,
      '1',
      'data kept',
      'data kept after removal',
      'purged',
    ]);
  });

  it('brings a unit with a user of its own', () => {
    execFileSync('dpkg-deb', ['-x', older, join(place, 'unpacked')]);
    const unit = readFileSync(join(place, 'unpacked/lib/systemd/system/wunderkammer.service'), 'utf8');
    expect(unit).toMatch(/^User=wunderkammer$/m);
    expect(unit).not.toMatch(/DynamicUser|\/opt\//);
  });
});
