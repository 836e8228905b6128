/** Something the caller should know in one line. Exit code 1 is for bad input, 2 for a wrong call. */
export class Failure extends Error {
  readonly exitCode: 1 | 2;

  constructor(exitCode: 1 | 2, message: string) {
    super(message);
    this.exitCode = exitCode;
  }
}

export const badInput = (message: string): Failure => new Failure(1, message);
export const wrongCall = (message: string): Failure => new Failure(2, message);

const CAUSES: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EISDIR: 'it is a folder',
  ENOENT: 'there is no such file',
  ENOSPC: 'the disk is full',
  EPIPE: 'the reader closed the pipe',
  ENOTDIR: 'a part of its path is not a folder',
};

/** An error of the operating system in words. */
export const causeOf = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return CAUSES[code] ?? (code || 'it failed');
};
