/** A rulebook, read while the web app is built (vite.config.ts): the page has no reader of Markdown. */
declare module '*.md' {
  import type { Rulebook } from '@wunderkammer/rulebook';

  const book: Rulebook;
  export default book;
}
