import { capital, inARow, plural } from '@wunderkammer/kernel';
import { names } from '@wunderkammer/salomons-oordeel/names/nl';
import type { Words } from './en.ts';

const { stone: stoneName, theStone } = names;

const stones = (count: number): string => plural('nl', count, 'één steen', `${count} stenen`);

const nl: Words = {
  names,

  prompt: {
    deal: 'De stenen worden geschud.',
    arrange: 'Stel je stenen op: per rij één kleur, per kolom één cijfer.',
    arrangeOther: 'De anderen stellen hun stenen nog op.',
    first: 'Er wordt geloot wie begint.',
    guess: 'Wijs een geheime steen aan en noem hem.',
    guessAgain: 'Goed! Noem nog een steen, of stop hier.',
    guessOther: (name) => `${name} zoekt een steen om te noemen.`,
    youSay: (cell, at, stone) => `Jij zegt: ${cell} van ${at} is ${theStone(stone)}…`,
    says: (by, cell, at, stone) => `${by} zegt: ${cell} van ${at} is ${theStone(stone)}…`,
    guessAgainOther: (name) => `${name} raadde goed en mag doorgaan.`,
    give: 'Dat was fout. Welke van je stenen geef je weg?',
    giveOther: (name) => `${name} moet een steen weggeven.`,
    open: 'Dat was fout. Welke van je stenen draai je open?',
    openOther: (name) => `${name} moet een eigen steen opendraaien.`,
    settle: (stone) => `Je krijgt ${theStone(stone)}. Waar hoort die thuis?`,
    settleOther: (name, stone) => `${name} krijgt ${theStone(stone)} en zoekt de juiste plaats.`,
    overWon: 'Jouw laatste geheim hield het langst stand. Je wint!',
    overLost: (name) => `${name} bewaarde het langst een geheim en wint.`,
  },

  board: {
    label: 'De tafel met ieders stenen',
    hidden: (count) => `${count} geheim`,
    out: 'af',
    arranging: (arranged) => (arranged ? 'staat klaar' : 'stelt op'),
    described: 'Waar alles staat',
    yourArrangement: (name) => `${name} (jij)`,
    hiddenAt: (cells) => `Geheime stenen op ${cells}.`,
    ownAt: (cells) => `Geheim voor de anderen: ${cells}.`,
    openAt: (cells) => `Open: ${cells}.`,
    stoneAt: (stone, cell) => `${stoneName(stone)} op ${cell}`,
    nothing: 'Hier staat nog niets.',
    middle: (eyes) => `In het midden van de tafel: ${eyes}.`,
    leftOver: (count) =>
      plural('nl', count, 'Eén steen blijft geheim tot het einde.', `${count} stenen blijven geheim tot het einde.`),
    passing: (stone, name) => `${capital(theStone(stone))} is onderweg naar ${name}.`,
  },

  players: {
    hidden: names.hiddenStones,
    out: (place) => `af, plaats ${place}`,
    won: 'wint',
    ready: 'staat klaar',
    arranging: 'stelt op',
    protected: 'beschermd bij je eerste keer raden',
    protectedShort: 'beschermd',
    acts: 'aan de beurt',
    you: 'jij',
  },

  arranging: {
    grid: 'Jouw opstelling',
    inHand: (stone) => `${stoneName(stone)}, nog niet opgesteld`,
    emptyCell: (cell) => `${cell}, leeg`,
    stoneOn: (stone, cell) => `${cell}, ${stoneName(stone)}`,
    amiss: 'past niet',
    taken: (stone) => `Je hebt ${theStone(stone)} vast. Kies een vakje.`,
    laid: (stone, cell) => `${capital(stoneName(stone))} staat op ${cell}.`,
    back: (stone) => `${capital(stoneName(stone))} ligt weer bij je stenen.`,
    letGo: 'Je hebt niets vast.',
    forMe: 'Zet ze voor mij neer',
    another: 'Nog eens anders',
    clear: 'Alles terugnemen',
    done: 'Zo laten staan',
    left: (count) =>
      plural(
        'nl',
        count,
        'Er moet nog één steen een plaats krijgen.',
        `Er moeten nog ${count} stenen een plaats krijgen.`,
      ),
    fine: 'Alle stenen staan goed. Alleen jij ziet wat erop staat.',
    how: 'Sleep een steen naar het laken, of tik hem aan en daarna een vakje. Tik op een steen die staat om hem weer op te pakken.',
  },

  guess: {
    whose: 'Van wie is de steen?',
    row: 'Op welke rij?',
    column: 'In welke kolom?',
    what: (cell, name) => `Wat staat er op ${cell} bij ${name}?`,
    change: 'Een andere steen',
    stop: 'Hier stoppen',
    own: 'van jou',
    open: 'ligt open',
    question: (cell, name, stone) => `Is ${cell} van ${name} ${theStone(stone)}?`,
    say: 'Zeg het',
    ruledOut: 'valt af volgens je notities',
    ownWarning: 'Maar die steen heb je zelf.',
    openWarning: 'Maar die steen ligt al open.',
    risk: {
      give: 'Is het fout, dan geef je een van je stenen weg.',
      open: 'Is het fout, dan draai je een van je stenen open.',
      nothing: 'Met nog één geheim kost fout raden je alleen de beurt.',
    },
  },

  give: {
    which: 'Jouw geheime stenen',
    question: (stone, cell) => `${capital(theStone(stone))} op ${cell} opendraaien en weggeven?`,
    yes: 'Geef weg',
  },
  open: {
    which: 'Jouw geheime stenen',
    question: (stone, cell) => `${capital(theStone(stone))} op ${cell} opendraaien?`,
    yes: 'Draai open',
  },
  settle: {
    which: 'Waar hij mag staan',
    only: (cell) => `Zet hem op ${cell}`,
    eyeGoes: 'je oog moet wijken',
    question: (stone, cell) => `${capital(theStone(stone))} op ${cell} zetten?`,
    eyeQuestion: 'Je oog daar moet wijken; dat ben je dan kwijt.',
    yes: 'Zet hem daar',
  },

  unseen: {
    title: 'Nog niet gezien',
    hint: 'Flets: van jou, of open op tafel.',
  },
  over: {
    title: 'Zo liep het af',
    place: (place) => `${place}.`,
    hiddenLeft: (count) => plural('nl', count, 'nog één geheim', `nog ${count} geheimen`),
    wentOut: 'afgevallen',
  },

  finale: {
    lines: {
      won: () => 'De weegschaal slaat door naar jouw kant: jij bewaarde een geheim toen alle andere bekend waren.',
      shared: (winners) => `De weegschaal staat gelijk voor ${winners}.`,
      lost: (winner) =>
        `De weegschaal slaat door naar ${winner}. Je hebt je zaak goed bepleit; het volgende oordeel ligt nog open.`,
      watched: (winner) => `De weegschaal slaat door naar ${winner}: dat geheim vond niemand.`,
    },
    kept: (name) => `Bewaard door ${name}`,
    leftOver: 'Over',
    stones: (stones) =>
      inARow(
        'nl',
        stones.map((stone) => theStone(stone)),
      ),
    account: ({ dealt, named, given, revealed, madeWay }) =>
      [
        `${dealt} gekregen`,
        ...(named > 0 ? [`${named} genoemd door anderen`] : []),
        ...(given > 0 ? [`${given} weggegeven`] : []),
        ...(revealed > 0 ? [`${revealed} onthuld`] : []),
        ...(madeWay > 0 ? [plural('nl', madeWay, '1 oog maakte plaats', `${madeWay} ogen maakten plaats`)] : []),
      ].join(', '),
  },

  options: {
    dealt: (each, left) => `Ieder ${each}, ${stones(left)} over.`,
    drawn: 'Het lot beslist',
  },

  notebook: {
    empty: 'Er valt niets te noteren voordat alle stenen staan.',
    whose: 'Wiens stenen?',
    about: 'Waarover gaan de notities?',
    pages: { cells: 'Stenen', rows: 'Rijen', columns: 'Kolommen' },
    noneHidden: 'Alle stenen hier liggen open.',
    colours: 'Kleuren en rijen',
    digits: 'Cijfers en kolommen',
    linesHint: 'Tik op een vakje om het door te strepen, nog eens voor een vinkje, nog eens om het te wissen.',
    unmarked: 'niets genoteerd',
    yes: 'ja',
    no: 'nee',
    byYou: 'jouw notitie',
    byBook: 'volgt uit wat je zag',
    cell: {
      certain: (cell, stone) => `${cell} is ${theStone(stone)}.`,
      not: (cell, stone) => `${cell} is niet ${theStone(stone)}.`,
      candidates: (cell, count) =>
        plural('nl', count, `${cell}: er kan maar één steen staan.`, `${cell}: er kunnen nog ${count} stenen staan.`),
      hint: 'Tik op een steen om hem door te strepen, of op een vage om te zien waarom.',
      toGuess: 'Noemen…',
    },
    whyOut: {
      own: 'Die steen is van jou.',
      open: 'Die steen ligt al open.',
      named: (event) => `Hij is hier genoemd, en dat was fout: ‘${event}’`,
      lines: 'Met hem hier zouden rijen en kolommen niet uitkomen met de stenen die over zijn.',
    },
    since: (event) => `Zeker sinds: ‘${event}’`,
    fromStart: 'Zo vanaf het begin: jouw eigen stenen ontbreken bij de rest.',
    legend: {
      title: 'Wat de tekens betekenen',
      printed: 'Zeker:',
      pencil: 'Jouw potlood (op tafel gestippeld):',
      table: 'Op tafel: wat een steen nog kan zijn, de kleur van een rij, het cijfer van een kolom.',
    },
  },
};

export default nl;
