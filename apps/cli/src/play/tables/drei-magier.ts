import {
  type Field,
  isMagic,
  isSymbolField,
  LINKS,
  type Link,
  MAGIC_PLACES,
  notchesOn,
  type Place,
  type PlayerView,
  SQUARE,
  spellIn,
  type View,
} from '@wunderkammer/drei-magier';
import type { Language } from '@wunderkammer/kernel';
import type { Frame } from '../guide.ts';
import { type Ink, padBoth, padRight, spread, wrap } from '../ink.ts';
import {
  COLOUR_FORMATS,
  colourName,
  initialOf,
  placeLabel,
  playerName,
  SYMBOL_FIELD,
  symbolLabel,
} from '../names/drei-magier.ts';

interface TableWords {
  readonly goal: string;
  readonly you: string;
  readonly legend: (mage: string, apprentice: string) => string;
  readonly wands: string;
  readonly walk: (steps: number) => string;
  readonly jump: (jumps: number) => string;
  readonly mustJump: string;
  readonly due: (throws: number) => string;
  readonly duel: (place: string, challenger: string, defender: string) => string;
  readonly duelThrow: (thrower: string, throws: number, limit: number) => string;
  readonly toBeat: (sum: number, throws: number) => string;
  readonly seenMost: string;
}

const WORDS: Readonly<Record<Language, TableWords>> = {
  en: {
    goal: 'the first to own all seven cards wins',
    you: 'you',
    legend: (mage, apprentice) =>
      `${mage} mage  ${apprentice} apprentice  ◈ power stone  ▮ card  ${SYMBOL_FIELD} symbol field`,
    wands: 'Wands',
    walk: (steps) => `apprentice walks ${steps}`,
    jump: (jumps) => `mage jumps ${jumps}`,
    mustJump: 'the mage must jump',
    due: (throws) => (throws === 1 ? 'One more throw after this.' : `${throws} more throws after this.`),
    duel: (place, challenger, defender) => `Duel (${place}): ${challenger} against ${defender}`,
    duelThrow: (thrower, throws, limit) => `${thrower}, throw ${throws} of at most ${limit}`,
    toBeat: (sum, throws) => `to beat: ${sum} in ${throws}`,
    seenMost: 'Seen most',
  },
  nl: {
    goal: 'wie alle zeven kaarten heeft, wint',
    you: 'jij',
    legend: (mage, apprentice) =>
      `${mage} magiër  ${apprentice} leerling  ◈ krachtsteen  ▮ kaart  ${SYMBOL_FIELD} symboolveld`,
    wands: 'Toverstokken',
    walk: (steps) => `leerling loopt ${steps}`,
    jump: (jumps) => `magiër springt ${jumps}`,
    mustJump: 'de magiër moet springen',
    due: (throws) => (throws === 1 ? 'Hierna nog een worp.' : `Hierna nog ${throws} worpen.`),
    duel: (place, challenger, defender) => `Gevecht (${place}): ${challenger} tegen ${defender}`,
    duelThrow: (thrower, throws, limit) => `${thrower}, worp ${throws} van hoogstens ${limit}`,
    toBeat: (sum, throws) => `te verslaan: ${sum} uit ${throws}`,
    seenMost: 'Het vaakst te zien',
  },
  de: {
    goal: 'wer alle sieben Karten hat, gewinnt',
    you: 'du',
    legend: (mage, apprentice) =>
      `${mage} Magier  ${apprentice} Lehrling  ◈ Kraftstein  ▮ Karte  ${SYMBOL_FIELD} Symbolfeld`,
    wands: 'Zauberstäbe',
    walk: (steps) => `Lehrling geht ${steps}`,
    jump: (jumps) => `Magier springt ${jumps}`,
    mustJump: 'der Magier muss springen',
    due: (throws) => (throws === 1 ? 'Danach noch ein Wurf.' : `Danach noch ${throws} Würfe.`),
    duel: (place, challenger, defender) => `Duell (${place}): ${challenger} gegen ${defender}`,
    duelThrow: (thrower, throws, limit) => `${thrower}, Wurf ${throws} von höchstens ${limit}`,
    toBeat: (sum, throws) => `zu schlagen: ${sum} aus ${throws}`,
    seenMost: 'Am häufigsten zu sehen',
  },
};

const BOX = 14;
const FIELD = 5;
const GAP = 3 * FIELD;
/** Lines between two rows of places: the longest link downwards has three fields. */
const GAP_LINES = 3;

/** The square with its paths, everybody's seven slots, and what has been thrown. */
export const drawDreiMagier = (view: View, frame: Frame): string[] => {
  const { ink, language } = frame;
  const words = WORDS[language];
  const viewer = view.players.find(({ seat }) => seat === view.viewer) ?? view.players[0]!;
  const initial = initialOf(viewer.seat, language);
  return [
    spread(ink('bold', 'Die drei Magier'), ink('dim', words.goal)),
    ...SQUARE.flatMap((row, index) => [
      ...placeLines(view, row, frame),
      ...(index + 1 < SQUARE.length ? pathLines(view, row, SQUARE[index + 1]!, frame) : []),
    ]),
    ink('dim', `  ${words.legend(initial, initial.toLowerCase())}`),
    ...view.players.map((player) => playerLine(view, player, frame)),
    ...throwLines(view, frame),
  ];
};

const linkOf = (one: Place, other: Place): Link | undefined =>
  LINKS.find(({ a, b }) => (a === one && b === other) || (a === other && b === one));

/** The lines around a place. */
interface Box {
  readonly top: readonly [string, string];
  readonly line: string;
  readonly sides: readonly [string, string];
  readonly bottom: readonly [string, string];
}
const PLAIN: Box = { top: ['┌', '┐'], line: '─', sides: ['│', '│'], bottom: ['└', '┘'] };
/** The labyrinth has walls, and a gate towards LIFE only. */
const WALLED: Box = { top: ['╔', '╗'], line: '═', sides: [' ', '║'], bottom: ['╚', '╝'] };
const boxOf = (place: Place): Box => (place === 'labyrinth' ? WALLED : PLAIN);

const mark = (label: string | undefined, ink: Ink): string => (label === undefined ? '' : ink('inverse', label));

/** A row of places, three lines high, with the paths across between them. */
const placeLines = (view: View, row: readonly Place[], frame: Frame): string[] => {
  const { ink, language, marks } = frame;
  const name = (place: Place): string => placeLabel(place, language);
  const tops = row.map((place) => {
    const { top, line } = boxOf(place);
    return `${top[0]} ${ink('bold', name(place))} ${line.repeat(BOX - 4 - name(place).length)}${top[1]}`;
  });
  const middles = row.map((place) => {
    const { sides } = boxOf(place);
    return `${sides[0]}${padBoth(contents(view, place, frame), BOX - 2)}${sides[1]}`;
  });
  const bottoms = row.map((place) => {
    const { bottom, line } = boxOf(place);
    const label = marks?.get(place);
    if (label === undefined) return `${bottom[0]}${line.repeat(BOX - 2)}${bottom[1]}`;
    return `${bottom[0]}${line} ${mark(label, ink)} ${line.repeat(BOX - 5 - label.length)}${bottom[1]}`;
  });
  const paths = row.slice(1).map((place, index) => {
    const link = linkOf(row[index]!, place);
    const fields = link === undefined ? [] : fieldsOf(link);
    const width = Math.floor(GAP / Math.max(1, fields.length));
    return padBoth(fields.map((field) => padBoth(fieldText(view, field, frame), width)).join(''), GAP);
  });
  const blank = ' '.repeat(GAP);
  const between = (boxes: readonly string[], gaps: readonly string[]): string =>
    ` ${boxes.map((box, index) => (index === 0 ? box : `${gaps[index - 1]}${box}`)).join('')}`;
  return [between(tops, [blank, blank]), between(middles, paths), between(bottoms, [blank, blank])];
};

/** The paths down from one row of places to the next. */
const pathLines = (view: View, above: readonly Place[], below: readonly Place[], frame: Frame): string[] =>
  Array.from({ length: GAP_LINES }, (_, line) => {
    const columns = above.map((place, column) => {
      const link = linkOf(place, below[column]!);
      const fields = link === undefined ? [] : fieldsOf(link);
      // Two fields take the first and the last of the three lines.
      const index = fields.length === GAP_LINES ? line : line === 0 ? 0 : line === GAP_LINES - 1 ? 1 : undefined;
      const field = index === undefined ? undefined : fields[index];
      return padBoth(field === undefined ? '' : fieldText(view, field, frame), BOX);
    });
    return ` ${columns.join(' '.repeat(GAP))}`.trimEnd();
  });

const fieldsOf = ({ a, b, fields }: Link): Field[] =>
  Array.from({ length: fields }, (_, index): Field => `${a}-${b}-${index + 1}`);

const fieldText = (view: View, field: Field, { ink, language, marks }: Frame): string => {
  const label = marks?.get(field);
  const apprentices = apprenticesOn(view, field, ink, language);
  const empty = isSymbolField(field) ? SYMBOL_FIELD : '·';
  if (label !== undefined) return mark(label, ink) + apprentices;
  if (apprentices === '') return ink('dim', empty);
  return (isSymbolField(field) ? ink('dim', SYMBOL_FIELD) : '') + apprentices;
};

const contents = (view: View, place: Place, { ink, language }: Frame): string => {
  const cards = isMagic(place) ? [padRight('▮'.repeat(view.cardsLeft[place]), 2)] : [];
  const mages = view.players
    .filter(({ mage }) => mage === place)
    .map((player) => painted(player, initialOf(player.seat, language), ink));
  return [...cards, [...mages, apprenticesOn(view, place, ink, language)].join('')].join(' ').trimEnd();
};

const painted = ({ colour }: PlayerView, text: string, ink: Ink): string => ink(COLOUR_FORMATS[colour], text);

const apprenticesOn = (view: View, field: Field, ink: Ink, language: Language): string =>
  view.players
    .filter(({ apprentice }) => apprentice === field)
    .map((player) => painted(player, initialOf(player.seat, language).toLowerCase(), ink))
    .join('');

const NAME_WIDTH = 16;

const playerLine = (view: View, player: PlayerView, { ink, language }: Frame): string => {
  const own = player.seat === view.viewer ? ` (${WORDS[language].you})` : '';
  const name = `${view.player === player.seat ? '▸' : ' '}${painted(player, playerName(player.seat, language), ink)}${own}`;
  const slots = MAGIC_PLACES.map((place) => {
    const word = placeLabel(place, language);
    return player.cards.includes(place) ? ink('bold', `■ ${word}`) : ink('dim', `□ ${word}`);
  });
  const stone = player.powerStone ? '◈' : ' ';
  return `${padRight(name, NAME_WIDTH)}${stone} ${slots.join(' ')}  ${player.cards.length}/${MAGIC_PLACES.length}`;
};

const throwLines = (view: View, { ink, language }: Frame): string[] => {
  const words = WORDS[language];
  const lying = (wands: readonly number[]): string =>
    view.players
      .map((player) => painted(player, `${colourName(player.colour, language)} ${wands[player.seat]}`, ink))
      .join(', ');
  const lines: string[] = [];
  const { eyes, duel } = view;
  const spell = spellIn(view);
  // Once both figures have moved, the throw says nothing any more.
  if (eyes !== null && !(eyes.walked && eyes.jumped)) {
    const still = [
      ...(eyes.walked ? [] : [words.walk(eyes.sum)]),
      ...(eyes.jumped ? [] : [words.jump(eyes.jumps)]),
      ...(view.mageMustJump && !eyes.jumped ? [words.mustJump] : []),
    ];
    lines.push(
      ...wrap(`${words.wands}: ${lying(eyes.wands)}${still.length === 0 ? '' : ` → ${still.join(', ')}`}`, {
        indent: '  ',
      }),
    );
  }
  if (view.throwsDue > 0 && view.phase.type !== 'throwDue') lines.push(words.due(view.throwsDue));
  if (duel !== null) {
    const name = (seat: typeof duel.challenger): string => playerName(seat, language);
    lines.push(words.duel(placeLabel(duel.place, language), name(duel.challenger), name(duel.defender)));
    if (duel.fight !== null) {
      const { thrower, throws, limit, wands, toBeat } = duel.fight;
      const sum = wands === null ? [] : [`${lying(wands)} = ${notchesOn(wands)}`];
      const aim = toBeat === null ? [] : [words.toBeat(toBeat.sum, toBeat.throws)];
      lines.push(
        ...wrap(`  ${[words.duelThrow(name(thrower), throws, limit), ...sum, ...aim].join('; ')}`, { indent: '  ' }),
      );
    }
  }
  if (spell !== undefined) {
    lines.push(`${words.seenMost}: ${spell.most.map((symbol) => symbolLabel(symbol, language)).join(', ')}`);
  }
  return lines;
};
