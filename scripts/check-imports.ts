/** Fails when a package imports against the direction of the design (ARCHITECTURE.md). */
import { importFaults } from './import-rules.ts';
import { pathsOf, readFiles } from './source-files.ts';

const files = readFiles('{packages,games,apps}/*/src/**/*.{ts,tsx}');
const manifests = readFiles('{packages,games,apps}/*/package.json');
const names = new Map(
  [...manifests].map(([path, json]): [string, string] => [
    (JSON.parse(json) as { name: string }).name,
    path.replace('/package.json', ''),
  ]),
);
const assets = new Set(pathsOf('apps/web/src/**/*.{css,svg,png,woff2,json}'));
const faults = importFaults(files, names, assets);
for (const fault of faults) console.error(fault);
console.log(`imports: ${files.size} files of ${names.size} packages, ${faults.length} against the direction`);
process.exitCode = faults.length > 0 ? 1 : 0;
