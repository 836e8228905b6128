import type { RuleViolation, Seat, StepBase, Viewer } from '@wunderkammer/kernel';
import type { Fault, Happened, Sync, TableInfo, TableSetup } from '../table/source.ts';

export type Decision = StepBase & { readonly by: Seat };

/** From the page to the worker that keeps a table. */
export type ToKeeper =
  /** Opens the table of this name that is on the shelf; if there is none, lays it out as agreed. */
  | { readonly type: 'open'; readonly id: string; readonly agreed: TableSetup | undefined }
  | { readonly type: 'face'; readonly viewer: Viewer }
  | { readonly type: 'decide' | 'explain'; readonly ask: number; readonly step: Decision }
  | { readonly type: 'takeBack'; readonly ask: number }
  | { readonly type: 'mark'; readonly key: string; readonly value: string }
  | { readonly type: 'record'; readonly ask: number };

/** And back. */
export type FromKeeper =
  | { readonly type: 'opened'; readonly info: TableInfo }
  | { readonly type: 'synced'; readonly sync: Sync }
  | { readonly type: 'happened'; readonly happened: Happened }
  | { readonly type: 'fault'; readonly fault: Fault }
  | { readonly type: 'answer'; readonly ask: number; readonly violation?: RuleViolation }
  | { readonly type: 'record'; readonly ask: number; readonly record?: object };
