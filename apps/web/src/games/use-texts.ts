import type { GameTexts, Language } from '@wunderkammer/kernel';
import { use } from 'react';
import { loadOnce } from '../ui/load-once.ts';
import { useLanguage } from '../words/words.tsx';
import type { GameEntry } from './game-entry.ts';
import { gameOf, knownGame } from './games.ts';

const textsOf = loadOnce((id: string, language: Language): Promise<GameTexts> => knownGame(id).texts(language));
const NOTHING = Promise.resolve(undefined);

/** What is said of a game, in the language of the page. */
export const useTexts = (id: string): GameTexts => use(textsOf(id, useLanguage().language));

/** The same, where a newer house may name a game that this page does not know. */
export const useTextsIfKnown = (id: string): GameTexts | undefined => {
  const { language } = useLanguage();
  return use(gameOf(id) === undefined ? NOTHING : textsOf(id, language));
};

const pitchOf = loadOnce(async (id: string, language: Language): Promise<string> => {
  const { pitch } = await (knownGame(id).pitch?.[language]() ?? textsOf(id, language));
  return pitch;
});

/** What a game is like, in a sentence. */
export const usePitch = ({ id }: GameEntry): string => use(pitchOf(id, useLanguage().language));
