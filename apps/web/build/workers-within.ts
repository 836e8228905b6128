import type { Plugin } from 'vite';

/**
 * Builds a worker as a further entry of the page's own build: both load the same file of an engine, and the browser fetches
 * it once. By itself Vite builds each worker apart, with everything it needs.
 */
export const workersWithin = (): Plugin => ({
  name: 'workers-within',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /\?worker&url$/ },
    handler(id) {
      const entry = this.emitFile({ type: 'chunk', id: id.replace(/\?.*$/, '') });
      return `export default import.meta.ROLLUP_FILE_URL_${entry}`;
    },
  },
});
