import { builtWeb } from '../../scripts/web-build.ts';

/** The folder of the web app with the toy added, which players are never offered. */
export const toyWeb = (): Promise<string> =>
  builtWeb({ file: 'e2e/toy/more-games.ts', sources: ['e2e/toy/more-games.ts', 'packages/testkit/src/**'] });
