import { names } from '@wunderkammer/feuersalamander/names/nl';
import { capital, counted, inARow } from '@wunderkammer/kernel';
import type { Words } from './en.ts';

const { card, cards, points, theCard } = names;
const list = (items: readonly string[]): string => inARow('nl', items);

const nl: Words = {
  names,
  list,
  card: (kind) => capital(card(kind)),

  prompt: {
    deal: 'De kaarten worden gedeeld.',
    setUp: 'Twee kaarten van één soort: leg er een af.',
    setUpWait: (names) => `Eerst moet er nog een kaart weg bij ${names}.`,
    startThrow: 'Iedereen werpt een staafje: de hoogste begint.',
    begin: 'Werp de dobbelstaafjes.',
    beginOrClaim: 'Werp de dobbelstaafjes, of leg eerst een combinatie.',
    beginWait: (name) => `${name} gaat werpen.`,
    dungeon: 'Je zit in de kerker: drie sleutels maken je vrij.',
    dungeonWait: (name) => `${name} probeert uit de kerker te komen.`,
    keys: (name) => `${name} waagt de sleutelworp.`,
    keysMine: 'Je waagt de sleutelworp.',
    sticks: (name) => `${name} werpt.`,
    sticksMine: 'Je werpt.',
    draw: (name) => `${name} neemt een kaart.`,
    drawMine: 'Je neemt een kaart.',
    discard: 'Er moet een kaart weg. Welke leg je af?',
    discardWait: (name) => `${name} kiest welke kaart weg moet.`,
    place: 'Zet je speelsteen op een kamer die klopt met je hand.',
    placeWait: (name) => `${name} zet de speelsteen.`,
    move: 'Som of verschil: waar ga je heen?',
    moveWait: (name) => `${name} kiest waarheen.`,
    ask: (name) => `Je mag ${name} naar één kaart vragen.`,
    askWait: (name, asked) => `${name} mag ${asked} iets vragen.`,
    again: 'Een dubbelworp: je mag nog eens werpen.',
    againOrClaim: 'Een dubbelworp: werp nog eens, of leg een combinatie.',
    againWait: (name) => `Een dubbelworp: ${name} mag nog eens werpen.`,
    home: 'Je bent thuis. Leg een combinatie, of beëindig je beurt.',
    homeWithout: 'Je bent thuis en hebt niets te leggen. Beëindig je beurt.',
    homeWait: (name) => `${name} is thuis en mag een combinatie leggen.`,
    claim: 'Kies een vleugel, een rij en een steen, en wie ze heeft.',
    exchange: (kind) => `Iedereen weet nu dat je ${theCard(kind)} hebt. Ruilen?`,
    exchangeWait: (name) => `${name} mag een genoemde kaart ruilen.`,
    over: (names) => `Gewonnen: ${names}.`,
  },

  hand: {
    title: 'Jouw hand',
    empty: 'geen kaarten',
    fresh: 'nieuw',
    layOff: (kind) => `${capital(theCard(kind))} afleggen`,
    confirm: (kind) => `${capital(theCard(kind))} open afleggen?`,
    yes: 'Afleggen',
  },

  sticks: {
    title: 'Dobbelstaafjes',
    throw: 'Werp de dobbelstaafjes',
    throwAgain: 'Werp nog eens',
    throwKeys: 'Probeer de sleutelworp',
    thrown: (a, b, symbol) => `Geworpen: ${a} en ${b}, en de ${names.symbols[symbol]}.`,
    resting: 'De dobbelstaafjes liggen klaar.',
    keys: (found, throws) =>
      `${counted('nl', found, 'sleutel', 'sleutels')} in ${counted('nl', throws, 'worp', 'worpen')}.`,
  },

  pass: {
    ask: 'Niets vragen',
    askSure: 'De vraag laten schieten?',
    again: 'Niet nog eens werpen',
    againSure: 'Je beurt beëindigen zonder de worp die je nog te goed hebt?',
    home: 'Geen combinatie: beurt beëindigen',
    yes: 'Beurt beëindigen',
  },

  place: {
    held: 'heb je',
    confirm: (chamber) => `Hier zetten: ${chamber}`,
    choose: 'Kies een kamer',
  },

  move: {
    sum: (pips) => `Som ${pips}`,
    difference: (pips) => `Verschil ${pips}`,
    stayHome: 'Thuisblijven',
    stay: 'Blijven staan',
    home: 'Naar huis',
    field: (name, number) => `Naar veld ${number} van ${name}`,
    ownField: (number) => `Naar je eigen veld ${number}`,
    throwsOut: (name) => `${name} gaat naar de kerker`,
    mayAsk: (name) => `een vraag aan ${name}`,
    mayClaim: 'tijd voor een combinatie',
    again: 'dan nog een worp',
    yes: 'Gaan',
  },

  ask: {
    frees: (name) => `${name} zit in de kerker: jouw vraag maakt ${name} vrij.`,
    confirm: (name, kind) => `${name} naar ${theCard(kind)} vragen? Iedereen hoort de vraag.`,
    yes: 'Vragen',
    yesAnswer: 'Ja',
    noAnswer: 'Nee',
  },

  claim: {
    open: 'Een combinatie leggen…',
    back: 'Nu niet',
    yours: 'uit je hand',
    from: (name) => `bij ${name}`,
    empty: 'nog te kiezen',
    mine: 'jij',
    lay: (product, value) => `Leggen: ${product} = ${points(value)}`,
    incomplete: (types) => `Nog te kiezen: ${list(types).toLowerCase()}`,
    confirm: (own, named) =>
      `${own.length === 0 ? '' : `${capital(list(own.map((kind) => theCard(kind))))} leggen en `}${list(named.map(([name, kind]) => `${theCard(kind)} bij ${name}`))} noemen? Is er iets fout, dan ga je naar de kerker en toon je je kaarten.`,
    yes: 'Leggen',
    claims: (name) => `${name} legt een combinatie`,
    right: (value) => `Goed: ${points(value)}`,
    wrong: 'Fout: naar de kerker',
    shows: (name) => `${name} toont`,
    wins: 'Als alles klopt, win je daarmee.',
  },

  exchange: {
    swap: 'Ruilen',
    keep: 'Houden',
    note: 'Je legt de kaart open af en neemt een nieuwe van de stapel.',
  },

  open: {
    title: 'Afgelegde kaarten',
    pileOf: (number) => `${cards(number)} op de stapel`,
    laidOff: (number) => `${cards(number)} afgelegd`,
    count: (kind, laid, copies) => `${capital(card(kind))}: ${laid} van ${copies} afgelegd`,
  },

  players: {
    you: 'jij',
    turn: 'aan de beurt',
    cards,
    hidden: 'verdekte kaart',
    inDungeon: 'in de kerker',
    of: (score, target) => `${score} van ${points(target)}`,
    noted: { printed: (kind) => `heeft ${theCard(kind)}`, pencil: (kind) => `jouw notitie: ${theCard(kind)}` },
    winner: 'winnaar',
  },

  finale: {
    lines: {
      won: () => 'De salamander stijgt op uit het vuur en buigt voor jou: niemand verborg beter, niemand vond meer.',
      shared: (winners) => `De salamander stijgt op uit het vuur en buigt voor ${winners} samen.`,
      lost: (winners) =>
        `De salamander stijgt op voor ${winners}. Jouw kaarten hebben hun geheim goed bewaard; de volgende keer brandt het vuur misschien voor jou.`,
      watched: (winners) => `De salamander stijgt op uit het vuur en buigt voor ${winners}.`,
    },
    luck: ({ throws, pips, expectedPips, doubles, expectedDoubles }) =>
      `${counted('nl', throws, 'worp', 'worpen')}: ${pips} ogen (gemiddeld ${expectedPips}), ${counted('nl', doubles, 'dubbelworp', 'dubbelworpen')} (gemiddeld ${Math.round(expectedDoubles)}).`,
    together: 'Samen',
    none: 'Deze keer geen combinatie.',
    held: (cards) => `In de hand: ${list(cards)}.`,
  },

  board: {
    label: 'Het schuiloord: een kruis van 84 kamers rond de kerker, vier huizen in de hoeken, en de omloop eromheen',
    figure: (name, figure, place) => `${name}, de ${figure}: ${place}.`,
    atHome: 'thuis',
    onField: (owner, number) => `op veld ${number} van ${owner}`,
    inDungeon: 'in de kerker',
    dungeon: 'de kerker',
    token: (name, chamber) => `Speelsteen van ${name}: ${chamber}.`,
    tokenHome: (name) => `Speelsteen van ${name}: thuis.`,
    laid: (name, combinations) => `${name} heeft gelegd: ${combinations}.`,
    combination: (chamber, value) => `${chamber} (${value})`,
    pile: (pile, laidOff) => `${pile}; ${laidOff}.`,
  },

  notebook: {
    printed: 'Zeker:',
    intro: 'Jouw potlood:',
    legend: { has: 'heeft hem', not: 'heeft hem niet', maybe: 'misschien', past: 'was zo, tot de hand veranderde' },
    unseenCopies: 'getal: niet gezien',
    kind: 'Kaart',
    yours: 'in jouw hand',
    unseen: (copies) => `${copies} niet gezien, op de stapel of in handen`,
    marks: { '': 'geen teken', has: 'heeft hem', not: 'heeft hem niet', maybe: 'misschien' },
    past: { has: 'had hem toen', not: 'had hem toen niet' },
    cell: (name, kind, pencil, printed) => `${name}, ${card(kind)}: ${printed === '' ? '' : `${printed}; `}${pencil}`,
    why: (name, kind, fact) => `${name}, ${card(kind)}: ${fact}.`,
    reasons: {
      said: 'Het is gezegd:',
      token: 'De speelsteen staat voor elke kaart in de hand:',
      kept: 'De gepakte kaart bleef in de hand, dus zijn er geen twee van één soort:',
      left: 'De kaart ging uit de hand:',
      follows: 'Met wat al bekend was, blijft niets anders over:',
      copies: 'Elk exemplaar is elders, of kan alleen hier zijn, sinds:',
    },
    whyPast: (name, kind, fact) => `${name}, ${card(kind)}: ${fact}. Niet meer zeker sinds:`,
    whyNone: (name, kind) => `${name}, ${card(kind)}: niets is zeker.`,
    toClaim: 'Leggen met',
    wholeClaim: (cards, value) => `${capital(list(cards.map((kind) => theCard(kind))))} leggen: ${points(value)}`,
    claimWith: (kind, name) => `Een combinatie leggen met ${theCard(kind)} bij ${name}`,
  },

  options: {
    other: 'een ander getal',
    otherLabel: 'Punten, van 1 tot 1000',
    own: (name) => `${name} speelt met`,
    round: 'Met de klok mee rond de tafel',
    seat: (name, figure) => `${name}: ${figure}`,
  },
};

export default nl;
