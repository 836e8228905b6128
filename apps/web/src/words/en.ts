import type { Fault } from '../table/source.ts';

const list = (names: readonly string[]): string => new Intl.ListFormat('en', { type: 'conjunction' }).format(names);

/** The texts of the house in English; the other languages have the type of this file. */
const en = {
  list,
  loading: 'One moment…',
  dismiss: 'Close',
  confirm: 'Yes',
  cancel: 'Not yet',
  zoomIn: 'Closer',
  zoomOut: 'Further away',
  toCabinet: 'Back to the cabinet',
  nowhere: { title: 'This drawer is empty', text: 'Nothing is kept at this address. The cabinet has everything else.' },
  curtain: {
    handTo: (name: string) => `Over to ${name}`,
    hidden: 'Nothing is shown until you say that you are there.',
    iAm: (name: string) => `I am ${name}`,
  },
  table: {
    leave: 'Leave the table (the game is kept)',
    tools: 'Log, notebook, rules and settings',
    players: 'Players',
    board: 'Board',
    yourPlace: 'Your place',
    drawer: 'Beside the table',
    log: 'Log',
    notebook: 'Notebook',
    rules: 'Rules',
    menu: 'Menu',
    skip: 'Skip',
    onlyYou: 'only you',
    chance: 'Chance decides',
    over: 'The game is over',
    yourTurn: 'Your turn',
    turnOf: (names: string) => `Waiting for ${names}`,
    ruleOf: (rule: string) => `Rule ${rule}`,
  },
  faults: {
    unknown: {
      title: 'There is no such table here',
      text: 'Perhaps it was cleared away, or it lies in another browser. Your other games are where you left them.',
    },
    damaged: {
      title: 'This game cannot be continued',
      text: 'What was kept of it does not fit the rules any more. Your other games are not touched.',
    },
    unsaved: {
      title: 'This browser keeps nothing',
      text: 'You can play on, but the game is lost when you close or reload the page.',
    },
    crashed: {
      title: 'Something went wrong at this table',
      text: 'The game is kept up to the last move. Reload the page to go on with it.',
    },
  } satisfies Record<Fault['type'], { title: string; text: string }>,
};

export type Words = typeof en;
export default en;
