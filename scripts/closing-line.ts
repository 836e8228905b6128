import type { Reporter, TestModule } from 'vitest/node';
import type { Chromium } from './browser.ts';

/** Why the browser tests could not run; undefined if they could. */
const browserMissing = ({ project }: TestModule): string | undefined => {
  // Told by the set-up of the browser tests (e2e/harness); the other tests know of no browser.
  const { chromium }: { chromium?: Chromium } = project.getProvidedContext();
  return chromium && 'missing' in chromium ? chromium.missing : undefined;
};

/** Ends a test run with one plain line that people and machines read alike, after what was left out and why. */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const leftOut = modules.filter((module) => browserMissing(module) !== undefined);
    if (leftOut.length > 0) {
      const names = leftOut.map(({ relativeModuleId }) => relativeModuleId).sort();
      console.error(`\nLEFT OUT, for want of a browser (${browserMissing(leftOut[0]!)}):\n  ${names.join('\n  ')}\n`);
    }
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: string): number => tests.filter((test) => test.result().state === state).length;
    const broken = modules.filter((module) => module.state() === 'failed' && module.errors().length > 0).length;
    console.log(`${count('passed')} passed, ${count('failed') + broken} failed, ${count('skipped')} skipped`);
  }
}
