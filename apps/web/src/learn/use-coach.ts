import type { GameTypes, Language, StepBase } from '@wunderkammer/kernel';
import { use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { lessonOf } from '../games/lessons.ts';
import { loadLessonWords } from '../games/parts.ts';
import type { TableInfo } from '../table/source.ts';
import { loadOnce } from '../ui/load-once.ts';
import { useLanguage } from '../words/words.tsx';
import type { Beat, Lesson, LessonWords } from './lesson.ts';

export interface CoachNow {
  readonly beat: Beat;
  readonly words: { readonly title: string; readonly text: string };
  readonly progress: { readonly at: number; readonly of: number };
}

export interface Coach {
  /** What the coach says now, if anything. */
  readonly now: CoachNow | undefined;
  /** The step the coach waits for. */
  readonly hint: StepBase | undefined;
  /** The game waits at this version until the coach has been read. */
  readonly holds: (version: number) => boolean;
  /** The learner has read on. */
  readonly read: () => void;
}

interface Loaded {
  readonly lesson: Lesson<GameTypes>;
  readonly words: LessonWords<string>;
}

const NO_LESSON: Promise<Loaded | undefined> = Promise.resolve(undefined);

const load = loadOnce(async (game: string, language: Language): Promise<Loaded | undefined> => {
  const [lesson, words] = await Promise.all([lessonOf(game)?.(), loadLessonWords(game, language)]);
  return lesson && { lesson, words };
});

/** The coach of a guided first game; silent at any other table. */
export const useCoach = (info: TableInfo, version: number, idle: boolean, goOn: () => void): Coach => {
  const { language } = useLanguage();
  const opened = use(info.lesson ? load(info.game, language) : NO_LESSON);
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  // The director asks between two renders, so what was read is also kept beside the state.
  const readNow = useRef<ReadonlySet<string>>(read);
  const beats = opened?.lesson.beats;

  const holds = useCallback(
    (at: number) =>
      beats?.some((beat) => beat.at === at && beat.type === 'read' && !readNow.current.has(beat.id)) ?? false,
    [beats],
  );
  const beat = beats?.find(({ at, type, id }) => at === version && (type === 'do' || !read.has(id)));
  const shown = beat !== undefined && (beat.type === 'read' || idle) ? beat : undefined;
  const readOn = useCallback(() => {
    if (shown === undefined) return;
    readNow.current = new Set([...readNow.current, shown.id]);
    setRead(readNow.current);
  }, [shown]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the game goes on whenever something was read
  useEffect(goOn, [read]);

  return useMemo(
    () => ({
      holds,
      read: readOn,
      hint: shown?.type === 'do' ? opened?.lesson.steps[version] : undefined,
      now:
        shown === undefined || opened === undefined
          ? undefined
          : {
              beat: shown,
              words: opened.words[shown.id]!,
              progress: { at: opened.lesson.beats.indexOf(shown) + 1, of: opened.lesson.beats.length },
            },
    }),
    [holds, readOn, shown, opened, version],
  );
};

/** Whether two steps are the same, whatever the order of keys and of the stones in a list. */
export const sameStep = (a: StepBase, b: StepBase): boolean => canonical(a) === canonical(b);

const canonical = (value: unknown): string => {
  if (Array.isArray(value)) {
    const parts = value.map(canonical);
    return `[${value.some(Array.isArray) ? parts.sort() : parts}]`;
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{${Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, part]) => `${key}:${canonical(part)}`)}}`;
};
