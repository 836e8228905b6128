/** One word of the command line. It resolves to the exit code. */
export interface Command {
  /** One line for the list of commands. */
  readonly summary: string;
  readonly help: string;
  run(args: readonly string[]): Promise<0 | 1>;
}
