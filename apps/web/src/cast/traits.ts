import { type CastTexts, type CharacterId, characterOf } from '@wunderkammer/cast';

/** How somebody of the cast plays, in two words: "gentle · cautious". */
export const traitsOf = ({ levels, tempers }: CastTexts, id: CharacterId): string => {
  const { level, temper } = characterOf(id).mind;
  return temper === 'even' ? levels[level].name : `${levels[level].name} · ${tempers[temper]}`;
};
