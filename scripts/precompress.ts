import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Formats that are not compressed already. */
const COMPRESSIBLE = '**/*.{html,js,css,svg,json,webmanifest,txt,map}';

/** Below this size an answer is one packet anyway. */
const WORTH_IT = 512;

/** Puts `x.br` and `x.gz` beside every file `x` worth it, for the server to send instead. */
export const precompress = (folder: string): void => {
  for (const name of globSync(COMPRESSIBLE, { cwd: folder })) {
    const path = join(folder, name);
    if (statSync(path).size < WORTH_IT) continue;
    const content = readFileSync(path);
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
};
