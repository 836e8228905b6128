import type { Component } from '@wunderkammer/kernel';
import { STONES } from './vocabulary.ts';

/** What is in the box (SO-1): nothing but stones. */
export const COMPONENTS = [{ id: 'stones', count: STONES.length }] as const satisfies readonly Component[];

/** One kind of thing in the box. */
export type ComponentId = (typeof COMPONENTS)[number]['id'];
