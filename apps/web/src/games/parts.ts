import type { Language } from '@wunderkammer/kernel';
import type { ComponentType } from 'react';
import type { LoadShowcase } from '../label/label.ts';
import type { LessonWords } from '../learn/lesson.ts';
import type { LoadKit } from '../print/kit.ts';
import type { Figures } from '../rulebook/figures.ts';
import type { GameEntry } from './game-entry.ts';
import type { GameUi, OptionsProps, OwnUi, PictureProps, Snapshots } from './game-ui.ts';
import { plainTells } from './plain/tells.ts';

/*
 * What the page draws of a game, found in its folder by its name and loaded when it is wanted. What a folder does not hold
 * is plain.
 */

const UIS = import.meta.glob<OwnUi>('./*/ui.ts', { import: 'default' });
const PICTURES = import.meta.glob<{ default: ComponentType<PictureProps> }>('./*/Picture.tsx');
const SNAPSHOTS = import.meta.glob<Snapshots>('./*/snapshots.tsx', { import: 'default' });
const OPTIONS = import.meta.glob<{ default: ComponentType<OptionsProps> }>('./*/Options.tsx');
const FIGURES = import.meta.glob<Figures>('./*/rulebook/figures.tsx', { import: 'default' });
const KITS = import.meta.glob<LoadKit>('./*/print/kit.tsx', { import: 'default' });
const SHOWCASES = import.meta.glob<LoadShowcase>('./*/label/showcase.tsx', { import: 'default' });
const LESSON_WORDS = import.meta.glob<LessonWords<string>>('./*/lesson/{nl,de,en}.ts', { import: 'default' });

const PLAIN: Omit<GameUi, 'Table'> = { ...plainTells, moments: () => [] };

/** Whether a game has a table of its own. */
export const drawsItsTable = ({ id }: GameEntry): boolean => `./${id}/ui.ts` in UIS;

/** A game's table. */
export const loadUi = async ({ id, secrets }: GameEntry): Promise<GameUi> => {
  const own: OwnUi = (await UIS[`./${id}/ui.ts`]?.()) ?? {};
  const { Table } = own;
  if (Table !== undefined) return { ...PLAIN, ...own, Table };
  const { PlainTable } = await import('./plain/PlainTable.tsx');
  const { PlainNotebook } = await import('./plain/PlainNotebook.tsx');
  return { ...PLAIN, ...(secrets && { Notebook: PlainNotebook }), ...own, Table: PlainTable };
};

/** The board as a picture, for the cabinet. */
export const loadPicture = (id: string): Promise<{ default: ComponentType<PictureProps> }> =>
  PICTURES[`./${id}/Picture.tsx`]?.() ?? import('./plain/PlainPicture.tsx');

/** Tables as they stand, from afar. */
export const loadSnapshots = (id: string): Promise<Snapshots> =>
  SNAPSHOTS[`./${id}/snapshots.tsx`]?.() ??
  import('./plain/PlainPicture.tsx').then(({ default: Snapshot }) => ({ Snapshot }));

/** What is agreed for a game besides players, aids and series. */
export const loadOptions = (id: string): Promise<{ default: ComponentType<OptionsProps> }> =>
  OPTIONS[`./${id}/Options.tsx`]?.() ?? import('./plain/PlainOptions.tsx');

/** The drawings of the rulebook. */
export const loadFigures = async (id: string): Promise<Figures> =>
  (await FIGURES[`./${id}/rulebook/figures.tsx`]?.()) ?? {};

/** Whether a game can be printed. */
export const isPrintable = (id: string): boolean => `./${id}/print/kit.tsx` in KITS;

/** What is printed of a game; as many files as there are printable games. */
export const loadPrintKit = async (id: string): Promise<LoadKit> => {
  const load = KITS[`./${id}/print/kit.tsx`];
  if (load === undefined) throw new Error(`there is nothing to print of "${id}"`);
  return load();
};

/** Whether a game has a label beside it. */
export const hasLabel = (id: string): boolean => `./${id}/label/showcase.tsx` in SHOWCASES;

/** What is shown beside the label; as many files as there are labels. */
export const loadShowcase = async (id: string): Promise<LoadShowcase> => {
  const load = SHOWCASES[`./${id}/label/showcase.tsx`];
  if (load === undefined) throw new Error(`there is no label beside "${id}"`);
  return load();
};

/** What the coach says; as many files as there are lessons (lessons.ts). */
export const loadLessonWords = async (id: string, language: Language): Promise<LessonWords<string>> =>
  (await LESSON_WORDS[`./${id}/lesson/${language}.ts`]?.()) ?? {};
