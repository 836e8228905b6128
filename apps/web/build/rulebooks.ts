import { readRulebook } from '@wunderkammer/rulebook/read';
import type { Plugin } from 'vite';

/** Reads the rulebooks of the games while building: what a page loads is the book, without a reader of Markdown. */
export const rulebooks = (): Plugin => ({
  name: 'rulebooks',
  transform: {
    filter: { id: /\/rulebook\/\w+\.md$/ },
    handler: (markdown, file) => ({
      code: `export default ${JSON.stringify(readRulebook(markdown, file))};`,
      moduleType: 'js',
      map: null,
    }),
  },
});
