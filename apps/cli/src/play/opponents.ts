import { type CastTexts, type CharacterId, characterOf, freeCharacter } from '@wunderkammer/cast';
import { allSeats, type Language, type Level, type Seat } from '@wunderkammer/kernel';

/** What is said of the cast, in a language. */
export const loadCastTexts = async (language: Language): Promise<CastTexts> => {
  switch (language) {
    case 'nl':
      return (await import('@wunderkammer/cast/texts/nl')).nl;
    case 'de':
      return (await import('@wunderkammer/cast/texts/de')).de;
    case 'en':
      return (await import('@wunderkammer/cast/texts/en')).en;
  }
};

/** Who sits on the seats that are not the person's. */
export const opponents = (level: Level, seats: number, person: Seat): ReadonlyMap<Seat, CharacterId> => {
  const seated = new Map<Seat, CharacterId>();
  for (const seat of allSeats(seats)) {
    const names = [...seated.values()].map((id) => characterOf(id).name);
    if (seat !== person) seated.set(seat, freeCharacter(level, names));
  }
  return seated;
};
