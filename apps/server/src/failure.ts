/** Something the one who starts the server should know, in one line. Exit code 2 is for a wrong call, 1 for the rest. */
export class Failure extends Error {
  readonly exitCode: 1 | 2;

  constructor(exitCode: 1 | 2, message: string) {
    super(message);
    this.exitCode = exitCode;
  }
}

export const wrongCall = (message: string): Failure => new Failure(2, message);
