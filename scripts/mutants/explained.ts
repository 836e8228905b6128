/** A fault that no test can notice, since it is none, or none that matters; with the reason. */
export interface Explained {
  readonly file: string;
  /** The line in which it stands, and what is changed there. */
  readonly code: string;
  readonly change: string;
  readonly reason: string;
}

export const EXPLAINED: readonly Explained[] = [];
