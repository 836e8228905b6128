import { extname } from 'node:path';

/** A module beside the one that asks (`import.meta.url`), in the same language: TypeScript here, JavaScript once it was compiled. */
export const beside = (module: string, name: string): URL => new URL(`./${name}${extname(module)}`, module);
