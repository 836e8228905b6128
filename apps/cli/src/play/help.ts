import type { Language, StepBase, Words } from '@wunderkammer/kernel';
import { wrap } from './ink.ts';

/** What a kind of decision is about, for somebody who asks with `?`. */
export interface Topic<Key extends string = string> {
  readonly about: Words;
  /** The numbers of the rules that say so. */
  readonly rules: readonly string[];
  /** What each key of the step decides. */
  readonly keys: Readonly<Record<Key, Words>>;
}

type OwnKey<S> = Exclude<keyof S & string, 'by' | 'type'>;

/** A topic for every type of decision, and in it a text for every key: a missing one does not compile. */
export type TopicsOf<Decision extends StepBase> = {
  readonly [Type in Decision['type']]: Topic<OwnKey<Extract<Decision, { readonly type: Type }>>>;
};

/** The topics of some game. */
export type Topics = Readonly<Record<string, Topic>>;

/** The help for a question: what the decisions are, what these keys decide, and where the rules say so. */
export const helpText = (
  topics: Topics,
  types: readonly string[],
  keys: readonly string[],
  language: Language,
): string[] =>
  types.flatMap((type) => {
    const topic = topics[type];
    if (topic === undefined) return [];
    const ofKeys = keys.flatMap((key) => topic.keys[key]?.[language] ?? []);
    return wrap([topic.about[language], ...ofKeys, `(${topic.rules.join(', ')})`].join(' '));
  });

/** The rule numbers of these types of decision, each once. */
export const rulesOf = (topics: Topics, types: readonly string[]): string[] => [
  ...new Set(types.flatMap((type) => topics[type]?.rules ?? [])),
];
