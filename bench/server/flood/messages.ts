/** What the processes of a flood tell each other. */
import type { Spot } from './kinds.ts';

export interface FloodJob {
  readonly address: string;
  /** The address that it all comes from. */
  readonly from: string;
  readonly spots: readonly (Spot & { readonly token: string })[];
}

/** Which kind to send from now on: its place in `KINDS`, -1 for pings; or nothing. */
export type ToFlood = { readonly kind: number } | 'rest';

export type FromFlood =
  | { readonly type: 'ready' }
  | { readonly type: 'rested'; readonly sent: number; readonly bytes: number; readonly cut: number };
