import { KINDS, worthOf } from '@wunderkammer/feuersalamander/pieces';
import { isObject, type StepBase } from '@wunderkammer/kernel';

/** What chance brought a seat before anybody decided anything, as a number: more should be better, if it matters at all. */
export interface Fact {
  /** "the more …, the more wins" */
  readonly about: string;
  /** By seat; undefined if this game had nothing of the kind. */
  read(steps: readonly StepBase[], players: number): readonly number[] | undefined;
}

const isDraw = ({ type }: StepBase): boolean => type === 'startThrow' || type === 'first';

/** Who begins: the first to decide after the last draw for it. */
export const beginnerOf = (steps: readonly StepBase[]): number | undefined => {
  const drawn = steps.findLastIndex(isDraw);
  const first = drawn < 0 ? undefined : steps.slice(drawn + 1).find(({ by }) => by !== 'chance');
  return first === undefined || first.by === 'chance' ? undefined : first.by;
};

const beginning: Fact = {
  about: 'whoever begins',
  read: (steps, players) => {
    const beginner = beginnerOf(steps);
    return beginner === undefined ? undefined : Array.from({ length: players }, (_, seat) => Number(seat === beginner));
  },
};

/** The sum of a worth over what each seat was dealt. */
const dealt = (about: string, worthOf: (name: string) => number): Fact => ({
  about,
  read: (steps) => {
    const deal: unknown = steps.find(({ type }) => type === 'deal');
    const hands = isObject(deal) ? deal['hands'] : undefined;
    if (!Array.isArray(hands)) return undefined;
    return hands.map((hand: readonly string[]) => hand.reduce((sum, name) => sum + worthOf(name), 0));
  },
});

const cardWorth = (name: string): number => {
  const kind = KINDS.find((known) => known === name);
  return kind === undefined ? 0 : worthOf(kind);
};

const FACTS: Readonly<Record<string, readonly Fact[]>> = {
  feuersalamander: [dealt('the value of the two cards dealt (FS-32)', cardWorth)],
  'salomons-oordeel': [dealt('the number of eyes dealt', (name) => Number(name.endsWith('Eye')))],
};

/** What is dealt or drawn in a game before it is played. */
export const factsOf = (game: string): readonly Fact[] => [beginning, ...(FACTS[game] ?? [])];
