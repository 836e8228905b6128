import { inject, type SerializedConfig, TestRunner } from 'vitest';
import { closeBrowser } from '../arrive.ts';
import './provided.ts';

const NO_NAME = /(?!)/;

/** Skips every test, hooks included, where there is no browser; closes the worker's browser at its end. */
export default class BrowserRunner extends TestRunner {
  constructor(config: SerializedConfig) {
    super('missing' in inject('chromium') ? { ...config, testNamePattern: NO_NAME } : config);
    this.onCleanupWorkerContext?.(closeBrowser);
  }
}
