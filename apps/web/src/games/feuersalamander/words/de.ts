import { names } from '@wunderkammer/feuersalamander/names/de';
import type { Kind } from '@wunderkammer/feuersalamander/pieces';
import { capital, counted, inARow } from '@wunderkammer/kernel';
import type { Words } from './en.ts';

const { card, cards, points } = names;
const accusative = (kind: Kind): string => names.theCard(kind, 'accusative');
const dative = (kind: Kind): string => names.theCard(kind, 'dative');
const list = (items: readonly string[]): string => inARow('de', items);

const de: Words = {
  names,
  list,
  card,

  prompt: {
    deal: 'Die Karten werden ausgeteilt.',
    setUp: 'Zwei Karten einer Sorte: Wirf eine ab.',
    setUpWait: (names) => `Erst muss bei ${names} noch eine Karte weg.`,
    startThrow: 'Alle werfen einen Stab: Der höchste Wurf beginnt.',
    begin: 'Wirf die Wurfstäbe.',
    beginOrClaim: 'Wirf die Wurfstäbe, oder lege erst eine Kombination ab.',
    beginWait: (name) => `${name} wirft gleich.`,
    dungeon: 'Du sitzt im Verlies: Drei Schlüssel befreien dich.',
    dungeonWait: (name) => `${name} versucht, aus dem Verlies zu kommen.`,
    keys: (name) => `${name} versucht den Schlüsselwurf.`,
    keysMine: 'Du versuchst den Schlüsselwurf.',
    sticks: (name) => `${name} wirft.`,
    sticksMine: 'Du wirfst.',
    draw: (name) => `${name} nimmt eine Karte.`,
    drawMine: 'Du nimmst eine Karte.',
    discard: 'Eine Karte muss weg. Welche wirfst du ab?',
    discardWait: (name) => `${name} überlegt, welche Karte wegmuss.`,
    place: 'Setze deinen Spielstein auf eine Kammer, die zu deiner Hand passt.',
    placeWait: (name) => `${name} setzt den Spielstein.`,
    move: 'Summe oder Differenz: Wohin ziehst du?',
    moveWait: (name) => `${name} überlegt, wohin es geht.`,
    ask: (name) => `Du darfst ${name} nach einer Karte fragen.`,
    askWait: (name, asked) => `${name} darf ${asked} etwas fragen.`,
    again: 'Ein Pasch: Du darfst noch einmal werfen.',
    againOrClaim: 'Ein Pasch: Wirf noch einmal, oder lege eine Kombination ab.',
    againWait: (name) => `Ein Pasch: ${name} darf noch einmal werfen.`,
    home: 'Du stehst auf deinem Startplatz. Lege eine Kombination ab, oder beende deinen Zug.',
    homeWithout: 'Du stehst auf deinem Startplatz und hast nichts abzulegen. Beende deinen Zug.',
    homeWait: (name) => `${name} steht auf dem Startplatz und darf eine Kombination ablegen.`,
    claim: 'Wähle Flügel, Reihe und Stein, und wer sie hat.',
    exchange: (kind) => `Alle wissen nun, dass du ${accusative(kind)} hast. Tauschen?`,
    exchangeWait: (name) => `${name} darf eine genannte Karte tauschen.`,
    over: (names) => `Gewonnen: ${names}.`,
  },

  hand: {
    title: 'Deine Hand',
    empty: 'keine Karten',
    fresh: 'neu',
    layOff: (kind) => `${capital(accusative(kind))} abwerfen`,
    confirm: (kind) => `${capital(accusative(kind))} offen abwerfen?`,
    yes: 'Abwerfen',
  },

  sticks: {
    title: 'Wurfstäbe',
    throw: 'Wurfstäbe werfen',
    throwAgain: 'Noch einmal werfen',
    throwKeys: 'Schlüsselwurf versuchen',
    thrown: (a, b, symbol) => `Geworfen: ${a} und ${b}, dazu der ${names.symbols[symbol]}.`,
    resting: 'Die Wurfstäbe liegen bereit.',
    keys: (found, throws) =>
      `${counted('de', found, 'Schlüssel', 'Schlüssel')} in ${counted('de', throws, 'Wurf', 'Würfen')}.`,
  },

  pass: {
    ask: 'Nichts fragen',
    askSure: 'Auf die Frage verzichten?',
    again: 'Nicht noch einmal werfen',
    againSure: 'Den Zug beenden und auf den Wurf verzichten, den du noch guthast?',
    home: 'Keine Kombination: Zug beenden',
    yes: 'Zug beenden',
  },

  place: {
    held: 'hast du',
    confirm: (chamber) => `Hierhin setzen: ${chamber}`,
    choose: 'Wähle eine Kammer',
  },

  move: {
    sum: (pips) => `Summe ${pips}`,
    difference: (pips) => `Differenz ${pips}`,
    stayHome: 'Auf dem Startplatz bleiben',
    stay: 'Stehen bleiben',
    home: 'Auf den Startplatz',
    field: (name, number) => `Auf Feld ${number} bei ${name}`,
    ownField: (number) => `Auf dein eigenes Feld ${number}`,
    throwsOut: (name) => `${name} muss ins Verlies`,
    mayAsk: (name) => `eine Frage an ${name}`,
    mayClaim: 'Zeit für eine Kombination',
    again: 'dann noch ein Wurf',
    yes: 'Ziehen',
  },

  ask: {
    frees: (name) => `${name} sitzt im Verlies: Mit deiner Frage ist ${name} frei.`,
    confirm: (name, kind) => `${name} nach ${dative(kind)} fragen? Alle hören die Frage.`,
    yes: 'Fragen',
    yesAnswer: 'Ja',
    noAnswer: 'Nein',
  },

  claim: {
    open: 'Kombination ablegen …',
    back: 'Jetzt nicht',
    yours: 'aus deiner Hand',
    from: (name) => `bei ${name}`,
    empty: 'noch zu wählen',
    mine: 'du',
    lay: (product, value) => `Ablegen: ${product} = ${points(value)}`,
    incomplete: (types) => `Es fehlt noch: ${list(types)}`,
    confirm: (own, named) =>
      `${capital(`${own.length === 0 ? '' : `${list(own.map(accusative))} offen hinlegen und `}${list(named.map(([name, kind]) => `${accusative(kind)} bei ${name}`))}`)} nennen? Ist etwas falsch, musst du ins Verlies und zeigst deine Karten.`,
    yes: 'Ablegen',
    claims: (name) => `${name} legt eine Kombination ab`,
    right: (value) => `Richtig: ${points(value)}`,
    wrong: 'Falsch: ab ins Verlies',
    shows: (name) => `${name} zeigt`,
    wins: 'Wenn alles stimmt, gewinnst du damit.',
  },

  exchange: {
    swap: 'Tauschen',
    keep: 'Behalten',
    note: 'Du wirfst sie offen ab und nimmst eine neue Karte vom Stoß.',
  },

  open: {
    title: 'Abgeworfene Karten',
    pileOf: (number) => `${cards(number)} im Stoß`,
    laidOff: (number) => `${cards(number)} abgeworfen`,
    count: (kind, laid, copies) => `${card(kind)}: ${laid} von ${copies} abgeworfen`,
  },

  players: {
    you: 'du',
    turn: 'am Zug',
    cards,
    hidden: 'verdeckte Karte',
    inDungeon: 'im Verlies',
    of: (score, target) => `${score} von ${points(target)}n`.replace('Punktn', 'Punkt'),
    noted: { printed: (kind) => `hat ${accusative(kind)}`, pencil: (kind) => `deine Notiz: ${card(kind)}` },
    winner: 'gewonnen',
  },

  finale: {
    lines: {
      won: () =>
        'Der Salamander steigt aus dem Feuer und neigt sich vor dir: Niemand hat besser verborgen, niemand mehr gefunden.',
      shared: (winners) => `Der Salamander steigt aus dem Feuer und neigt sich vor ${winners} gleichermaßen.`,
      lost: (winners) =>
        `Der Salamander steigt für ${winners} empor. Deine Karten haben ihr Geheimnis gut gehütet; nächstes Mal brennt das Feuer vielleicht für dich.`,
      watched: (winners) => `Der Salamander steigt aus dem Feuer und neigt sich vor ${winners}.`,
    },
    luck: ({ throws, pips, expectedPips, doubles, expectedDoubles }) =>
      `${counted('de', throws, 'Wurf', 'Würfe')}: ${pips} Augen (im Schnitt ${expectedPips}), ${counted('de', doubles, 'Pasch', 'Pasche')} (im Schnitt ${Math.round(expectedDoubles)}).`,
    together: 'Zusammen',
    none: 'Diesmal keine Kombination.',
    held: (cards) => `Auf der Hand: ${list(cards)}.`,
  },

  board: {
    label: 'Das Versteck: ein Kreuz aus 84 Kammern um das Verlies, vier Startplätze in den Ecken und der Rundkurs',
    figure: (name, figure, place) => `${name} (${figure}): ${place}.`,
    atHome: 'auf dem Startplatz',
    onField: (owner, number) => `auf Feld ${number} bei ${owner}`,
    inDungeon: 'im Verlies',
    dungeon: 'das Verlies',
    token: (name, chamber) => `Spielstein von ${name}: ${chamber}.`,
    tokenHome: (name) => `Spielstein von ${name}: auf dem Startplatz.`,
    laid: (name, combinations) => `${name} hat abgelegt: ${combinations}.`,
    combination: (chamber, value) => `${chamber} (${value})`,
    pile: (pile, laidOff) => `${pile}; ${laidOff}.`,
  },

  notebook: {
    printed: 'Sicher:',
    intro: 'Dein Bleistift:',
    legend: { has: 'hat sie', not: 'hat sie nicht', maybe: 'vielleicht', past: 'galt, bis sich die Hand änderte' },
    unseenCopies: 'Zahl: ungesehen',
    kind: 'Karte',
    yours: 'auf deiner Hand',
    unseen: (copies) => `${copies} ungesehen, im Stoß oder auf Händen`,
    marks: { '': 'kein Zeichen', has: 'hat sie', not: 'hat sie nicht', maybe: 'vielleicht' },
    past: { has: 'hatte sie da', not: 'hatte sie da nicht' },
    cell: (name, kind, pencil, printed) => `${name}, ${card(kind)}: ${printed === '' ? '' : `${printed}; `}${pencil}`,
    why: (name, kind, fact) => `${name}, ${card(kind)}: ${fact}.`,
    reasons: {
      said: 'Es wurde gesagt:',
      token: 'Der Spielstein steht für jede Karte der Hand:',
      kept: 'Die gezogene Karte blieb auf der Hand, also sind keine zwei von einer Sorte:',
      left: 'Die Karte verließ die Hand:',
      follows: 'Mit dem, was schon bekannt war, bleibt nichts anderes übrig:',
      copies: 'Jedes Exemplar ist anderswo oder kann nur hier sein, seit:',
    },
    whyPast: (name, kind, fact) => `${name}, ${card(kind)}: ${fact}. Nicht mehr sicher seit:`,
    whyNone: (name, kind) => `${name}, ${card(kind)}: Nichts ist sicher.`,
    toClaim: 'Ablegen mit',
    wholeClaim: (cards, value) => `${capital(list(cards.map(accusative)))} ablegen: ${points(value)}`,
    claimWith: (kind, name) => `Eine Kombination ablegen mit ${dative(kind)} bei ${name}`,
  },

  options: {
    other: 'eine andere Zahl',
    otherLabel: 'Punkte, von 1 bis 1000',
    own: (name) => `${name} spielt mit`,
    round: 'Im Uhrzeigersinn um den Tisch',
    seat: (name, figure) => `${name}: ${figure}`,
  },
};

export default de;
