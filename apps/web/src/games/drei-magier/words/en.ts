import type { Spot } from '@wunderkammer/drei-magier';
import { names } from '@wunderkammer/drei-magier/names/en';
import {
  type Account,
  type Brought,
  type Colour,
  type Luck,
  MAGIC_PLACES,
  type MagicPlace,
  type PhaseType,
  type Place,
  type WandSymbol,
  walkLengths,
} from '@wunderkammer/drei-magier/pieces';
import { capital, counted, inARow } from '@wunderkammer/kernel';
import type { Note } from '../notes.ts';

const { cards: CARD, colours: COLOUR, symbols: SYMBOL, countCards: cards } = names;

const list = (items: readonly string[]): string => inARow('en', items);
const steps = (sum: number, stone: boolean): string => walkLengths(sum, stone).join(' or ');

const inThrows = (count: number): string => counted('en', count, 'throw', 'throws');

const note = (of: Note, name: (seat: number) => string): string => {
  switch (of.type) {
    case 'meet':
      return `a meeting: “${CARD[of.card]}” is yours`;
    case 'meetTake':
      return `a meeting: take “${CARD[of.card]}” from another player`;
    case 'meetOwned':
      return 'a meeting, but you have the card';
    case 'duel':
      return `a duel with ${name(of.rival)}`;
    case 'duelDecides':
      return 'the duel will decide';
    case 'banished':
      return `${name(of.by)}’s mage will banish it`;
    case 'banishes':
      return `banishes ${name(of.whom)}’s apprentice`;
    case 'spell':
      return 'you may cast a spell';
    case 'cards':
      return of.count === 0 ? 'empty, but the others have the card' : `${cards(of.count)} there`;
    case 'owned':
      return 'you have its card';
  }
};

/** The texts of the table of Die drei Magier in English; the other languages have the type of this file. */
const en = {
  names,
  note,

  board: {
    label: 'The board: nine places joined by a winding path',
    place: (place: Place, things: readonly string[]) =>
      `${capital(names.thePlace(place))}: ${things.length === 0 ? 'empty' : list(things)}`,
    field: (spot: Spot, things: readonly string[]) => `${names.field(spot)}: ${list(things)}`,
    cards: (count: number) => (count === 0 ? 'no card left' : cards(count)),
    mage: (name: string) => `${name}’s mage`,
    apprentice: (name: string, stone: boolean) => `${name}’s apprentice${stone ? ' on the power stone' : ''}`,
  },

  players: {
    count: (count: number) => `${count} of ${MAGIC_PLACES.length}`,
    summary: (colour: Colour, owned: readonly MagicPlace[], stone: boolean) =>
      `plays ${COLOUR[colour]}, ${owned.length === 0 ? 'no cards yet' : `has ${list(owned.map((card) => `“${CARD[card]}”`))}`}${stone ? ', with the power stone' : ''}`,
    turn: 'to move',
    threw: (wands: readonly number[]) => `threw ${list(wands.map(String))}`,
    yourCards: 'Your cards',
  },

  wands: {
    title: 'The wands',
    notches: (colour: Colour, count: number) => `${names.wand(colour)}: ${counted('en', count, 'notch', 'notches')}`,
    signs: (colour: Colour, seen: readonly WandSymbol[]) =>
      `${names.wand(colour)}: ${list(seen.map((symbol) => SYMBOL[symbol]))}`,
    unthrown: 'The wands lie ready.',
    ofThrows: (nth: number, limit: number) => `Throw ${nth} of ${limit} at most.`,
    walk: (sum: number, stone: boolean) => `The apprentice walks ${steps(sum, stone)}`,
    walked: 'The apprentice has walked',
    jump: (jumps: number, must: boolean) => `the mage ${must ? 'must jump' : 'may jump'} ${jumps}`,
    noJump: 'the mage stays: its wand shows 0',
    jumped: 'the mage has moved',
    due: (throws: number) => (throws === 1 ? 'One more throw after this.' : `${throws} more throws after this.`),
    seenMost: (symbols: readonly WandSymbol[]) =>
      symbols.length === 1
        ? `${capital(SYMBOL[symbols[0]!])} is seen most`
        : `${capital(list(symbols.map((symbol) => SYMBOL[symbol])))} are seen equally often`,
  },

  prompt: {
    throw: 'Throw the wands.',
    throwDue: 'Will you throw once more?',
    move: (sum: number, stone: boolean) => `Your apprentice walks ${steps(sum, stone)}.`,
    moveBoth: (sum: number, stone: boolean, jumps: number) => `Walk ${steps(sum, stone)} and jump ${jumps}.`,
    jump: (jumps: number) => `Your mage may jump ${jumps}, or stay.`,
    mustJump: (jumps: number) => `Your mage must jump ${jumps}.`,
    take: (card: MagicPlace) => `Who do you take “${CARD[card]}” from?`,
    duel: (sum: number, throws: number) => `You have ${sum} in ${inThrows(throws)}. Throw again?`,
    duelAnswer: (sum: number, throws: number, toBeat: number, theirs: number) =>
      `To beat: ${toBeat} in ${inThrows(theirs)}. You have ${sum} in ${throws}. Throw again?`,
    cast: 'Will you cast a spell?',
    choose: 'Seen equally often: which shall it be?',
    leap: 'Magic! Does your apprentice leap?',
    won: 'You own all seven cards. You win!',
    waits: {
      start: () => 'The wands decide who begins.',
      throw: (name) => `${name} throws the wands.`,
      throwDue: (name) => `${name} may throw once more.`,
      eyes: () => 'The wands are falling.',
      move: (name) => `${name} moves mage and apprentice.`,
      jump: (name) => `${name} decides whether the mage jumps.`,
      take: (name) => `${name} chooses whose card to take.`,
      duelThrow: () => 'The wands of the duel are falling.',
      duelChoice: (name) => `${name} decides whether to throw again.`,
      cast: (name) => `${name} may cast a spell.`,
      spell: () => 'The wands of the spell are falling.',
      choose: (name) => `${name} chooses between symbols.`,
      leap: (name) => `${name} decides whether the apprentice leaps.`,
      over: (name) => `${name} owns all seven cards and wins.`,
    } satisfies Record<PhaseType, (name: string) => string>,
  },

  choices: {
    throw: 'Throw the wands',
    throwAgain: 'Throw once more',
    pass: 'End the turn',
    passQuestion: 'Give up the throw you earned?',
    mover: 'Who moves first?',
    apprentice: (sum: number, stone: boolean) => `Apprentice walks ${steps(sum, stone)}`,
    mage: (jumps: number) => `Mage jumps ${jumps}`,
    walkTo: 'Where does your apprentice walk?',
    jumpTo: 'Where does your mage jump?',
    steps: (count: number) => counted('en', count, 'step', 'steps'),
    stonesSteps: (count: number) => `${count} steps, with the power stone`,
    stay: 'The mage stays',
    banishQuestion: (name: string) => `${name}’s mage stands there: your apprentice goes to the labyrinth. Walk there?`,
    walk: 'Walk there',
    jump: 'Jump there',
    take: (name: string, count: number) => `${name} (${cards(count)})`,
    rethrowWhich: 'Which ones do you throw again?',
    rethrow: (count: number) => (count === 0 ? 'Choose wands first' : `Throw ${count} again`),
    stand: 'Let them lie',
    standing: { wins: 'you win the duel', loses: 'you lose the duel' },
    cast: 'Cast a spell',
    decline: 'No spell',
    outcomes: 'The symbol seen most takes effect:',
    effects: {
      stone: 'the power stone for your apprentice',
      stoneOwned: 'nothing: your apprentice has the power stone already',
      mayLeap: 'your apprentice may leap to your mage',
      fate: 'your apprentice goes to the labyrinth',
    } satisfies Record<Brought['type'], string>,
    leap: (place: Place) => `Leap ${names.toPlace(place)}`,
    remain: 'Remain here',
  },

  duel: {
    title: (place: Place) => `Duel ${names.atPlace(place)}`,
    inThrows: (sum: number, throws: number) => `${sum} in ${throws}`,
    wins: (name: string) => `${name} wins`,
    again: 'Tie: a new duel',
  },
  draw: {
    title: 'Who begins?',
    begins: (name: string) => `${name} begins`,
    again: (names: readonly string[]) => `${list(names)} throw again`,
  },
  spell: {
    title: (name: string) => `${name} casts a spell`,
    outcomes: {
      power: 'Power: the power stone!',
      magic: 'Magic: a leap to the mage!',
      fate: 'Fate: off to the labyrinth!',
    } satisfies Record<WandSymbol, string>,
    stoneOwned: 'Power: it has the stone already',
  },
  zeros: (name: string) => `0-0-0: ${name} goes to the labyrinth!`,
  /** Above the name of a card that changes hands. */
  gets: (name: string) => `${name} gets`,
  takes: (name: string, from: string) => `${name} takes from ${from}`,
  finale: {
    /** To whoever won, shared the victory, lost, or only watched. */
    lines: {
      won: (_winner: string) => 'All seven cards lie before your mage. The stars have a new master tonight.',
      shared: (winners: string) => `The stars bow to ${winners}.`,
      lost: (winner: string) =>
        `All seven cards lie before ${winner}. Your mage takes off his hat: it was a night worth remembering.`,
      watched: (winner: string) => `All seven cards lie before ${winner}. The stars have a new master tonight.`,
    },
    account: ({ found, taken, lost }: Account) =>
      [
        `${found} found`,
        ...(taken > 0 ? [`${taken} taken from others`] : []),
        ...(lost > 0 ? [`${lost} lost`] : []),
      ].join(', '),
    luck: ({ throws, eyes, expectedEyes, zeros }: Luck) =>
      `${counted('en', throws, 'throw', 'throws')}: ${eyes} pips (on average ${expectedEyes})${zeros > 0 ? `; 0-0-0 ${zeros === 1 ? 'once' : `${zeros} times`}` : ''}.`,
  },
  over: {
    ranking: 'How it ended',
    rank: (rank: number) => `${rank}.`,
    cards,
  },
};

export type Words = typeof en;
export default en;
