import type { DecisionBase, Seat, StepBase, ViewBase } from '@wunderkammer/kernel';
import * as z from 'zod/mini';
import { LIMITS } from './limits.ts';
import type { Patch } from './patch.ts';

/*
 * What the games make, as it travels. Only so much of it is looked at as whoever hands it on needs; the rest the game reads
 * exactly. So it arrives as it was sent, whatever else is in it.
 */

const LONGEST_TYPE = 20;

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSeat = (value: unknown): value is Seat =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < LIMITS.seats;

const hasType = (value: object): boolean =>
  'type' in value && typeof value.type === 'string' && value.type.length <= LONGEST_TYPE;

export const isSeatStep = (value: unknown): value is DecisionBase =>
  isObject(value) && 'by' in value && isSeat(value.by) && hasType(value);

const isSeen = (value: unknown): value is StepBase =>
  isObject(value) && 'by' in value && (value.by === 'chance' || isSeat(value.by)) && hasType(value);

/** A decision as it stands in a record. */
export const decision = z.custom<DecisionBase>(isSeatStep, 'Invalid decision');
/** What somebody saw of a step. */
export const seen = z.custom<StepBase>(isSeen, 'Invalid step');
/** What somebody may know of the table. */
export const view = z.custom<ViewBase>(isObject, 'Invalid view');
/** How that changed. */
export const patch = z.custom<Patch>((value) => typeof value === 'object' && value !== null, 'Invalid patch');
