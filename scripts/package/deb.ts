import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../source-files.ts';

/** Where Debian wants programs that do not depend on the kind of machine. */
const HOME = '/usr/share/wunderkammer';

const control = (version: string, kilobytes: number): string => `Package: wunderkammer
Version: ${version}
Architecture: all
Maintainer: Wunderkammer <wunderkammer@localhost>
Installed-Size: ${kilobytes}
Depends: adduser
Recommends: nodejs (>= 24.12), nginx
Suggests: prometheus
Section: games
Priority: optional
Description: a house for three lost board games
 Der Feuersalamander, Die drei Magier and Salomons Oordeel, in the browser:
 with friends by a link, against bots, or passing one device around.
 .
 It runs on Node 24.12 or later. Where the one on the path is older, name
 another one in /etc/wunderkammer.env: NODE=/opt/node/bin/node
`;

const SETTINGS = `# The settings of the house, one a line; docs in ${HOME}/docs/HOSTING.md, all of them with: wunderkammer-server --help
# After a change: systemctl restart wunderkammer
#PUBLIC_URL=https://games.example
#ADMIN_PASSWORD=<twelve characters or more>
# The Node to run on, where the one on the path is too old.
#NODE=/opt/node/bin/node
`;

/** For people and for the unit alike: it asks for no shell that reads the settings. */
const launcher = (program: string): string => `#!/bin/sh
exec "\${NODE:-node}" ${HOME}/bin/${program}.mjs "$@"
`;

const POSTINST = `#!/bin/sh
set -e
if [ "$1" = configure ]; then
  if ! getent passwd wunderkammer >/dev/null; then
    adduser --quiet --system --group --no-create-home --home /var/lib/wunderkammer wunderkammer
  fi
  install -d -m 0700 -o wunderkammer -g wunderkammer /var/lib/wunderkammer
  if [ -d /run/systemd/system ]; then
    systemctl daemon-reload
    systemctl enable --quiet wunderkammer.service
    systemctl restart wunderkammer.service || echo "wunderkammer: it does not start yet; journalctl -u wunderkammer says why" >&2
  fi
fi
`;

const PRERM = `#!/bin/sh
set -e
if [ "$1" = remove ] && [ -d /run/systemd/system ]; then
  systemctl disable --quiet --now wunderkammer.service
fi
`;

/** Who removes the program keeps the games and the settings; who purges it wants nothing to be left. */
const POSTRM = `#!/bin/sh
set -e
if [ -d /run/systemd/system ]; then
  systemctl daemon-reload
fi
if [ "$1" = purge ]; then
  rm -rf /var/lib/wunderkammer
  if getent passwd wunderkammer >/dev/null && command -v deluser >/dev/null; then
    deluser --quiet --system wunderkammer || true
  fi
fi
`;

/** The unit of a checkout, at home in a package: its own user, its own place. Each line that is exchanged must be there. */
const debianUnit = (unit: string): string =>
  [
    ['WorkingDirectory=/opt/wunderkammer', `WorkingDirectory=${HOME}`],
    [/^ExecStart=.*$/m, 'ExecStart=/usr/bin/wunderkammer-server'],
    [
      /^# A user of its own that exists.*\nDynamicUser=yes$/m,
      '# One folder to write to: /var/lib/wunderkammer.\nUser=wunderkammer',
    ],
    ['EnvironmentFile=/etc/', 'EnvironmentFile=-/etc/'],
  ].reduce<string>((text, [from, to]) => {
    const changed = text.replace(from as string | RegExp, to as string);
    if (changed === text) throw new Error(`the unit has no ${from} any more`);
    return changed;
  }, unit);

const write = (file: string, text: string, mode = 0o644): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  chmodSync(file, mode);
};

/** A Debian package of a staged application; `work` is a folder to build it in, which is emptied. */
export const makeDeb = (stage: string, version: string, work: string, out: string, compression = 'xz'): void => {
  rmSync(work, { recursive: true, force: true });
  const at = (path: string): string => join(work, path);
  cpSync(stage, at(HOME), { recursive: true });
  // systemd's own place is below; what is for other ways of running it is of no use here.
  rmSync(at(`${HOME}/deploy/wunderkammer.service`));
  write(
    at('/lib/systemd/system/wunderkammer.service'),
    debianUnit(readFileSync(join(ROOT, 'deploy/wunderkammer.service'), 'utf8')),
  );
  write(at('/etc/wunderkammer.env'), SETTINGS, 0o600);
  for (const program of ['wunderkammer', 'wunderkammer-server'])
    write(at(`/usr/bin/${program}`), launcher(program), 0o755);
  write(at('/usr/share/doc/wunderkammer/copyright'), readFileSync(join(ROOT, 'LICENSE'), 'utf8'));
  const bytes = globSync('**', { cwd: work, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
  write(at('/DEBIAN/control'), control(version, Math.ceil(bytes / 1024)));
  write(at('/DEBIAN/conffiles'), '/etc/wunderkammer.env\n');
  for (const [name, script] of Object.entries({ postinst: POSTINST, prerm: PRERM, postrm: POSTRM }))
    write(at(`/DEBIAN/${name}`), script, 0o755);
  execFileSync('dpkg-deb', ['--build', '--root-owner-group', `-Z${compression}`, work, out], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
};
