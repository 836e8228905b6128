import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const read = (root: string, file: string): string => readFileSync(join(root, file), 'utf8');
const isOurs = (name: string): boolean => name === 'wunderkammer' || name.startsWith('@wunderkammer/');

/** The version that is to be released: every package has the same, and this one is what runs. */
export const versionOf = (root: string): string => JSON.parse(read(root, 'apps/server/package.json')).version;

const manifestFaults = (
  file: string,
  { version, dependencies, devDependencies }: Manifest,
  wanted: string,
): string[] => [
  ...(version === wanted ? [] : [`${file}: version ${version}, not ${wanted}`]),
  ...Object.entries({ ...dependencies, ...devDependencies })
    .filter(([name, range]) => isOurs(name) && range !== wanted)
    .map(([name, range]) => `${file}: asks for ${name} ${range}, not ${wanted}`),
];

/** A heading such as `## [0.2.0] - 2026-11-18`, and whether something stands below it. */
const changelogFaults = (text: string, wanted: string): string[] => {
  const sections = text.split(/^## /m).slice(1);
  const newest = sections.find((section) => !section.startsWith('[Unreleased]'));
  const heading = /^\[(?<version>[^\]]+)\] - (?<date>\S+)$/.exec(newest?.split('\n')[0] ?? '')?.groups;
  if (heading === undefined) return ['CHANGELOG.md: the newest release has no heading such as ## [1.2.3] - 2026-01-31'];
  const { version, date } = heading as { readonly version: string; readonly date: string };
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date));
  return [
    ...(version === wanted ? [] : [`CHANGELOG.md: the newest release is ${version}, not ${wanted}`]),
    ...(isDate ? [] : [`CHANGELOG.md: ${date} is no date`]),
    ...(/^- \S/m.test(newest!) ? [] : [`CHANGELOG.md: nothing is said of ${version}`]),
  ];
};

/** Names of our archives in the documents, which say a version or leave it open (`<version>`). */
const documentFaults = (file: string, text: string, wanted: string): string[] =>
  [...text.matchAll(/wunderkammer[-_](\d+\.\d+\.\d+)(?:\.tar\.gz|_all\.deb)/g)]
    .filter(([, version]) => version !== wanted)
    .map(([name]) => `${file}: speaks of ${name}, but this is ${wanted}`);

/** Everything in a tree that does not agree on the version to be released, one line each. */
export const releaseFaults = (root: string): string[] => {
  const wanted = versionOf(root);
  const manifests = globSync('{packages,games,apps}/*/package.json', { cwd: root }).sort();
  const lock: { readonly packages: Readonly<Record<string, Manifest>> } = JSON.parse(read(root, 'package-lock.json'));
  const locked = Object.entries(lock.packages).filter(([place]) => /^(packages|games|apps)\/[^/]+$/.test(place));
  return [
    ...manifests.flatMap((file) => manifestFaults(file, JSON.parse(read(root, file)), wanted)),
    ...locked.flatMap(([place, manifest]) => manifestFaults(`package-lock.json, ${place}`, manifest, wanted)),
    ...changelogFaults(read(root, 'CHANGELOG.md'), wanted),
    ...['README.md', ...globSync('docs/*.md', { cwd: root })].flatMap((file) =>
      documentFaults(file, read(root, file), wanted),
    ),
  ];
};
