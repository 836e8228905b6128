import type { Level, Mind } from '@wunderkammer/kernel';

/** Somebody who sits down where no person does. Names are the same in every language. */
export interface Character {
  readonly name: string;
  readonly mind: Mind;
}

/** Everybody, from the creatures of the cabinet over its household and its scholars to its legends: four of each level. */
const CHARACTERS = {
  dodo: { name: 'Dodo', mind: { level: 'gentle', temper: 'cautious' } },
  jocko: { name: 'Jocko', mind: { level: 'gentle', temper: 'reckless' } },
  coco: { name: 'Coco', mind: { level: 'gentle', temper: 'bluffing' } },
  mops: { name: 'Mops', mind: { level: 'gentle', temper: 'vengeful' } },
  cosima: { name: 'Cosima', mind: { level: 'steady', temper: 'cautious' } },
  balthasar: { name: 'Balthasar', mind: { level: 'steady', temper: 'reckless' } },
  isolde: { name: 'Isolde', mind: { level: 'steady', temper: 'bluffing' } },
  melchior: { name: 'Melchior', mind: { level: 'steady', temper: 'vengeful' } },
  daedalus: { name: 'Daedalus', mind: { level: 'sharp', temper: 'cautious' } },
  aurelia: { name: 'Aurelia', mind: { level: 'sharp', temper: 'reckless' } },
  fabrizio: { name: 'Fabrizio', mind: { level: 'sharp', temper: 'bluffing' } },
  ottilie: { name: 'Ottilie', mind: { level: 'sharp', temper: 'vengeful' } },
  sibylla: { name: 'Sibylla', mind: { level: 'master', temper: 'cautious' } },
  talos: { name: 'Talos', mind: { level: 'master', temper: 'reckless' } },
  mephisto: { name: 'Mephisto', mind: { level: 'master', temper: 'bluffing' } },
  basilisk: { name: 'Basilisk', mind: { level: 'master', temper: 'vengeful' } },
} as const satisfies Readonly<Record<string, Character>>;

/** By what a character is kept and sent. */
export type CharacterId = keyof typeof CHARACTERS;

/** Everybody's id, level by level. */
export const CHARACTER_IDS = Object.keys(CHARACTERS) as [CharacterId, ...CharacterId[]];

/** Whether this is somebody of the cast. */
export const isCharacterId = (value: unknown): value is CharacterId =>
  typeof value === 'string' && Object.hasOwn(CHARACTERS, value);

/** Who this is. */
export const characterOf = (id: CharacterId): Character => CHARACTERS[id];

/** Those who play at a level. */
export const charactersAt = (level: Level): readonly CharacterId[] =>
  CHARACTER_IDS.filter((id) => CHARACTERS[id].mind.level === level);

/**
 * Somebody who can still sit down: of the level, or, when those are all there, of the next one up, and so on around. No table
 * has as many seats as there are characters.
 */
export const freeCharacter = (level: Level, names: readonly string[]): CharacterId => {
  const first = CHARACTER_IDS.indexOf(charactersAt(level)[0]!);
  const inOrder = [...CHARACTER_IDS.slice(first), ...CHARACTER_IDS.slice(0, first)];
  return inOrder.find((id) => !names.includes(CHARACTERS[id].name))!;
};
