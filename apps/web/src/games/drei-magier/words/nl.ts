import { names } from '@wunderkammer/drei-magier/names/nl';
import { MAGIC_PLACES, walkLengths } from '@wunderkammer/drei-magier/pieces';
import { capital, counted, inARow, plural } from '@wunderkammer/kernel';
import type { Note } from '../notes.ts';
import type { Words } from './en.ts';

const { cards: CARD, colours: COLOUR, symbols: SYMBOL, countCards: cards } = names;

const list = (items: readonly string[]): string => inARow('nl', items);
const steps = (sum: number, stone: boolean): string => walkLengths(sum, stone).join(' of ');

const inThrows = (count: number): string => counted('nl', count, 'worp', 'worpen');

const note = (of: Note, name: (seat: number) => string): string => {
  switch (of.type) {
    case 'meet':
      return `een ontmoeting: ‘${CARD[of.card]}’ is voor jou`;
    case 'meetTake':
      return `een ontmoeting: neem ‘${CARD[of.card]}’ van een ander`;
    case 'meetOwned':
      return 'een ontmoeting, maar de kaart heb je al';
    case 'duel':
      return `een gevecht met ${name(of.rival)}`;
    case 'duelDecides':
      return 'het gevecht beslist';
    case 'banished':
      return `wordt verbannen door de magiër van ${name(of.by)}`;
    case 'banishes':
      return `verbant de leerling van ${name(of.whom)}`;
    case 'spell':
      return 'je mag een toverworp wagen';
    case 'cards':
      return of.count === 0
        ? 'leeg, maar de anderen hebben de kaart'
        : plural('nl', of.count, 'er ligt 1 kaart', `er liggen ${of.count} kaarten`);
    case 'owned':
      return 'de kaart heb je al';
  }
};

const nl: Words = {
  names,
  note,

  board: {
    label: 'Het bord: negen plaatsen, verbonden door een kronkelende weg',
    place: (place, things) => `${capital(names.thePlace(place))}: ${things.length === 0 ? 'leeg' : list(things)}`,
    field: (spot, things) => `${names.field(spot)}: ${list(things)}`,
    cards: (count) => (count === 0 ? 'geen kaart meer' : cards(count)),
    mage: (name) => `de magiër van ${name}`,
    apprentice: (name, stone) => `de leerling van ${name}${stone ? ' op de krachtsteen' : ''}`,
  },

  players: {
    count: (count) => `${count} van ${MAGIC_PLACES.length}`,
    summary: (colour, owned, stone) =>
      `speelt ${COLOUR[colour]}, ${owned.length === 0 ? 'nog geen kaarten' : `heeft ${list(owned.map((card) => `‘${CARD[card]}’`))}`}${stone ? ', met de krachtsteen' : ''}`,
    turn: 'aan de beurt',
    threw: (wands) => `wierp ${list(wands.map(String))}`,
    yourCards: 'Jouw kaarten',
  },

  wands: {
    title: 'De toverstokken',
    notches: (colour, count) => `${names.wand(colour)}: ${counted('nl', count, 'inkerving', 'inkervingen')}`,
    signs: (colour, seen) => `${names.wand(colour)}: ${list(seen.map((symbol) => SYMBOL[symbol]))}`,
    ofThrows: (nth, limit) => `Worp ${nth} van hoogstens ${limit}.`,
    unthrown: 'De toverstokken liggen klaar.',
    walk: (sum, stone) => `De leerling loopt ${steps(sum, stone)}`,
    walked: 'De leerling heeft gelopen',
    jump: (jumps, must) => `de magiër ${must ? 'moet' : 'mag'} ${jumps} springen`,
    noJump: 'de magiër blijft: zijn stok toont 0',
    jumped: 'de magiër is klaar',
    due: (throws) => (throws === 1 ? 'Hierna nog een worp.' : `Hierna nog ${throws} worpen.`),
    seenMost: (symbols) =>
      symbols.length === 1
        ? `${capital(SYMBOL[symbols[0]!])} is het vaakst te zien`
        : `${capital(list(symbols.map((symbol) => SYMBOL[symbol])))} zijn even vaak te zien`,
  },

  prompt: {
    throw: 'Werp de toverstokken.',
    throwDue: 'Werp je nog een keer?',
    move: (sum, stone) => `Je leerling loopt ${steps(sum, stone)}.`,
    moveBoth: (sum, stone, jumps) => `Loop ${steps(sum, stone)} en spring ${jumps}.`,
    jump: (jumps) => `Je magiër mag ${jumps} springen, of blijven.`,
    mustJump: (jumps) => `Je magiër moet ${jumps} springen.`,
    take: (card) => `Van wie neem je ‘${CARD[card]}’?`,
    duel: (sum, throws) => `Je hebt ${sum} uit ${inThrows(throws)}. Nog eens werpen?`,
    duelAnswer: (sum, throws, toBeat, theirs) =>
      `Te verslaan: ${toBeat} uit ${inThrows(theirs)}. Je hebt ${sum} uit ${throws}. Nog eens werpen?`,
    cast: 'Waag je een toverworp?',
    choose: 'Even vaak te zien: wat wordt het?',
    leap: 'Magie! Springt je leerling?',
    won: 'Je hebt alle zeven kaarten. Je wint!',
    waits: {
      start: () => 'De toverstokken beslissen wie begint.',
      throw: (name) => `${name} werpt de toverstokken.`,
      throwDue: (name) => `${name} mag nog een keer werpen.`,
      eyes: () => 'De toverstokken vallen.',
      move: (name) => `${name} verzet magiër en leerling.`,
      jump: (name) => `${name} beslist of de magiër springt.`,
      take: (name) => `${name} kiest van wie de kaart komt.`,
      duelThrow: () => 'De stokken vallen voor het gevecht.',
      duelChoice: (name) => `${name} beslist of er nog eens geworpen wordt.`,
      cast: (name) => `${name} mag een toverworp wagen.`,
      spell: () => 'De stokken vallen voor de toverworp.',
      choose: (name) => `${name} kiest een symbool.`,
      leap: (name) => `${name} beslist of de leerling springt.`,
      over: (name) => `${name} heeft alle zeven kaarten en wint.`,
    },
  },

  choices: {
    throw: 'De toverstokken werpen',
    throwAgain: 'Nog een keer werpen',
    pass: 'Beurt beëindigen',
    passQuestion: 'Zie je af van de worp die je verdiend hebt?',
    mover: 'Wie gaat eerst?',
    apprentice: (sum, stone) => `Leerling loopt ${steps(sum, stone)}`,
    mage: (jumps) => `Magiër springt ${jumps}`,
    walkTo: 'Waar loopt je leerling heen?',
    jumpTo: 'Waar springt je magiër heen?',
    steps: (count) => counted('nl', count, 'stap', 'stappen'),
    stonesSteps: (count) => `${count} stappen, met de krachtsteen`,
    stay: 'De magiër blijft staan',
    banishQuestion: (name) => `Daar staat de magiër van ${name}: je leerling moet dan naar het labyrint. Toch lopen?`,
    walk: 'Erheen lopen',
    jump: 'Erheen springen',
    take: (name, count) => `${name} (${cards(count)})`,
    rethrowWhich: 'Welke werp je opnieuw?',
    rethrow: (count) => (count === 0 ? 'Kies eerst stokken' : `${count} opnieuw werpen`),
    stand: 'Laten liggen',
    standing: { wins: 'je wint het gevecht', loses: 'je verliest het gevecht' },
    cast: 'Een toverworp wagen',
    decline: 'Niet toveren',
    outcomes: 'Het symbool dat je het vaakst ziet, gebeurt:',
    effects: {
      stone: 'de krachtsteen voor je leerling',
      stoneOwned: 'niets: je leerling heeft de krachtsteen al',
      mayLeap: 'je leerling mag naar je magiër springen',
      fate: 'je leerling moet naar het labyrint',
    },
    leap: (place) => `Springen ${names.toPlace(place)}`,
    remain: 'Hier blijven',
  },

  duel: {
    title: (place) => `Gevecht ${names.atPlace(place)}`,
    inThrows: (sum, throws) => `${sum} uit ${throws}`,
    wins: (name) => `${name} wint`,
    again: 'Gelijk: een nieuw gevecht',
  },
  draw: {
    title: 'Wie begint?',
    begins: (name) => `${name} begint`,
    again: (names) => `${list(names)} werpen nog eens`,
  },
  spell: {
    title: (name) => `${name} waagt een toverworp`,
    outcomes: {
      power: 'Kracht: de krachtsteen!',
      magic: 'Magie: een sprong naar de magiër!',
      fate: 'Noodlot: naar het labyrint!',
    },
    stoneOwned: 'Kracht: de steen ligt er al',
  },
  zeros: (name) => `0-0-0: ${name} moet naar het labyrint!`,
  gets: (name) => `${name} krijgt`,
  takes: (name, from) => `${name} neemt van ${from}`,
  finale: {
    lines: {
      won: () => 'Alle zeven kaarten liggen voor jouw magiër. De sterren hebben vannacht een nieuwe meester.',
      shared: (winners) => `De sterren buigen voor ${winners}.`,
      lost: (winner) =>
        `Alle zeven kaarten liggen voor ${winner}. Jouw magiër neemt zijn hoed af: het was een nacht om te onthouden.`,
      watched: (winner) => `Alle zeven kaarten liggen voor ${winner}. De sterren hebben vannacht een nieuwe meester.`,
    },
    account: ({ found, taken, lost }) =>
      [
        `${found} gevonden`,
        ...(taken > 0 ? [`${taken} van anderen`] : []),
        ...(lost > 0 ? [`${lost} kwijtgeraakt`] : []),
      ].join(', '),
    luck: ({ throws, eyes, expectedEyes, zeros }) =>
      `${counted('nl', throws, 'worp', 'worpen')}: ${eyes} ogen (gemiddeld ${expectedEyes})${zeros > 0 ? `; ${zeros} keer 0-0-0` : ''}.`,
  },
  over: {
    ranking: 'Zo liep het af',
    rank: (rank) => `${rank}.`,
    cards,
  },
};

export default nl;
