/** Fails when something imports against the direction of the design (ARCHITECTURE.md). */
import { followImports } from './import-rules.ts';
import { ROOT } from './source-files.ts';

const { files, faults } = await followImports(ROOT);
for (const fault of faults) console.error(fault);
console.log(`imports: ${files} files, ${faults.length} against the direction`);
process.exitCode = faults.length > 0 ? 1 : 0;
