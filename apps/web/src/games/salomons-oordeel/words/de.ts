import { capital, inARow, plural } from '@wunderkammer/kernel';
import { names } from '@wunderkammer/salomons-oordeel/names/de';
import type { Words } from './en.ts';

const { stone: stoneName, theStone } = names;

const stonesStay = (count: number): string =>
  plural('de', count, 'ein Stein bleibt übrig', `${count} Steine bleiben übrig`);

const de: Words = {
  names,

  prompt: {
    deal: 'Die Steine werden gemischt.',
    arrange: 'Stelle deine Steine auf: je Reihe eine Farbe, je Spalte eine Ziffer.',
    arrangeOther: 'Die anderen stellen ihre Steine noch auf.',
    first: 'Es wird ausgelost, wer beginnt.',
    guess: 'Zeige auf einen geheimen Stein und nenne ihn.',
    guessAgain: 'Richtig! Nenne noch einen Stein oder hör hier auf.',
    guessOther: (name) => `${name} sucht sich einen Stein aus.`,
    youSay: (cell, at, stone) => `Du sagst: ${cell} bei ${at} ist ${theStone(stone)}\u00a0…`,
    says: (by, cell, at, stone) => `${by} sagt: ${cell} bei ${at} ist ${theStone(stone)}\u00a0…`,
    guessAgainOther: (name) => `${name} hat richtig geraten und darf weitermachen.`,
    give: 'Das war falsch. Welchen deiner Steine gibst du ab?',
    giveOther: (name) => `${name} muss einen Stein abgeben.`,
    open: 'Das war falsch. Welchen deiner Steine deckst du auf?',
    openOther: (name) => `${name} muss einen eigenen Stein aufdecken.`,
    settle: (stone) => `Du bekommst ${theStone(stone)}. Wohin gehört der Stein?`,
    settleOther: (name, stone) => `${name} bekommt ${theStone(stone)} und sucht den richtigen Platz.`,
    overWon: 'Dein letztes Geheimnis hat alle anderen überdauert. Du gewinnst!',
    overLost: (name) => `${name} hat am längsten ein Geheimnis bewahrt und gewinnt.`,
  },

  board: {
    label: 'Der Tisch mit allen Steinen',
    hidden: (count) => `${count} geheim`,
    out: 'raus',
    arranging: (arranged) => (arranged ? 'steht bereit' : 'stellt auf'),
    described: 'Wo alles steht',
    yourArrangement: (name) => `${name} (du)`,
    hiddenAt: (cells) => `Geheime Steine auf ${cells}.`,
    ownAt: (cells) => `Geheim vor den anderen: ${cells}.`,
    openAt: (cells) => `Offen: ${cells}.`,
    stoneAt: (stone, cell) => `${stoneName(stone)} auf ${cell}`,
    nothing: 'Hier steht noch nichts.',
    middle: (eyes) => `In der Mitte des Tisches: ${eyes}.`,
    leftOver: (count) =>
      plural(
        'de',
        count,
        'Ein Stein bleibt bis zum Schluss geheim.',
        `${count} Steine bleiben bis zum Schluss geheim.`,
      ),
    passing: (stone, name) => `${capital(theStone(stone))} ist auf dem Weg zu ${name}.`,
  },

  players: {
    hidden: names.hiddenStones,
    out: (place) => `raus, Platz ${place}`,
    won: 'gewinnt',
    ready: 'steht bereit',
    arranging: 'stellt auf',
    protected: 'vor deinem ersten Versuch geschützt',
    protectedShort: 'geschützt',
    acts: 'am Zug',
    you: 'du',
  },

  arranging: {
    grid: 'Deine Aufstellung',
    inHand: (stone) => `${stoneName(stone)}, noch nicht aufgestellt`,
    emptyCell: (cell) => `${cell}, leer`,
    stoneOn: (stone, cell) => `${cell}, ${stoneName(stone)}`,
    amiss: 'passt nicht',
    taken: (stone) => `Du hältst ${theStone(stone)}. Wähle ein Feld.`,
    laid: (stone, cell) => `${capital(stoneName(stone))} steht auf ${cell}.`,
    back: (stone) => `${capital(stoneName(stone))} liegt wieder bei deinen Steinen.`,
    letGo: 'Du hältst nichts.',
    forMe: 'Stell sie für mich auf',
    another: 'Noch einmal anders',
    clear: 'Alle zurücknehmen',
    done: 'So stehen lassen',
    left: (count) =>
      plural('de', count, 'Ein Stein braucht noch einen Platz.', `${count} Steine brauchen noch einen Platz.`),
    fine: 'Alle Steine stehen richtig. Nur du siehst, was sie zeigen.',
    how: 'Zieh einen Stein aufs Tuch, oder tippe ihn an und dann ein Feld. Tippe einen stehenden Stein an, um ihn wieder aufzunehmen.',
  },

  guess: {
    whose: 'Wessen Stein?',
    row: 'In welcher Reihe?',
    column: 'In welcher Spalte?',
    what: (cell, name) => `Was steht bei ${name} auf ${cell}?`,
    change: 'Ein anderer Stein',
    stop: 'Hier aufhören',
    own: 'deiner',
    open: 'liegt offen',
    question: (cell, name, stone) => `Steht bei ${name} auf ${cell} ${theStone(stone)}?`,
    say: 'Sag es',
    ruledOut: 'fällt nach deinen Notizen weg',
    ownWarning: 'Aber den Stein hast du selbst.',
    openWarning: 'Aber der Stein liegt schon offen.',
    risk: {
      give: 'Ist es falsch, gibst du einen deiner Steine ab.',
      open: 'Ist es falsch, deckst du einen deiner Steine auf.',
      nothing: 'Mit nur noch einem Geheimnis kostet ein Irrtum nur den Zug.',
    },
  },

  give: {
    which: 'Deine geheimen Steine',
    question: (stone, cell) => `${capital(theStone(stone))} auf ${cell} aufdecken und abgeben?`,
    yes: 'Abgeben',
  },
  open: {
    which: 'Deine geheimen Steine',
    question: (stone, cell) => `${capital(theStone(stone))} auf ${cell} aufdecken?`,
    yes: 'Aufdecken',
  },
  settle: {
    which: 'Wo der Stein stehen darf',
    only: (cell) => `Auf ${cell} stellen`,
    eyeGoes: 'dein Auge muss weichen',
    question: (stone, cell) => `${capital(theStone(stone))} auf ${cell} stellen?`,
    eyeQuestion: 'Dein Auge dort muss weichen und ist verloren.',
    yes: 'Dort aufstellen',
  },

  unseen: {
    title: 'Noch nicht gesehen',
    hint: 'Blass: deine eigenen, oder offen auf dem Tisch.',
  },
  over: {
    title: 'So ging es aus',
    place: (place) => `${place}.`,
    hiddenLeft: (count) => plural('de', count, 'noch ein Geheimnis', `noch ${count} Geheimnisse`),
    wentOut: 'ausgeschieden',
  },

  finale: {
    lines: {
      won: () => 'Die Waage neigt sich zu dir: Du hast ein Geheimnis bewahrt, als alle anderen verraten waren.',
      shared: (winners) => `Die Waage steht gleich für ${winners}.`,
      lost: (winner) =>
        `Die Waage neigt sich zu ${winner}. Du hast deine Sache gut vertreten; das nächste Urteil ist offen.`,
      watched: (winner) => `Die Waage neigt sich zu ${winner}, und das Geheimnis fand niemand.`,
    },
    kept: (name) => `Bewahrt von ${name}`,
    leftOver: 'Übrig',
    stones: (stones) =>
      inARow(
        'de',
        stones.map((stone) => theStone(stone)),
      ),
    account: ({ dealt, named, given, revealed, madeWay }) =>
      [
        `${dealt} erhalten`,
        ...(named > 0 ? [`${named} von anderen genannt`] : []),
        ...(given > 0 ? [`${given} abgegeben`] : []),
        ...(revealed > 0 ? [`${revealed} aufgedeckt`] : []),
        ...(madeWay > 0 ? [plural('de', madeWay, '1 Auge machte Platz', `${madeWay} Augen machten Platz`)] : []),
      ].join(', '),
  },

  options: {
    dealt: (each, left) => `Alle bekommen ${each}, ${stonesStay(left)}.`,
    drawn: 'Das Los entscheidet',
  },

  notebook: {
    empty: 'Es gibt nichts zu notieren, bevor alle Steine stehen.',
    whose: 'Wessen Steine?',
    about: 'Worum geht es in den Notizen?',
    pages: { cells: 'Steine', rows: 'Reihen', columns: 'Spalten' },
    noneHidden: 'Alle Steine hier liegen offen.',
    colours: 'Farben und Reihen',
    digits: 'Ziffern und Spalten',
    linesHint: 'Tippe auf ein Kästchen, um es durchzustreichen, noch einmal für einen Haken, noch einmal zum Löschen.',
    unmarked: 'nichts notiert',
    yes: 'ja',
    no: 'nein',
    byYou: 'deine Notiz',
    byBook: 'folgt aus dem, was du gesehen hast',
    cell: {
      certain: (cell, stone) => `${cell} ist ${theStone(stone)}.`,
      not: (cell, stone) => `${cell} ist nicht ${theStone(stone)}.`,
      candidates: (cell, count) =>
        plural('de', count, `${cell}: Ein Stein ist möglich.`, `${cell}: ${count} Steine sind möglich.`),
      hint: 'Tippe auf einen Stein, um ihn durchzustreichen, oder auf einen blassen, um zu sehen, warum.',
      toGuess: 'Nennen …',
    },
    whyOut: {
      own: 'Das ist dein eigener Stein.',
      open: 'Dieser Stein liegt schon offen.',
      named: (event) => `Er wurde hier genannt, und das war falsch: „${event}“`,
      lines: 'Mit ihm hier gingen Reihen und Spalten mit den übrigen Steinen nicht auf.',
    },
    since: (event) => `Sicher seit: „${event}“`,
    fromStart: 'So von Anfang an: Deine eigenen Steine fehlen unter den übrigen.',
    legend: {
      title: 'Was die Zeichen bedeuten',
      printed: 'Sicher:',
      pencil: 'Dein Bleistift (auf dem Tisch gestrichelt):',
      table: 'Auf dem Tisch: was ein Stein noch sein kann, die Farbe einer Reihe, die Ziffer einer Spalte.',
    },
  },
};

export default de;
