import { arrive } from '../arrive.ts';
import type { Visit, Visitor } from '../kit.ts';

/**
 * Arrives without the service worker, which fetches the whole app in the background: more work than most tests are. For
 * tests in which nobody comes back to a page or loses the network.
 */
export const dropIn = (options: Visit = {}): Promise<Visitor> => arrive({ ...options, withoutServiceWorker: true });
