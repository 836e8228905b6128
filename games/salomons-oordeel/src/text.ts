import { isHidden, type Language, type Seat, type Table } from '@wunderkammer/kernel';
import { cellName, facesOf, handSize, leftOver } from './stones.ts';
import type { Colour, Options, Seen, Stone } from './vocabulary.ts';

/** What a sentence is made with: how this table and this language name things. */
interface Teller {
  /** A player within a sentence. */
  name(seat: Seat): string;
  /** A player at the start of a sentence. */
  Name(seat: Seat): string;
  /** A stone with its article, as subject or object: the same in all three languages. */
  stone(stone: Stone): string;
  readonly table: Table<Options>;
}

type SeenOf<Type extends Seen['type']> = Extract<Seen, { type: Type }>;
/** A sentence or more for every kind of step: one that is missing does not compile. */
type Sentences = { readonly [Type in Seen['type']]: (seen: SeenOf<Type>, teller: Teller) => readonly string[] };

interface Tongue {
  readonly player: string;
  readonly colours: Readonly<Record<Colour, string>>;
  readonly digit: (colour: string, digit: string) => string;
  readonly eye: (colour: string) => string;
  readonly sentences: Sentences;
}

const cellOf = ({ row, col }: { row: number; col: number }): string => cellName(row, col);

/** The seat whose hand the viewer saw, if any. */
const ownHand = ({ hands }: SeenOf<'deal'>): { seat: Seat; hand: readonly Stone[] } | undefined => {
  for (const [seat, hand] of hands.entries()) if (!isHidden(hand)) return { seat: seat as Seat, hand };
  return undefined;
};

const dealt = ({ table: { seats, options } }: Teller): { each: number; left: number } => ({
  each: handSize(options.variant, seats),
  left: leftOver(options.variant, seats),
});

/** Who begins without a draw, told when the last arrangement stands. */
const beginner = ({ occupied }: SeenOf<'arrange'>, { table }: Teller): Seat | undefined =>
  occupied === undefined ? undefined : table.options.first;

const sentence = (condition: boolean, text: string): string[] => (condition ? [text] : []);
/** A sentence about a seat or stone that need not be there. */
const about = <T>(thing: T | undefined, text: (thing: T) => string): string[] =>
  thing === undefined ? [] : [text(thing)];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const DUTCH: Tongue = {
  player: 'speler',
  colours: { red: 'rode', yellow: 'gele', green: 'groene', blue: 'blauwe', purple: 'paarse' },
  digit: (colour, digit) => `de ${colour} ${digit}`,
  eye: (colour) => `het ${colour} alziend oog`,
  sentences: {
    deal: (seen, teller) => {
      const { each, left } = dealt(teller);
      const rest = left === 1 ? 'één steen blijft' : `${left} stenen blijven`;
      return [
        `De stenen zijn verdeeld: ieder heeft er ${each}; ${rest} tot het einde geheim.`,
        ...about(ownHand(seen), ({ seat, hand }) => `${teller.Name(seat)} heeft ${hand.map(teller.stone).join(', ')}.`),
      ];
    },
    first: ({ seat }, { Name }) => [`${Name(seat)} begint.`],
    arrange: (seen, teller) => [
      `${teller.Name(seen.by)} heeft de stenen opgesteld.`,
      ...sentence(seen.occupied !== undefined, 'Alle opstellingen staan klaar.'),
      ...about(beginner(seen, teller), (seat) => `${teller.Name(seat)} begint.`),
    ],
    guess: (seen, { name, Name, stone }) => [
      `${Name(seen.by)} wijst bij ${name(seen.at)} ${cellOf(seen)} aan en noemt ${stone(seen.stone)}: ${seen.right ? 'goed' : 'fout'}!`,
      ...sentence(seen.cost === 'give', `${Name(seen.by)} moet een steen weggeven.`),
      ...sentence(seen.cost === 'open', `${Name(seen.by)} moet een eigen steen openen.`),
      ...sentence(!seen.right && seen.cost === 'nothing', 'Met nog maar één geheime steen kost dat niets.'),
      ...about(seen.out, (seat) => `${Name(seat)} valt af.`),
      ...about(seen.winner, (seat) => `${Name(seat)} wint!`),
    ],
    stop: ({ by }, { Name }) => [`${Name(by)} stopt.`],
    give: (seen, { name, Name, stone }) => [
      `${Name(seen.by)} draait ${stone(seen.stone)} op ${cellOf(seen)} open en geeft die steen aan ${name(seen.to)}.`,
    ],
    open: (seen, { Name, stone }) => [`${Name(seen.by)} draait ${stone(seen.stone)} op ${cellOf(seen)} open.`],
    settle: (seen, { Name, stone }) => [
      `${Name(seen.by)} zet ${stone(seen.stone)} op ${cellOf(seen)}.`,
      ...about(seen.removed, (eye) => `${capital(stone(eye))} moet wijken en gaat naar het midden van de tafel.`),
      ...about(seen.out, (seat) => `${Name(seat)} valt af.`),
      ...about(seen.winner, (seat) => `${Name(seat)} wint!`),
    ],
  },
};

const GERMAN: Tongue = {
  player: 'Spieler',
  // Lila takes no ending.
  colours: { red: 'rote', yellow: 'gelbe', green: 'grüne', blue: 'blaue', purple: 'lila' },
  digit: (colour, digit) => `die ${colour} ${digit}`,
  eye: (colour) => `das ${colour} allsehende Auge`,
  sentences: {
    deal: (seen, teller) => {
      const { each, left } = dealt(teller);
      const rest = left === 1 ? 'ein Stein bleibt' : `${left} Steine bleiben`;
      return [
        `Die Steine sind verteilt: Alle haben ${each}; ${rest} bis zum Schluss geheim.`,
        ...about(ownHand(seen), ({ seat, hand }) => `${teller.Name(seat)} hat ${hand.map(teller.stone).join(', ')}.`),
      ];
    },
    first: ({ seat }, { Name }) => [`${Name(seat)} beginnt.`],
    arrange: (seen, teller) => [
      `${teller.Name(seen.by)} hat die Steine aufgestellt.`,
      ...sentence(seen.occupied !== undefined, 'Alle Aufstellungen stehen bereit.'),
      ...about(beginner(seen, teller), (seat) => `${teller.Name(seat)} beginnt.`),
    ],
    guess: (seen, { name, Name, stone }) => [
      `${Name(seen.by)} zeigt bei ${name(seen.at)} auf ${cellOf(seen)} und nennt ${stone(seen.stone)}: ${seen.right ? 'richtig' : 'falsch'}!`,
      ...sentence(seen.cost === 'give', `${Name(seen.by)} muss einen Stein abgeben.`),
      ...sentence(seen.cost === 'open', `${Name(seen.by)} muss einen eigenen Stein aufdecken.`),
      ...sentence(!seen.right && seen.cost === 'nothing', 'Mit nur noch einem geheimen Stein kostet das nichts.'),
      ...about(seen.out, (seat) => `${Name(seat)} scheidet aus.`),
      ...about(seen.winner, (seat) => `${Name(seat)} gewinnt!`),
    ],
    stop: ({ by }, { Name }) => [`${Name(by)} hört auf.`],
    give: (seen, { name, Name, stone }) => [
      `${Name(seen.by)} deckt auf ${cellOf(seen)} ${stone(seen.stone)} auf und gibt den Stein an ${name(seen.to)}.`,
    ],
    open: (seen, { Name, stone }) => [`${Name(seen.by)} deckt auf ${cellOf(seen)} ${stone(seen.stone)} auf.`],
    settle: (seen, { Name, stone }) => [
      `${Name(seen.by)} stellt ${stone(seen.stone)} auf ${cellOf(seen)}.`,
      ...about(seen.removed, (eye) => `${capital(stone(eye))} muss weichen und kommt in die Mitte des Tisches.`),
      ...about(seen.out, (seat) => `${Name(seat)} scheidet aus.`),
      ...about(seen.winner, (seat) => `${Name(seat)} gewinnt!`),
    ],
  },
};

const ENGLISH: Tongue = {
  player: 'player',
  colours: { red: 'red', yellow: 'yellow', green: 'green', blue: 'blue', purple: 'purple' },
  digit: (colour, digit) => `the ${colour} ${digit}`,
  eye: (colour) => `the ${colour} all-seeing eye`,
  sentences: {
    deal: (seen, teller) => {
      const { each, left } = dealt(teller);
      const rest = left === 1 ? 'one stone stays' : `${left} stones stay`;
      return [
        `The stones are dealt: ${each} each, and ${rest} secret to the end.`,
        ...about(ownHand(seen), ({ seat, hand }) => `${teller.Name(seat)} has ${hand.map(teller.stone).join(', ')}.`),
      ];
    },
    first: ({ seat }, { Name }) => [`${Name(seat)} begins.`],
    arrange: (seen, teller) => [
      `${teller.Name(seen.by)} has arranged the stones.`,
      ...sentence(seen.occupied !== undefined, 'All arrangements are ready.'),
      ...about(beginner(seen, teller), (seat) => `${teller.Name(seat)} begins.`),
    ],
    guess: (seen, { name, Name, stone }) => [
      `${Name(seen.by)} points at ${cellOf(seen)} of ${name(seen.at)} and names ${stone(seen.stone)}: ${seen.right ? 'right' : 'wrong'}!`,
      ...sentence(seen.cost === 'give', `${Name(seen.by)} must give a stone away.`),
      ...sentence(seen.cost === 'open', `${Name(seen.by)} must open a stone.`),
      ...sentence(!seen.right && seen.cost === 'nothing', 'With just one hidden stone left that costs nothing.'),
      ...about(seen.out, (seat) => `${Name(seat)} is out.`),
      ...about(seen.winner, (seat) => `${Name(seat)} wins!`),
    ],
    stop: ({ by }, { Name }) => [`${Name(by)} stops.`],
    give: (seen, { name, Name, stone }) => [
      `${Name(seen.by)} opens ${stone(seen.stone)} on ${cellOf(seen)} and gives it to ${name(seen.to)}.`,
    ],
    open: (seen, { Name, stone }) => [`${Name(seen.by)} opens ${stone(seen.stone)} on ${cellOf(seen)}.`],
    settle: (seen, { Name, stone }) => [
      `${Name(seen.by)} stands ${stone(seen.stone)} on ${cellOf(seen)}.`,
      ...about(seen.removed, (eye) => `${capital(stone(eye))} makes way and goes to the middle of the table.`),
      ...about(seen.out, (seat) => `${Name(seat)} is out.`),
      ...about(seen.winner, (seat) => `${Name(seat)} wins!`),
    ],
  },
};

const TONGUES: Readonly<Record<Language, Tongue>> = { nl: DUTCH, de: GERMAN, en: ENGLISH };

/** What happened, as a sentence or more for people. */
export const tell = (seen: Seen, table: Table<Options>, language: Language): string => {
  const tongue = TONGUES[language];
  const name = (seat: Seat): string => table.names?.[seat] ?? `${tongue.player} ${seat + 1}`;
  const teller: Teller = {
    name,
    // A person's name is written as its owner writes it.
    Name: (seat) => (table.names?.[seat] === undefined ? capital(name(seat)) : name(seat)),
    stone: (stone) => {
      const { colour, face } = facesOf(stone);
      const word = tongue.colours[colour];
      return face === 'Eye' ? tongue.eye(word) : tongue.digit(word, face);
    },
    table,
  };
  return sentencesFor(tongue.sentences, seen, teller).join(' ');
};

/** Picks the sentences of a step's own type, in a way that the compiler can follow. */
const sentencesFor = <Type extends Seen['type']>(
  sentences: { readonly [T in Type]: (seen: SeenOf<T>, teller: Teller) => readonly string[] },
  seen: SeenOf<Type>,
  teller: Teller,
): readonly string[] => {
  const type: Type = seen.type;
  return sentences[type](seen, teller);
};
