import { type Fairness, readFairness, type Seat, type Verified } from '@wunderkammer/kernel';
import proof from './worker.ts?worker&url';

/** What a browser saw and did before a game, and can hold against the proof afterwards. */
export interface Witness {
  readonly seal?: string | undefined;
  readonly entropy?: { readonly seat: Seat; readonly text: string } | undefined;
}

/** What came of checking a record. */
export interface Proof {
  readonly verified: Verified;
  readonly fairness: Fairness | undefined;
  /** Whether the seal is the one that was seen before the game, and what one added oneself is in it; undefined if not known. */
  readonly sameSeal: boolean | undefined;
  readonly ownWord: boolean | undefined;
  readonly fair: boolean;
}

/** Puts together what the computation and the witness say. */
export const weigh = (record: object, verified: Verified, { seal, entropy }: Witness = {}): Proof => {
  const { fairness, seats } = record as { fairness?: unknown; seats?: number };
  const read = readFairness(fairness, seats ?? 0);
  const given = read.ok ? read.value : undefined;
  const sameSeal = seal === undefined || given === undefined ? undefined : given.commitment === seal;
  const ownWord =
    entropy === undefined || given === undefined ? undefined : given.entropy[entropy.seat] === entropy.text;
  return {
    verified,
    fairness: given,
    sameSeal,
    ownWord,
    fair: verified.ok && sameSeal !== false && ownWord !== false,
  };
};

/** Computes every chance step of a record again, in a worker: a long game takes a moment, and the page goes on. */
export const verifyAside = (record: object): Promise<Verified> =>
  new Promise((resolve) => {
    const worker = new Worker(proof, { type: 'module', name: 'proof' });
    const end = (verified: Verified): void => {
      worker.terminate();
      resolve(verified);
    };
    worker.addEventListener('message', (event: MessageEvent<Verified>) => end(event.data));
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      end({ ok: false, at: -1, message: event.message });
    });
    worker.postMessage(record);
  });
