/** What a host is asked to try: a file with a fault in it. */
export interface Trial {
  readonly file: string;
  readonly source: string;
}

/** What came of it: a test that noticed, if one did. */
export interface Verdict {
  readonly noticedBy: string | undefined;
}
