import type { RuleViolation, Seat, StepBase, Viewer } from '@wunderkammer/kernel';
import type { Fault, Happened, Sync, TableInfo, TableSetup } from '../table/source.ts';

export type Decision = StepBase & { readonly by: Seat };

/** From the page to the worker that keeps a table. */
export type ToKeeper =
  | { readonly type: 'begin'; readonly id: string; readonly setup: TableSetup }
  | { readonly type: 'resume'; readonly id: string }
  | { readonly type: 'face'; readonly viewer: Viewer }
  | { readonly type: 'decide' | 'explain'; readonly ask: number; readonly step: Decision }
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
