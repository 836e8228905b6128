import { names } from '@wunderkammer/drei-magier/names/de';
import { MAGIC_PLACES, walkLengths } from '@wunderkammer/drei-magier/pieces';
import { capital, counted, inARow, plural } from '@wunderkammer/kernel';
import type { Note } from '../notes.ts';
import type { Words } from './en.ts';

const { cards: CARD, colours: COLOUR, symbols: SYMBOL, countCards: cards } = names;

const list = (items: readonly string[]): string => inARow('de', items);
const steps = (sum: number, stone: boolean): string => walkLengths(sum, stone).join(' oder ');

const inThrows = (count: number): string => counted('de', count, 'Wurf', 'Würfen');

const note = (of: Note, name: (seat: number) => string): string => {
  switch (of.type) {
    case 'meet':
      return `ein Treffen: „${CARD[of.card]}“ gehört dir`;
    case 'meetTake':
      return `ein Treffen: Nimm „${CARD[of.card]}“ einem anderen ab`;
    case 'meetOwned':
      return 'ein Treffen, aber die Karte hast du schon';
    case 'duel':
      return `ein Duell mit ${name(of.rival)}`;
    case 'duelDecides':
      return 'das Duell entscheidet';
    case 'banished':
      return `wird vom Magier von ${name(of.by)} verbannt`;
    case 'banishes':
      return `verbannt den Lehrling von ${name(of.whom)}`;
    case 'spell':
      return 'du darfst einen Zauberwurf wagen';
    case 'cards':
      return of.count === 0
        ? 'leer, aber die anderen haben die Karte'
        : plural('de', of.count, 'dort liegt 1 Karte', `dort liegen ${of.count} Karten`);
    case 'owned':
      return 'die Karte hast du schon';
  }
};

const de: Words = {
  names,
  note,

  board: {
    label: 'Der Spielplan: neun Orte, verbunden durch einen gewundenen Weg',
    place: (place, things) => `${capital(names.thePlace(place))}: ${things.length === 0 ? 'leer' : list(things)}`,
    field: (spot, things) => `${names.field(spot)}: ${list(things)}`,
    cards: (count) => (count === 0 ? 'keine Karte mehr' : cards(count)),
    mage: (name) => `der Magier von ${name}`,
    apprentice: (name, stone) => `der Lehrling von ${name}${stone ? ' auf dem Kraftstein' : ''}`,
  },

  players: {
    count: (count) => `${count} von ${MAGIC_PLACES.length}`,
    summary: (colour, owned, stone) =>
      `spielt ${COLOUR[colour]}, ${owned.length === 0 ? 'noch keine Karten' : `hat ${list(owned.map((card) => `„${CARD[card]}“`))}`}${stone ? ', mit dem Kraftstein' : ''}`,
    turn: 'am Zug',
    threw: (wands) => `warf ${list(wands.map(String))}`,
    yourCards: 'Deine Karten',
  },

  wands: {
    title: 'Die Zauberstäbe',
    notches: (colour, count) => `${names.wand(colour)}: ${counted('de', count, 'Kerbe', 'Kerben')}`,
    signs: (colour, seen) => `${names.wand(colour)}: ${list(seen.map((symbol) => SYMBOL[symbol]))}`,
    ofThrows: (nth, limit) => `Wurf ${nth} von höchstens ${limit}.`,
    unthrown: 'Die Zauberstäbe liegen bereit.',
    walk: (sum, stone) => `Der Lehrling geht ${steps(sum, stone)}`,
    walked: 'Der Lehrling ist gegangen',
    jump: (jumps, must) => `der Magier ${must ? 'muss' : 'darf'} ${jumps} springen`,
    noJump: 'der Magier bleibt: Sein Stab zeigt 0',
    jumped: 'der Magier ist fertig',
    due: (throws) => (throws === 1 ? 'Danach noch ein Wurf.' : `Danach noch ${throws} Würfe.`),
    seenMost: (symbols) =>
      symbols.length === 1
        ? `${SYMBOL[symbols[0]!]} ist am häufigsten zu sehen`
        : `${list(symbols.map((symbol) => SYMBOL[symbol]))} sind gleich oft zu sehen`,
  },

  prompt: {
    throw: 'Wirf die Zauberstäbe.',
    throwDue: 'Wirfst du noch einmal?',
    move: (sum, stone) => `Dein Lehrling geht ${steps(sum, stone)}.`,
    moveBoth: (sum, stone, jumps) => `Geh ${steps(sum, stone)} und spring ${jumps}.`,
    jump: (jumps) => `Dein Magier darf ${jumps} springen oder bleiben.`,
    mustJump: (jumps) => `Dein Magier muss ${jumps} springen.`,
    take: (card) => `Wem nimmst du „${CARD[card]}“ ab?`,
    duel: (sum, throws) => `Du hast ${sum} aus ${inThrows(throws)}. Noch einmal werfen?`,
    duelAnswer: (sum, throws, toBeat, theirs) =>
      `Zu schlagen: ${toBeat} aus ${inThrows(theirs)}. Du hast ${sum} aus ${throws}. Noch einmal werfen?`,
    cast: 'Wagst du einen Zauberwurf?',
    choose: 'Gleich oft zu sehen: Was soll es sein?',
    leap: 'Magie! Springt dein Lehrling?',
    won: 'Du hast alle sieben Karten. Du gewinnst!',
    waits: {
      start: () => 'Die Zauberstäbe entscheiden, wer beginnt.',
      throw: (name) => `${name} wirft die Zauberstäbe.`,
      throwDue: (name) => `${name} darf noch einmal werfen.`,
      eyes: () => 'Die Zauberstäbe fallen.',
      move: (name) => `${name} zieht Magier und Lehrling.`,
      jump: (name) => `${name} entscheidet, ob der Magier springt.`,
      take: (name) => `${name} wählt, von wem die Karte kommt.`,
      duelThrow: () => 'Die Stäbe fallen für das Duell.',
      duelChoice: (name) => `${name} entscheidet, ob noch einmal geworfen wird.`,
      cast: (name) => `${name} darf einen Zauberwurf wagen.`,
      spell: () => 'Die Stäbe fallen für den Zauberwurf.',
      choose: (name) => `${name} wählt ein Symbol.`,
      leap: (name) => `${name} entscheidet, ob der Lehrling springt.`,
      over: (name) => `${name} hat alle sieben Karten und gewinnt.`,
    },
  },

  choices: {
    throw: 'Die Zauberstäbe werfen',
    throwAgain: 'Noch einmal werfen',
    pass: 'Zug beenden',
    passQuestion: 'Verzichtest du auf den Wurf, den du dir verdient hast?',
    mover: 'Wer zieht zuerst?',
    apprentice: (sum, stone) => `Lehrling geht ${steps(sum, stone)}`,
    mage: (jumps) => `Magier springt ${jumps}`,
    walkTo: 'Wohin geht dein Lehrling?',
    jumpTo: 'Wohin springt dein Magier?',
    steps: (count) => counted('de', count, 'Schritt', 'Schritte'),
    stonesSteps: (count) => `${count} Schritte, mit dem Kraftstein`,
    stay: 'Der Magier bleibt stehen',
    banishQuestion: (name) =>
      `Dort steht der Magier von ${name}: Dein Lehrling muss dann ins Labyrinth. Trotzdem gehen?`,
    walk: 'Hingehen',
    jump: 'Dorthin springen',
    take: (name, count) => `${name} (${cards(count)})`,
    rethrowWhich: 'Welche wirfst du noch einmal?',
    rethrow: (count) => (count === 0 ? 'Erst Stäbe wählen' : `${count} noch einmal werfen`),
    stand: 'Liegen lassen',
    standing: { wins: 'du gewinnst das Duell', loses: 'du verlierst das Duell' },
    cast: 'Einen Zauberwurf wagen',
    decline: 'Nicht zaubern',
    outcomes: 'Was am häufigsten zu sehen ist, geschieht:',
    effects: {
      stone: 'der Kraftstein für deinen Lehrling',
      stoneOwned: 'nichts: Dein Lehrling hat den Kraftstein schon',
      mayLeap: 'dein Lehrling darf zu deinem Magier springen',
      fate: 'dein Lehrling muss ins Labyrinth',
    },
    leap: (place) => `Sprung ${names.toPlace(place)}`,
    remain: 'Hier bleiben',
  },

  duel: {
    title: (place) => `Duell ${names.atPlace(place)}`,
    inThrows: (sum, throws) => `${sum} aus ${throws}`,
    wins: (name) => `${name} gewinnt`,
    again: 'Gleichstand: ein neues Duell',
  },
  draw: {
    title: 'Wer beginnt?',
    begins: (name) => `${name} beginnt`,
    again: (names) => `${list(names)} werfen noch einmal`,
  },
  spell: {
    title: (name) => `${name} wagt einen Zauberwurf`,
    outcomes: {
      power: 'Kraft: der Kraftstein!',
      magic: 'Magie: ein Sprung zum Magier!',
      fate: 'Schicksal: ab ins Labyrinth!',
    },
    stoneOwned: 'Kraft: Der Stein liegt schon da',
  },
  zeros: (name) => `0-0-0: ${name} muss ins Labyrinth!`,
  gets: (name) => `${name} bekommt`,
  takes: (name, from) => `${name} bekommt von ${from}`,
  finale: {
    lines: {
      won: () => 'Alle sieben Karten liegen vor deinem Magier. Die Sterne haben heute Nacht einen neuen Meister.',
      shared: (winners) => `Die Sterne verneigen sich vor ${winners}.`,
      lost: (winner) =>
        `Alle sieben Karten liegen vor ${winner}. Dein Magier zieht den Hut: Es war eine denkwürdige Nacht.`,
      watched: (winner) => `Alle sieben Karten liegen vor ${winner}. Die Sterne haben heute Nacht einen neuen Meister.`,
    },
    account: ({ found, taken, lost }) =>
      [
        `${found} gefunden`,
        ...(taken > 0 ? [`${taken} anderen genommen`] : []),
        ...(lost > 0 ? [`${lost} verloren`] : []),
      ].join(', '),
    luck: ({ throws, eyes, expectedEyes, zeros }) =>
      `${counted('de', throws, 'Wurf', 'Würfe')}: ${eyes} Augen (im Schnitt ${expectedEyes})${zeros > 0 ? `; ${zeros}-mal 0-0-0` : ''}.`,
  },
  over: {
    ranking: 'So ging es aus',
    rank: (rank) => `${rank}.`,
    cards,
  },
};

export default de;
