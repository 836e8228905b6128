import { plural } from '@wunderkammer/kernel';
import type { Clock, OnlineSetup } from '@wunderkammer/protocol';
import type { ApiError } from '../api.ts';
import type { Preset } from '../clock.ts';
import type { PushState } from '../push.ts';
import { duration, type Unit } from '../time.ts';

const count = (n: number, one: string, other: string): string => `${n} ${plural('en', n, one, other)}`;

/** The texts of online play outside the tables in English; the other languages have the type of this file. */
const en = {
  nav: { label: 'Online', lobby: 'Open tables', mine: 'My tables', me: 'Me' },
  lost: 'The connection is lost and is being restored. What you see may be out of date.',
  again: 'Try again',
  copy: 'Copy',
  copied: 'Copied',
  selected: 'Selected: copy it from there',
  clock: (clock: Clock): string => {
    if (clock.type === 'none') return 'no clock';
    const time = duration('en', clock.seconds);
    if (clock.type === 'move') return `${time} a move`;
    return clock.bonus === 0 ? `${time} each` : `${time} each + ${clock.bonus} s a move`;
  },
  aids: { none: 'no notes', notes: 'with notes', automatic: 'automatic notes' } satisfies Record<
    OnlineSetup['aids'],
    string
  >,
  watching: {
    nobody: 'nobody may watch',
    public: 'may be watched',
    after: 'may be watched afterwards',
  } satisfies Record<OnlineSetup['watch'], string>,
  seats: {
    free: (n: number): string => `${count(n, 'seat', 'seats')} free`,
    full: 'all seats taken',
    bot: (name: string): string => `${name} (bot)`,
  },
  error: {
    message: {
      title: 'That was not understood',
      text: 'The house could not read the request. Loading the page again usually mends it.',
    },
    protocol: { title: 'There is a newer version', text: 'This page is older than the house. Load it again.' },
    unknown: { title: 'Nothing here', text: 'What you are looking for is not here, or no longer.' },
    unauthenticated: { title: 'Who are you?', text: 'The house does not know you on this device yet.' },
    forbidden: { title: 'Not yours to do', text: 'That belongs to somebody else.' },
    'not-now': { title: 'Not now', text: 'That is not possible at this moment.' },
    taken: { title: 'Somebody was faster', text: 'That place is taken already.' },
    stale: { title: 'The table has moved on', text: 'Something happened in the meantime. Have another look.' },
    rule: { title: 'The rules forbid it', text: 'A rule of the game does not allow that.' },
    options: { title: 'These options do not fit', text: 'The game cannot be played like that. Choose again.' },
    damaged: {
      title: 'This table is damaged',
      text: 'It cannot be read to its end. You can look at it; whoever runs the house decides whether it goes on.',
    },
    'rate-limited': {
      title: 'A little slower',
      text: 'That was too much in a short time. Wait a moment and try again.',
    },
    code: { title: 'This code does not fit', text: 'It is mistyped, used up, or too old. Check it, or get a new one.' },
    locked: { title: 'By invitation only', text: 'This house lets in people with an invitation.' },
    unavailable: { title: 'One moment', text: 'The house is just stopping or starting. Nothing was done; try again.' },
    internal: { title: 'Our mistake', text: 'Something went wrong in the house. Nothing was done; try again.' },
    offline: {
      title: 'You are offline',
      text: 'Online play needs a network. Against bots and on one device you can play without one.',
    },
    full: {
      title: 'No table is free',
      text: 'You are at as many tables as one person may be, or the house is full. Finish one of yours, or come back later.',
    },
    unreachable: {
      title: 'The house does not answer',
      text: 'Online play needs the house’s server. Against bots and on one device you can play without it.',
    },
    version: { title: 'There is a newer version', text: 'This page does not understand the answer. Load it again.' },
  } satisfies Record<ApiError, { title: string; text: string }>,
  wait: (seconds: number): string => `Try again in ${duration('en', Math.ceil(seconds))}.`,
  door: {
    title: 'By invitation only',
    lead: 'Whoever runs this house has locked it. If you have an invitation, come in. Against bots and on one device you can play without one.',
    invitation: 'Invitation',
    name: 'Your name',
    enter: 'Come in',
    other: 'I am in already, on another device',
  },
  lobby: {
    title: 'Open tables',
    lead: 'Sit down with others, or watch them play.',
    waiting: 'Waiting for players',
    playing: 'To watch',
    none: 'No table is open.',
    noneAtAll: 'It is quiet here. Open a table, and it waits for others; or send a friend its link.',
    open: 'Open a table',
    openOf: (game: string): string => `Open a table: ${game}`,
    join: 'Sit down',
    watch: 'Watch',
    nobodyYet: 'Nobody sits there yet',
    summary: (waiting: number, playing: number): string =>
      `${count(waiting, 'table waits', 'tables wait')} for players, ${count(playing, 'game', 'games')} to watch.`,
  },
  open: {
    title: (game: string): string => `With friends: ${game}`,
    lead: 'You get a link to send to your friends. They need a name, nothing else.',
    leadLocked:
      'You get a link for your friends. New people also need an invitation, since this house is locked; whoever runs it can make one.',
    who: 'Who plays',
    name: 'Your name',
    seats: 'Seats',
    seatsHelp: 'Bots can sit on the seats that stay free.',
    seat: (n: number): string => `Seat ${n}`,
    listed: 'Who may sit down',
    link: 'whoever has the link',
    everybody: 'everybody',
    linkHelp: 'The table can be found only by its link.',
    everybodyHelp: 'The table is shown among the open tables.',
    clock: 'Time',
    clocks: {
      none: 'no clock',
      brisk: '2 minutes a move',
      day: '1 day a move',
      days: '3 days a move',
      bank: '30 minutes each + 10 s',
    } satisfies Record<Preset, string>,
    ownClock: 'another clock',
    clockHelp:
      'When somebody’s time is up, a bot plays that one move. If they are away then, the others may let it play on.',
    noClockHelp: 'Everybody takes the time they need, even if it is days.',
    away: 'If somebody stays away',
    awayNames: (seconds: number | null): string => (seconds === null ? 'wait for ever' : duration('en', seconds)),
    awayHelp: (seconds: number | null): string =>
      seconds === null
        ? 'The game waits for everybody, however long. Nobody can let a bot play for somebody else.'
        : `When the game has waited ${duration('en', seconds)} for somebody who is not here, the others may let a bot play for them. Halfway through they get a notification, if they allow it; the seat stays theirs to take back.`,
    kind: 'Time for',
    move: 'each move',
    bank: 'the whole game',
    amount: 'How much',
    unit: 'Unit',
    units: { day: 'days', hour: 'hours', minute: 'minutes', second: 'seconds' } satisfies Record<Unit, string>,
    bonus: 'Seconds more for each move',
    watch: 'Who may watch',
    watchNames: { nobody: 'nobody', public: 'everybody', after: 'afterwards' } satisfies Record<
      OnlineSetup['watch'],
      string
    >,
    watchHelp: {
      nobody: 'Only those who play see anything.',
      public: 'Whoever has the link sees what lies open; what is hidden stays hidden.',
      after: 'The game can be looked at once it is over.',
    } satisfies Record<OnlineSetup['watch'], string>,
    go: 'Open the table',
    opening: 'The table is being laid…',
    needName: 'You need a name.',
    summary: {
      link: 'by link only',
      listed: 'open to everybody',
    },
  },
  mine: {
    title: 'My tables',
    turn: (n: number): string =>
      n === 0 ? 'Nobody is waiting for you.' : `${count(n, 'table waits', 'tables wait')} for you.`,
    yours: 'Your turn',
    going: 'The others’ turn',
    waiting: 'Not begun',
    over: 'Finished',
    archived: 'Put away',
    none: 'You sit at no table yet.',
    noneText: 'Sit down to a game in the cabinet, or see who is waiting for players.',
    here: 'on this device',
    look: 'See the open tables',
    waitsForSeats: (n: number): string => `Waiting for ${count(n, 'more player', 'more players')}.`,
    waitsForStart: 'Everybody is there: it can begin.',
    waitsFor: (names: string): string => `Waiting for ${names}.`,
    won: (names: string, several: boolean): string => (several ? `${names} won together.` : `${names} won.`),
    ended: { resigned: 'Ended by giving up.', agreed: 'Ended by agreement.', closed: 'Closed.' },
    isArchived: 'Put away, and kept: open it to bring it back.',
    putAway: (day: string): string => `Nobody has been here for a long time: it will be put away on ${day}.`,
    touched: (when: string | undefined): string => (when === undefined ? 'active just now' : `last active ${when}`),
    replay: 'Replay',
    result: 'Result',
  },
  me: {
    title: 'Me',
    lead: 'The house knows you by this browser. There is no password and no e-mail address.',
    newcomer: 'What shall we call you?',
    newcomerText: 'A name is enough to play with others. You can change it at any time.',
    known: 'Do you play here on another device already?',
    enter: 'Enter a code',
    name: 'Your name',
    save: 'Save',
    saved: 'Saved.',
    become: 'That is me',
    language: 'Language',
    languageHelp: 'Of the page, and of your notifications.',
    device: 'On another device',
    deviceText: 'Be the same person on your phone or another computer: get a code here and enter it there.',
    deviceGet: 'Get a code',
    deviceShown: 'Enter this on the other device, or scan it there:',
    deviceWhere: (address: string): string => `The code is entered at ${address}.`,
    deviceUntil: (time: string): string => `It works once, until ${time}.`,
    deviceOver: 'This code has expired.',
    qr: 'A QR code that leads to the same address',
    sessions: 'Where you are known',
    sessionsText:
      'Every device and program by which the house knows you. End any that you do not recognise, or no longer use.',
    sessionOn: (browser: string | undefined, system: string | undefined): string =>
      browser !== undefined && system !== undefined
        ? `${browser} on ${system}`
        : (browser ?? system ?? 'An unknown program'),
    sessionProgram: (game: string | undefined): string =>
      game === undefined ? 'A program that plays for you' : `A program that plays for you: ${game}`,
    sessionHere: 'this device',
    sessionSince: (date: string): string => `since ${date}`,
    sessionUsed: (when: string): string => `last used ${when}`,
    sessionEnd: 'End',
    sessionEndOf: (name: string): string => `End: ${name}`,
    sessionEnded: (name: string): string => `Ended: ${name}.`,
    recovery: 'Recovery code',
    recoveryText:
      'If this browser forgets you, only a recovery code brings you back to your tables. Write it on paper, or keep it where you keep passwords.',
    recoveryNone: 'You have none yet.',
    recoveryThere: 'You have one. A new one ends the old one.',
    recoveryGet: 'Make a recovery code',
    recoveryNew: 'Make a new one',
    recoveryNewSure: 'Make a new recovery code? The old one will no longer work.',
    recoveryShown: 'This is your recovery code. It is shown only now.',
    recoveryKept: 'I have written it down',
    notices: 'Notifications',
    noticesText: 'This browser tells you when it is your turn and you are away.',
    noticesState: {
      insecure:
        'Not over this connection: browsers allow it over https only. Everything else works. Whoever runs the house can read how in docs/HOSTING.md.',
      install: 'On an iPhone or iPad: add the cabinet to your home screen, open it there, and turn it on.',
      unsupported: 'This browser cannot do it.',
      unavailable: 'This house sends none.',
      denied: 'You told this browser not to. You can change that in its settings for this page.',
      off: 'They are off.',
      on: 'They are on in this browser.',
    } satisfies Record<PushState, string>,
    noticesOn: 'Turn on',
    noticesOff: 'Turn off',
    noticesTry: 'Show me one',
    noticesTried: 'One should appear now. If not, have a look at the notification settings of your system.',
    noticesRefused: 'The browser did not allow it.',
    sampleTitle: 'Your turn',
    sampleText: 'This is what it looks like when a table waits for you.',
    programs: 'For programs',
    programsText:
      'A program may play your seat. It gets a token that can do nothing else, gives it in its first message, and sees no more than you would. Every message is described in docs/PROTOCOL.md, beside a small bot to begin with.',
    programsNone: 'Once you sit at a table, you get its token here.',
    programsTable: 'Table',
    programsGet: 'Get a token',
    programsShown: 'Whoever has this token plays your seat at this table:',
    leave: 'Leave',
    leaveText: 'This device forgets you; your tables stay. You come back with a code.',
    leaveGo: 'Leave this device',
    leaveSure: 'Leave this device?',
    leaveLost:
      'Leave this device? You have no recovery code: unless you are here on another device too, you cannot come back.',
    erase: 'Delete me',
    eraseText:
      'Your name, your codes and your notifications are deleted. Where you still play, a bot takes your seat, so that the others can go on. This cannot be undone.',
    eraseGo: 'Delete me and my data',
    eraseSure: (name: string): string => `Delete ${name} for good?`,
    stay: 'Stay',
    gone: 'Goodbye. This device no longer knows you.',
    erased: 'You have been deleted. Goodbye.',
  },
  enter: {
    title: 'Enter a code',
    lead: 'A code from another device, or your recovery code. Capitals, spaces and dashes do not matter.',
    code: 'Code',
    go: 'That is me',
    here: (name: string): string => `Here you are ${name}`,
    instead: (name: string): string =>
      `Once you enter a code, this device knows you as the person the code belongs to, and no longer as ${name}.`,
    tables: (n: number): string => `You sit at ${count(n, 'table', 'tables')} that you then cannot reach from here.`,
    elsewhere: (name: string, n: number): string => `You stay ${name} on ${count(n, 'other device', 'other devices')}.`,
    back: (name: string): string => `With your recovery code you can become ${name} again.`,
    never: (name: string, elsewhere: boolean): string =>
      elsewhere
        ? `You have no recovery code: should your other devices forget you too, you can never be ${name} again. Make one first.`
        : `You have no recovery code: without one you can never be ${name} again, and neither can anybody else. Make one first.`,
    sure: (name: string): string => `Stop being ${name} on this device?`,
    replace: (name: string): string => `Stop being ${name}`,
    stay: (name: string): string => `Stay ${name}`,
    needCode: 'Type the code first.',
  },
};

export default en;
export type HouseWords = typeof en;
