import { names } from '@wunderkammer/feuersalamander/names/en';
import type { Kind, Luck, StickSymbol } from '@wunderkammer/feuersalamander/pieces';
import { capital, counted, inARow } from '@wunderkammer/kernel';

const { card, cards, points, theCard } = names;
const list = (items: readonly string[]): string => inARow('en', items);

/** The texts of the table in English; the other languages have the type of this file. */
const en = {
  names,
  list,
  /** A card as a label of its own. */
  card: (kind: Kind) => capital(card(kind)),

  prompt: {
    deal: 'The cards are being dealt.',
    setUp: 'Two cards of one type: discard one.',
    setUpWait: (names: string) => `${names} must discard a card first.`,
    startThrow: 'Everybody throws a stick: the highest begins.',
    begin: 'Throw the sticks.',
    beginOrClaim: 'Throw the sticks, or lay down a combination first.',
    beginWait: (name: string) => `${name} is about to throw.`,
    dungeon: 'You are in the dungeon: three keys set you free.',
    dungeonWait: (name: string) => `${name} tries to get out of the dungeon.`,
    keys: (name: string) => `${name} tries the key throw.`,
    keysMine: 'You try the key throw.',
    sticks: (name: string) => `${name} throws.`,
    sticksMine: 'You throw.',
    draw: (name: string) => `${name} takes a card.`,
    drawMine: 'You take a card.',
    discard: 'One card must go. Which one do you discard?',
    discardWait: (name: string) => `${name} decides what to discard.`,
    place: 'Place your token on a chamber that is true to your hand.',
    placeWait: (name: string) => `${name} places the token.`,
    move: 'Sum or difference: where do you go?',
    moveWait: (name: string) => `${name} decides where to go.`,
    ask: (name: string) => `You may ask ${name} about one card.`,
    askWait: (name: string, asked: string) => `${name} may ask ${asked} a question.`,
    again: 'A double: you may throw again.',
    againOrClaim: 'A double: throw again, or lay down a combination.',
    againWait: (name: string) => `A double: ${name} may throw again.`,
    home: 'You are home. Lay down a combination, or end your turn.',
    homeWithout: 'You are home, with nothing to lay down. End your turn.',
    homeWait: (name: string) => `${name} is home and may lay down a combination.`,
    claim: 'Choose a wing, a row and a stone, and who holds them.',
    exchange: (kind: Kind) => `Everybody knows that you hold ${theCard(kind)}. Exchange it?`,
    exchangeWait: (name: string) => `${name} may exchange a card that was named.`,
    over: (names: string) => `${names} won.`,
  },

  hand: {
    title: 'Your hand',
    empty: 'no cards',
    fresh: 'new',
    layOff: (kind: Kind) => `Discard ${theCard(kind)}`,
    confirm: (kind: Kind) => `Discard ${theCard(kind)}, face up for all to see?`,
    yes: 'Discard',
  },

  sticks: {
    title: 'Throwing sticks',
    throw: 'Throw the sticks',
    throwAgain: 'Throw again',
    throwKeys: 'Try the key throw',
    thrown: (a: number, b: number, symbol: StickSymbol) => `Thrown: ${a} and ${b}, and the ${names.symbols[symbol]}.`,
    resting: 'The sticks lie ready.',
    keys: (found: number, throws: number) =>
      `${counted('en', found, 'key', 'keys')} in ${counted('en', throws, 'throw', 'throws')}.`,
  },

  pass: {
    ask: 'Ask nothing',
    askSure: 'Let the question go?',
    again: 'Do not throw again',
    againSure: 'End your turn without the throw you still have?',
    home: 'No combination: end the turn',
    yes: 'End the turn',
  },

  place: {
    held: 'you hold it',
    confirm: (chamber: string) => `Place it: ${chamber}`,
    choose: 'Choose a chamber',
  },

  move: {
    sum: (pips: number) => `Sum ${pips}`,
    difference: (pips: number) => `Difference ${pips}`,
    stayHome: 'Stay at home',
    stay: 'Stay where you are',
    home: 'Go home',
    field: (name: string, number: number) => `To field ${number} of ${name}`,
    ownField: (number: number) => `To your own field ${number}`,
    throwsOut: (name: string) => `${name} goes to the dungeon`,
    mayAsk: (name: string) => `a question for ${name}`,
    mayClaim: 'time for a combination',
    again: 'then another throw',
    yes: 'Go',
  },

  ask: {
    frees: (name: string) => `${name} is in the dungeon: your question frees ${name}.`,
    confirm: (name: string, kind: Kind) => `Ask ${name} about ${theCard(kind)}? Everybody hears the question.`,
    yes: 'Ask',
    yesAnswer: 'Yes',
    noAnswer: 'No',
  },

  claim: {
    open: 'Lay down a combination…',
    back: 'Not now',
    yours: 'from your hand',
    from: (name: string) => `held by ${name}`,
    empty: 'still to choose',
    mine: 'you',
    lay: (product: string, value: number) => `Lay it down: ${product} = ${points(value)}`,
    incomplete: (types: readonly string[]) => `Still to choose: ${list(types).toLowerCase()}`,
    confirm: (own: readonly Kind[], named: readonly (readonly [string, Kind])[]) =>
      `${own.length === 0 ? 'Name' : `Lay down ${list(own.map((kind) => theCard(kind)))} and name`} ${list(named.map(([name, kind]) => `${theCard(kind)} held by ${name}`))}? If any is wrong, you go to the dungeon and show your cards.`,
    yes: 'Lay it down',
    claims: (name: string) => `${name} lays down a combination`,
    right: (value: number) => `Right: ${points(value)}`,
    wrong: 'Wrong: to the dungeon',
    shows: (name: string) => `${name} shows`,
    wins: 'This would win the game.',
  },

  exchange: {
    swap: 'Exchange it',
    keep: 'Keep it',
    note: 'You discard it, face up, and take a new card from the pile.',
  },

  open: {
    title: 'Discarded cards',
    pileOf: (number: number) => `${cards(number)} in the pile`,
    laidOff: (number: number) => `${cards(number)} discarded`,
    count: (kind: Kind, laid: number, copies: number) => `${capital(card(kind))}: ${laid} of ${copies} discarded`,
  },

  players: {
    you: 'you',
    turn: 'to move',
    cards,
    hidden: 'hidden card',
    inDungeon: 'in the dungeon',
    of: (score: number, target: number) => `${score} of ${points(target)}`,
    noted: {
      printed: (kind: Kind) => `has ${theCard(kind)}`,
      pencil: (kind: Kind) => `your note: ${theCard(kind)}`,
    },
    winner: 'winner',
  },

  finale: {
    /** To whoever won, shared the victory, lost, or only watched. */
    lines: {
      won: (_winners: string) =>
        'The salamander rises from the fire and bows to you: nobody hid better, and nobody found more.',
      shared: (winners: string) => `The salamander rises from the fire and bows to ${winners} alike.`,
      lost: (winners: string) =>
        `The salamander rises for ${winners}. Your cards kept their secrets well; next time the fire may be yours.`,
      watched: (winners: string) => `The salamander rises from the fire and bows to ${winners}.`,
    },
    luck: ({ throws, pips, expectedPips, doubles, expectedDoubles }: Luck) =>
      `${counted('en', throws, 'throw', 'throws')}: ${pips} pips (on average ${expectedPips}), ${counted('en', doubles, 'double', 'doubles')} (on average ${Math.round(expectedDoubles)}).`,
    together: 'Together',
    none: 'No combination this time.',
    held: (cards: readonly string[]) => `In hand: ${list(cards)}.`,
  },

  board: {
    label: 'The ruin: a cross of 84 chambers round the dungeon, four homes in the corners, and the track around it',
    figure: (name: string, figure: string, place: string) => `${name}, the ${figure}: ${place}.`,
    atHome: 'at home',
    onField: (owner: string, number: number) => `on field ${number} of ${owner}`,
    inDungeon: 'in the dungeon',
    dungeon: 'the dungeon',
    token: (name: string, chamber: string) => `${name}’s token: ${chamber}.`,
    tokenHome: (name: string) => `${name}’s token: at home.`,
    laid: (name: string, combinations: string) => `${name} has laid down: ${combinations}.`,
    combination: (chamber: string, value: number) => `${chamber} (${value})`,
    pile: (pile: string, laidOff: string) => `${pile}; ${laidOff}.`,
  },

  notebook: {
    printed: 'Certain:',
    intro: 'Your pencil:',
    legend: { has: 'has it', not: 'has not', maybe: 'perhaps', past: 'was so, until the hand changed' },
    unseenCopies: 'number: copies unseen',
    kind: 'Card',
    yours: 'in your hand',
    unseen: (copies: number) => `${copies} unseen, in the pile or in hands`,
    marks: { '': 'no mark', has: 'has it', not: 'does not have it', maybe: 'perhaps' },
    past: { has: 'had it then', not: 'did not have it then' },
    cell: (name: string, kind: Kind, pencil: string, printed: string) =>
      `${name}, ${card(kind)}: ${printed === '' ? '' : `${printed}; `}${pencil}`,
    why: (name: string, kind: Kind, fact: string) => `${name}, ${card(kind)}: ${fact}.`,
    reasons: {
      said: 'It was said:',
      token: 'The token stands for every card in the hand:',
      kept: 'The card taken was kept, so no two are of one type:',
      left: 'The card left the hand:',
      follows: 'With what was known before, this leaves nothing else:',
      copies: 'Every copy is elsewhere, or can only be here, since:',
    },
    whyPast: (name: string, kind: Kind, fact: string) => `${name}, ${card(kind)}: ${fact}. Not certain any more since:`,
    whyNone: (name: string, kind: Kind) => `${name}, ${card(kind)}: nothing is certain.`,
    toClaim: 'Lay down with',
    wholeClaim: (cards: readonly Kind[], value: number) =>
      `Lay down ${list(cards.map((kind) => theCard(kind)))}: ${points(value)}`,
    claimWith: (kind: Kind, name: string) => `Lay down a combination with ${theCard(kind)} held by ${name}`,
  },

  options: {
    other: 'another number',
    otherLabel: 'Points, from 1 to 1000',
    own: (name: string) => `${name} plays the`,
    round: 'Clockwise round the table',
    seat: (name: string, figure: string) => `${name}: ${figure}`,
  },
};

export type Words = typeof en;
export default en;
