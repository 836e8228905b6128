import type { Language, Random } from '@wunderkammer/kernel';
import type { Ink } from './ink.ts';
import type { Prompt } from './prompt.ts';
import { HOST_WORDS, type HostWords } from './words.ts';

/** Who speaks with the person: the same for every question of a session. */
export interface Host {
  readonly prompt: Prompt;
  readonly ink: Ink;
  readonly language: Language;
  readonly words: HostWords;
  /** For what the person leaves to chance and the rules do not, e.g. an arrangement. */
  readonly random: Random;
}

export const makeHost = (prompt: Prompt, ink: Ink, language: Language, random: Random): Host => ({
  prompt,
  ink,
  language,
  words: HOST_WORDS[language],
  random,
});
