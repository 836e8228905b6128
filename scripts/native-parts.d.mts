export interface Machine {
  readonly platform: string;
  readonly arch: string;
  readonly libc?: 'glibc' | 'musl';
}

export interface Part {
  readonly name: string;
  readonly version: string;
}

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly optionalDependencies?: Readonly<Record<string, string>> }>>;
}

export declare const thisMachine: () => Machine;
export declare const partsFor: (lock: LockFile, machine: Machine) => Part[];
export declare const missingFrom: (root: string, parts: readonly Part[]) => Part[];
export declare const mendParts: (
  root: string,
  install: (args: string[]) => Promise<unknown>,
  how?: { readonly fresh?: boolean; readonly machine?: Machine },
) => Promise<string | undefined>;
