interface Machine {
  readonly version: string;
  readonly platform: string;
  readonly arch: string;
}

export declare const suffices: (version: string, range: string) => boolean;
export declare const packageFor: (platform: string, arch: string) => string;
export declare const neededIn: (root: string) => string;
export declare const ownNode: (
  root: string,
  machine: Machine,
  install: (args: string[]) => Promise<void>,
) => Promise<string | undefined>;
