import { type CharacterId, characterOf, freeCharacter, isCharacterId } from '@wunderkammer/cast';
import type { Game, Level, OptionHelp } from '@wunderkammer/kernel';
import type { GameEntry } from '../games/game-entry.ts';
import type { Aids, SeatSetup, TableSetup } from '../table/source.ts';
import { aidsOf } from './aids-of.ts';

/** Who sits on a seat: oneself, a friend who shares this device, a friend who comes by a link, or one of the cast. */
export const WHO = ['you', 'here', 'link', 'bot'] as const;
export type Who = (typeof WHO)[number];

export interface Place {
  readonly who: Who;
  /** Of whoever comes by a link it is not known yet. */
  readonly name: string;
  readonly character?: CharacterId;
}

/** How many games a table may be for. */
export const SERIES = [1, 2, 3, 5] as const;

/** A table as it is being thought out. Exactly one of the places is one's own. */
export interface Plan {
  readonly places: readonly Place[];
  readonly options: object;
  readonly aids: Aids;
  readonly games: (typeof SERIES)[number];
  /** Clock, watchers and lobby, where it is a table online: read by whoever opens one (house/terms.ts). */
  readonly terms: unknown;
}

/** What a plan needs to know besides: what people are called, and how well bots play who come by themselves. */
export interface Manners {
  /** Oneself, or the nth guest. */
  readonly own: string;
  readonly guest: (n: number) => string;
  readonly level: Level;
}

export type TableKind = 'solo' | 'passed' | 'online';

/** One friend by a link, and the table is online; one on this device, and it goes around; else one plays alone. */
export const kindOf = ({ places }: Plan): TableKind => {
  if (places.some(({ who }) => who === 'link')) return 'online';
  return places.some(({ who }) => who === 'here') ? 'passed' : 'solo';
};

const namesOf = (places: readonly Place[]): readonly string[] => places.map(({ name }) => name);

/** Somebody of the cast who does not sit at the table yet. */
const freeBot = (level: Level, places: readonly Place[]): Place => botPlace(freeCharacter(level, namesOf(places)));

const botPlace = (character: CharacterId): Place => ({ who: 'bot', name: characterOf(character).name, character });

/** A guest whose name nobody at the table has. */
const freeGuest = ({ guest }: Manners, places: readonly Place[]): Place => {
  // Of one name more than there are places one is free.
  const names = Array.from({ length: places.length + 1 }, (_, index) => guest(index + 1));
  return { who: 'here', name: names.find((name) => !namesOf(places).includes(name))! };
};

const LINK: Place = { who: 'link', name: '' };

const newcomer = (who: Who | undefined, places: readonly Place[], manners: Manners): Place => {
  if (who === 'link') return LINK;
  return who === 'here' ? freeGuest(manners, places) : freeBot(manners.level, places);
};

/** Something for each seat, for so many seats: what begins like it among what is offered. */
const alike = ({ offers }: OptionHelp, value: unknown, seats: number): unknown =>
  Array.isArray(value) ? offers(seats).find((other) => Array.isArray(other) && other[0] === value[0]) : undefined;

/** Options that the rules read for so many seats; who was to begin may not fit any more, and of figures one keeps the first. */
export const fitting = (
  { readOptions, optionHelp }: Pick<Game, 'readOptions' | 'optionHelp'>,
  options: object,
  seats: number,
): object => {
  if (readOptions(options, seats).ok) return options;
  const fits = (key: string, value: unknown): boolean => readOptions({ [key]: value }, seats).ok;
  return Object.fromEntries(
    Object.entries(options).flatMap(([key, value]) => {
      if (fits(key, value)) return [[key, value]];
      const help = optionHelp.find((option) => option.key === key);
      const other = help && alike(help, value, seats);
      return other !== undefined && fits(key, other) ? [[key, other]] : [];
    }),
  );
};

/** What somebody begins with who has never sat at this game: a short one, with gentle company. */
export const firstPlan = (game: GameEntry, manners: Manners): Plan => {
  const { seats, options } = game.newcomers ?? { seats: game.usual ?? game.seats.max, options: {} };
  return resized(
    {
      places: [{ who: 'you', name: manners.own }],
      options,
      aids: game.secrets ? 'notes' : 'none',
      games: 1,
      terms: {},
    },
    seats,
    manners,
  );
};

/** The same people at so many seats: more come of the kind that the others are, or bots; oneself never goes. */
export const resized = (plan: Plan, count: number, manners: Manners): Plan => {
  const places = plan.places.slice(0, count);
  const you = plan.places.find(({ who }) => who === 'you')!;
  if (!places.includes(you)) places[count - 1] = you;
  const more = othersOf(plan);
  while (places.length < count) places.push(newcomer(more, places, manners));
  return { ...plan, places };
};

/** Friends are all here or all elsewhere: whoever shares this device cannot also come by a link. */
const together = (places: readonly Place[], chosen: Who, manners: Manners): readonly Place[] => {
  if (chosen !== 'here' && chosen !== 'link') return places;
  const other = chosen === 'here' ? 'link' : 'here';
  const now = [...places];
  for (const [index, { who }] of places.entries()) {
    if (who === other) now[index] = chosen === 'here' ? freeGuest(manners, now) : LINK;
  }
  return now;
};

/** Somebody else sits on a seat. Whoever takes another seat oneself changes places with who sits there. */
export const seated = (plan: Plan, index: number, to: Who | CharacterId, manners: Manners): Plan => {
  const before = plan.places[index]!;
  const own = plan.places.findIndex(({ who }) => who === 'you');
  const put = (place: Place): Plan => {
    const places = plan.places.with(index, place);
    // One's own seat is free now for nobody else: oneself sits where a bot or a friend would have.
    const whole = index === own && place.who !== 'you' ? movedOver(plan.places, index, place) : places;
    return { ...plan, places: together(whole, place.who, manners) };
  };
  if (isCharacterId(to)) return put(botPlace(to));
  switch (to) {
    case 'you':
      return { ...plan, places: plan.places.with(own, before).with(index, plan.places[own]!) };
    case 'here':
      return before.who === 'here' ? plan : put(freeGuest(manners, plan.places));
    case 'link':
      return put(LINK);
    case 'bot':
      return before.who === 'bot' ? plan : put(freeBot(manners.level, plan.places));
  }
};

/** Whoever gives their own seat away takes the next one. */
const movedOver = (places: readonly Place[], own: number, place: Place): readonly Place[] => {
  const next = (own + 1) % places.length;
  return places.with(next, places[own]!).with(own, place);
};

/** Who the others are, where they are all of a kind. */
export const othersOf = ({ places }: Plan): Who | undefined => {
  const others = new Set(places.filter(({ who }) => who !== 'you').map(({ who }) => who));
  return others.size === 1 ? [...others][0] : undefined;
};

/** Everybody but oneself is of one kind. */
export const withOthers = (plan: Plan, who: Who, manners: Manners): Plan =>
  plan.places.reduce((now, place, index) => (place.who === 'you' ? now : seated(now, index, who, manners)), plan);

export type PlanFault = 'needName' | 'sameName';

/** What is wrong with who sits where. */
export const faultOf = ({ places }: Plan): PlanFault | undefined => {
  const names = places.filter(({ who }) => who !== 'link').map(({ name }) => name.trim());
  if (names.includes('')) return 'needName';
  return new Set(names).size < names.length ? 'sameName' : undefined;
};

const seatOf = ({ who, name, character }: Place): SeatSetup =>
  character === undefined || who !== 'bot'
    ? { kind: 'person', name: name.trim() }
    : { kind: 'bot', name: name.trim(), character };

/** The table on this device that was thought out. */
export const tableOf = (game: GameEntry, { places, options, aids, games }: Plan): TableSetup => ({
  game: game.id,
  options,
  seats: places.map(seatOf),
  aids,
  series: { games, outcomes: [] },
});

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const readPlace = (value: unknown): Place | undefined => {
  if (!isRecord(value)) return undefined;
  const who = WHO.find((each) => each === value['who']);
  const { name, character } = value;
  if (who === 'bot') return isCharacterId(character) ? botPlace(character) : undefined;
  if (who === 'link') return LINK;
  return who === undefined || typeof name !== 'string' ? undefined : { who, name };
};

/** A plan as it was kept. It is not trusted: whatever does not fit the game as it is now begins anew. */
export const readPlan = (
  game: GameEntry,
  rules: Pick<Game, 'readOptions' | 'optionHelp'>,
  manners: Manners,
  kept: unknown,
): Plan => {
  const first = firstPlan(game, manners);
  if (!isRecord(kept) || !Array.isArray(kept['places'])) return first;
  const places = kept['places'].map(readPlace).filter((place) => place !== undefined);
  const fits =
    places.length === kept['places'].length &&
    places.length >= game.seats.min &&
    places.length <= game.seats.max &&
    places.filter(({ who }) => who === 'you').length === 1;
  if (!fits) return first;
  return {
    // What one is called may have changed since.
    places: places.map((place) => (place.who === 'you' ? { ...place, name: manners.own } : place)),
    options: fitting(rules, isRecord(kept['options']) ? kept['options'] : {}, places.length),
    aids: aidsOf(game).find((aids) => game.secrets && aids === kept['aids']) ?? first.aids,
    games: SERIES.find((games) => games === kept['games']) ?? first.games,
    terms: kept['terms'] ?? {},
  };
};
