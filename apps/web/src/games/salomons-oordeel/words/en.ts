import { capital, inARow, plural } from '@wunderkammer/kernel';
import { names } from '@wunderkammer/salomons-oordeel/names/en';
import type { Account, Stone } from '@wunderkammer/salomons-oordeel/pieces';

const { stone: stoneName, theStone } = names;

const stones = (count: number): string => plural('en', count, 'one stone', `${count} stones`);

/** The texts of this table in English; the other languages have the type of this file. */
const en = {
  names,

  prompt: {
    deal: 'The stones are being shuffled.',
    arrange: 'Set up your stones: one colour per row, one digit per column.',
    arrangeOther: 'The others are still setting up their stones.',
    first: 'Lots are drawn to see who begins.',
    guess: 'Point at a hidden stone and name it.',
    guessAgain: 'Right! Name another stone, or stop here.',
    guessOther: (name: string) => `${name} is looking for a stone to name.`,
    youSay: (cell: string, at: string, stone: Stone) => `You say: ${cell} of ${at} is ${theStone(stone)}…`,
    says: (by: string, cell: string, at: string, stone: Stone) => `${by} says: ${cell} of ${at} is ${theStone(stone)}…`,
    guessAgainOther: (name: string) => `${name} guessed right and may go on.`,
    give: 'That was wrong. Which of your stones do you give away?',
    giveOther: (name: string) => `${name} must give a stone away.`,
    open: 'That was wrong. Which of your stones do you reveal?',
    openOther: (name: string) => `${name} must reveal a stone.`,
    settle: (stone: Stone) => `You get ${theStone(stone)}. Where does it belong?`,
    settleOther: (name: string, stone: Stone) => `${name} gets ${theStone(stone)} and is looking for its place.`,
    overWon: 'Your last secret outlived all others. You win!',
    overLost: (name: string) => `${name} kept a secret longest and wins.`,
  },

  board: {
    label: 'The table with everybody’s stones',
    hidden: (count: number) => `${count} hidden`,
    out: 'out',
    arranging: (arranged: boolean): string => (arranged ? 'ready' : 'setting up'),
    described: 'Where everything is',
    yourArrangement: (name: string) => `${name} (you)`,
    hiddenAt: (cells: string) => `Hidden stones on ${cells}.`,
    ownAt: (cells: string) => `Hidden from the others: ${cells}.`,
    openAt: (cells: string) => `Revealed: ${cells}.`,
    stoneAt: (stone: Stone, cell: string) => `${stoneName(stone)} on ${cell}`,
    nothing: 'Nothing stands here yet.',
    middle: (eyes: string) => `In the middle of the table: ${eyes}.`,
    leftOver: (count: number) =>
      plural('en', count, 'One stone stays secret to the end.', `${count} stones stay secret to the end.`),
    passing: (stone: Stone, name: string) => `${capital(theStone(stone))} is on its way to ${name}.`,
  },

  players: {
    hidden: names.hiddenStones,
    out: (place: number) => `out, place ${place}`,
    won: 'wins',
    ready: 'ready',
    arranging: 'setting up',
    protected: 'protected from the next guess',
    protectedShort: 'protected',
    acts: 'to move',
    you: 'you',
  },

  arranging: {
    grid: 'Your arrangement',
    inHand: (stone: Stone) => `${stoneName(stone)}, not set up yet`,
    emptyCell: (cell: string) => `${cell}, empty`,
    stoneOn: (stone: Stone, cell: string) => `${cell}, ${stoneName(stone)}`,
    amiss: 'does not fit',
    taken: (stone: Stone) => `You hold ${theStone(stone)}. Choose its square.`,
    laid: (stone: Stone, cell: string) => `${capital(stoneName(stone))} is on ${cell}.`,
    back: (stone: Stone) => `${capital(stoneName(stone))} is back with your stones.`,
    letGo: 'You hold nothing.',
    forMe: 'Set them up for me',
    another: 'Another way',
    clear: 'Take them all back',
    done: 'Leave them like this',
    left: (count: number) =>
      plural('en', count, 'One stone is still to be set up.', `${count} stones are still to be set up.`),
    fine: 'All stones are in order. Nobody else sees their faces.',
    how: 'Drag a stone onto the cloth, or tap it and then a square. Tap a stone on the cloth to pick it up again.',
  },

  guess: {
    whose: 'Whose stone?',
    row: 'On which row?',
    column: 'In which column?',
    what: (cell: string, name: string) => `What stands on ${cell} of ${name}?`,
    change: 'Another stone',
    stop: 'Stop here',
    own: 'yours',
    open: 'revealed',
    question: (cell: string, name: string, stone: Stone) => `Is ${cell} of ${name} ${theStone(stone)}?`,
    say: 'Say it',
    ruledOut: 'ruled out by your notes',
    ownWarning: 'But that stone is your own.',
    openWarning: 'But that stone has already been revealed.',
    risk: {
      give: 'If it is wrong, you give one of your stones away.',
      open: 'If it is wrong, you reveal one of your stones.',
      nothing: 'With one secret left, a wrong guess only ends your turn.',
    },
  },

  give: {
    which: 'Your hidden stones',
    question: (stone: Stone, cell: string) => `Reveal ${theStone(stone)} on ${cell} and give it away?`,
    yes: 'Give it away',
  },
  open: {
    which: 'Your hidden stones',
    question: (stone: Stone, cell: string) => `Reveal ${theStone(stone)} on ${cell}?`,
    yes: 'Reveal it',
  },
  settle: {
    which: 'Where it may stand',
    only: (cell: string) => `Put it on ${cell}`,
    eyeGoes: 'your eye makes way',
    question: (stone: Stone, cell: string) => `Put ${theStone(stone)} on ${cell}?`,
    eyeQuestion: 'Your eye there makes way and is lost.',
    yes: 'Put it there',
  },

  unseen: {
    title: 'Not seen yet',
    hint: 'Faint: your own, or already revealed.',
  },
  over: {
    title: 'How it ended',
    place: (place: number) => `${place}.`,
    hiddenLeft: (count: number) => plural('en', count, 'one secret left', `${count} secrets left`),
    wentOut: 'out',
  },

  finale: {
    /** To whoever won, shared the victory, lost, or only watched. */
    lines: {
      won: (_winner: string) => 'The scales lean to your side: you kept a secret when all others were told.',
      shared: (winners: string) => `The scales stand level for ${winners}.`,
      lost: (winner: string) => `The scales lean to ${winner}. You argued your case well; the next judgement is open.`,
      watched: (winner: string) => `The scales lean to ${winner}, whose secret nobody found.`,
    },
    kept: (name: string) => `Kept by ${name}`,
    leftOver: 'Left over',
    stones: (stones: readonly Stone[]) =>
      inARow(
        'en',
        stones.map((stone) => theStone(stone)),
      ),
    account: ({ dealt, named, given, revealed, madeWay }: Account) =>
      [
        `${dealt} dealt`,
        ...(named > 0 ? [`${named} named by others`] : []),
        ...(given > 0 ? [`${given} given away`] : []),
        ...(revealed > 0 ? [`${revealed} revealed`] : []),
        ...(madeWay > 0 ? [plural('en', madeWay, '1 eye made way', `${madeWay} eyes made way`)] : []),
      ].join(', '),
  },

  options: {
    dealt: (each: number, left: number) => `${each} each, ${stones(left)} left over.`,
    drawn: 'Lots are drawn',
  },

  notebook: {
    empty: 'There is nothing to note before all stones are set up.',
    whose: 'Whose stones?',
    about: 'What are the notes about?',
    pages: { cells: 'Stones', rows: 'Rows', columns: 'Columns' },
    noneHidden: 'Every stone here has been revealed.',
    colours: 'Colours and rows',
    digits: 'Digits and columns',
    linesHint: 'Tap a square to cross it out, again for a tick, again to clear it.',
    unmarked: 'nothing noted',
    yes: 'yes',
    no: 'no',
    byYou: 'your note',
    byBook: 'follows from what you have seen',
    cell: {
      certain: (cell: string, stone: Stone) => `${cell} is ${theStone(stone)}.`,
      not: (cell: string, stone: Stone) => `${cell} is not ${theStone(stone)}.`,
      candidates: (cell: string, count: number) =>
        plural('en', count, `${cell}: one stone is possible.`, `${cell}: ${count} stones are possible.`),
      hint: 'Tap a stone to cross it out, or a faint one to see why it is.',
      toGuess: 'Name it…',
    },
    whyOut: {
      own: 'That stone is your own.',
      open: 'That stone has been revealed.',
      named: (event: string) => `It was named here, and was wrong: “${event}”`,
      lines: 'With it here, rows and columns would not come out with the stones that are left.',
    },
    since: (event: string) => `Certain since: “${event}”`,
    fromStart: 'So from the start: your own stones are missing from the rest.',
    legend: {
      title: 'What the marks mean',
      printed: 'Certain:',
      pencil: 'Your pencil (dashed on the table):',
      table: 'On the table: what a stone can still be, a row’s colour, a column’s digit.',
    },
  },
};

export type Words = typeof en;
export default en;
