import type { GameTypes } from '@wunderkammer/kernel';
import type { Lesson } from '../learn/lesson.ts';

const LESSONS = import.meta.glob<Lesson<GameTypes>>('./*/lesson/lesson.ts', { import: 'lesson' });

/** The way to the guided first game of a game, if it has one. */
export const lessonOf = (id: string): (() => Promise<Lesson<GameTypes>>) | undefined =>
  LESSONS[`./${id}/lesson/lesson.ts`];
