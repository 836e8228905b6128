import { plural } from '@wunderkammer/kernel';
import type { OnlineSetup } from '@wunderkammer/protocol';

const count = (n: number, one: string, other: string): string => `${n} ${plural('en', n, one, other)}`;

/** The texts of an online table in English; the other languages have the type of this file. */
const en = {
  line: {
    lost: 'The connection is lost. Nothing is gone; it comes back by itself.',
    sending: 'Your decision is being sent…',
    sendingLost: 'Your decision is sent as soon as the connection is back.',
    catchingUp: 'Sending what you noted while away…',
  },
  outdated: {
    title: 'There is a newer version',
    text: 'The house was updated while this page was open. Load it again and carry on where you were.',
  },
  unreachable: {
    title: 'The house does not answer',
    text: 'A table with others needs the house’s server. This page keeps trying; against bots and on one device you can play without it.',
  },
  gone: {
    unknown: {
      title: 'There is no such table',
      text: 'Perhaps the link is not complete, or the table was cleared away long ago.',
    },
    broken: {
      title: 'This table cannot be opened',
      text: 'The house stumbles over it, and that is our mistake. Nothing of it was changed; whoever runs the house finds the reason in the log.',
    },
    forbidden: { title: 'This table is not open to you', text: 'Its host has closed it to others.' },
    closed: {
      title: 'This table was closed',
      text: 'It was closed before the game began. The link leads nowhere any more.',
    },
    watchless: {
      title: 'They play among themselves',
      text: 'At this table nobody may watch, and the game has begun.',
    },
    later: {
      title: 'The game is being played',
      text: 'At this table you may look at the game once it is over. Come back then.',
    },
    past: {
      title: 'They played among themselves',
      text: 'The game at this table is over. Only those who played may look at it.',
    },
    archived: {
      title: 'This table was put away',
      text: 'Nobody had touched it for a long time. The game is kept as it was.',
      revive: 'Bring it back',
      others: 'Somebody who played there can bring it back.',
    },
    lobby: 'Open tables',
  },
  seat: (n: number) => `Seat ${n}`,
  you: 'you',
  host: 'host',
  bot: 'bot',
  free: 'free',
  join: {
    lead: (host: string) => `${host} is keeping a seat for you.`,
    leadAnybody: 'There is a seat for you here.',
    who: 'At the table',
    agreed: 'What was agreed',
    name: 'Your name',
    needName: 'You need a name.',
    sit: 'Sit down',
    full: 'All seats are taken.',
    fullWatch: 'All seats are taken. When the game begins, you can watch it here.',
    freed:
      'Your seat was freed. Perhaps the seats are being rearranged. As long as one is free, you can sit down again.',
  },
  luck: {
    label: 'A word for luck',
    help: 'Chance is made from a sealed secret and from something every player adds. Your browser adds something for you; a word of yours goes in as well.',
    how: 'How that works',
    save: 'Add it',
    saved: 'It is in.',
  },
  agreed: {
    away: (time: string) => `if the game waits ${time} for somebody who is away, a bot may play for them`,
    awayNever: 'however long somebody is away, no bot plays for them',
    awayClock: 'if somebody is away when their time runs out, a bot may play for them',
    games: (n: number) => (n === 1 ? 'a single game' : `a series of ${n} games`),
    gameOf: (n: number, of: number) => `game ${n} of ${of}`,
    listed: 'shown among the open tables',
    private: 'found only by its link',
  },
  room: {
    seats: 'Who sits where',
    sitHere: 'Sit here',
    addBot: 'Bot here',
    exchangeBot: 'Choose another bot',
    removeBot: 'Send the bot away',
    remove: (name: string) => `Send ${name} away`,
    swap: (name: string) => `Swap with ${name}`,
    swapFree: (n: number) => `To seat ${n}`,
    change: (seat: string) => `Change ${seat}`,
    here: 'here',
    away: 'not here now',
    ready: 'has added something to chance',
    invite: 'Invite',
    inviteText: 'Whoever has this link can sit down. They need a name, nothing else.',
    inviteLocked:
      'Whoever has this link and is known in this house can sit down. New people also need an invitation, from whoever runs the house.',
    link: 'Link to this table',
    share: 'Share',
    shareText: (game: string) => `Come and play ${game} with me`,
    qr: 'A QR code that leads to this table',
    local:
      'This link opens on this device only. For friends on other devices the house needs an address in your network: whoever started it was shown one. Open this page there, and the link works for them, too.',
    start: 'Begin the game',
    startWhy: (n: number) => `${count(n, 'seat is', 'seats are')} still free. Send the link, or put bots there.`,
    startHost: (host: string) => `${host} begins the game when everybody is there.`,
    startReady: 'Everybody is there.',
    stand: 'Leave the seat',
    close: 'Close the table',
    closeSure: 'Close this table? Its link will then lead nowhere.',
    closeYes: 'Close it',
  },
  company: {
    title: 'Company',
    people: 'At the table',
    here: 'here',
    away: 'away',
    bot: 'a bot plays',
    handed: 'a bot is standing in',
    handedYou: 'a bot plays for you',
    resigned: 'has given up',
    agrees: 'wants to end the game',
    muted: 'muted',
    watchers: (n: number) =>
      n === 0 ? 'Nobody is watching.' : `${count(n, 'person is watching', 'people are watching')}.`,
    mute: (name: string) => `Mute ${name}`,
    unmute: (name: string) => `Let ${name} speak again`,
    handAbsent: (name: string) => `Let a bot play for ${name}`,
    missed: (name: string, time: string, when: string) =>
      `The game is waiting for ${name}. If they stay away, you may let a bot play for them ${time} (${when}).`,
    missedClock: (name: string) => `If ${name} is still away when the time runs out, you may let a bot play for them.`,
    more: 'Leave, end, give up',
    hand: 'Let a bot play for me',
    handText: 'For as long as you like. You can take your seat back at any time.',
    takeBack: 'Take my seat back',
    propose: 'Propose to end the game',
    proposeText: 'If everybody agrees, it ends without a winner.',
    proposeLater: 'Somebody proposed it a moment ago. Play on for a few moves first.',
    withdraw: 'Play on after all',
    resign: 'Give up',
    resignText: 'A bot takes your seat for good; with two players the game ends.',
    resignSure: 'Give up this game? This cannot be undone.',
    resignYes: 'Give up',
    link: 'Link to this table',
  },
  chat: {
    title: 'Chat',
    empty: 'Nobody has said anything yet.',
    say: 'Say something',
    send: 'Say',
    off: 'The host has turned the chat off.',
    muted: 'The host has muted you.',
    watcher: 'Only those who play can chat.',
    turnOff: 'Turn the chat off',
    turnOn: 'Turn the chat on',
    unread: (n: number) => `${n} unread`,
    removed: 'somebody who left',
    refused: 'That was not said. Wait a moment and try again.',
  },
  strip: {
    label: 'Who is here, and the clocks',
    watching: 'You are watching: you see what lies open.',
    watchers: (n: number) => count(n, 'watcher', 'watchers'),
    left: (time: string) => `${time} left`,
    low: (time: string) => `You have ${time} left.`,
  },
  notices: {
    handed: 'A bot is playing for you.',
    handedBy: (name: string) => `${name} let a bot play for you while you were away.`,
    late: (when: string) => `The others were waiting for you. Since ${when}, they could have let a bot play for you.`,
    nearlyLate: (when: string) =>
      `The others were waiting for you. From ${when} on, they could have let a bot play for you; now that you are here, the time starts again.`,
    missed: (name: string) => `The game is waiting for ${name}, who has been away for as long as you agreed to wait.`,
    missedClock: (name: string) => `The game is waiting for ${name}, who is away and ran out of time.`,
    resigned: 'You have given up. A bot plays on for you.',
    forgotten: 'The house no longer knows you on this device, so from here on you watch.',
    who: 'Who am I here?',
    proposal: (names: string, many: boolean) =>
      `${names} ${many ? 'propose' : 'proposes'} to end the game without a winner.`,
    agree: 'Agree',
    decline: 'No, play on',
    declined: (name: string) => `${name} wants to play on, so the game is not ended.`,
    proposed: 'You have proposed to end the game. Not everybody has answered yet.',
    unasked: {
      bot: (n: number) => `A bot made ${count(n, 'decision', 'decisions')} for you.`,
      clock: (n: number) =>
        n === 1
          ? 'Your time had run out: a bot made this decision for you.'
          : `Your time had run out: a bot made ${n} decisions for you.`,
    },
    unkept: {
      full: (n: number) =>
        `The notebook is full: ${n === 1 ? 'your last note was' : `your last ${n} notes were`} not kept.`,
      other: (n: number) => `${n === 1 ? 'Your last note' : `Your last ${n} notes`} could not be kept.`,
    },
    damaged: {
      lost: 'Part of this table was lost. You see what is left; whoever runs the house decides whether it goes on.',
      unfit:
        'This game was begun with an older version and does not fit today’s rules and board. Whoever runs the house can let it go on from here, or close it.',
    },
    archive: (day: string) => `Nobody has played here for a long time: this table will be put away on ${day}.`,
  },
  news: {
    clock: (name: string) => `${name} ran out of time: a bot made that decision.`,
    handed: (name: string) => `A bot is standing in for ${name}.`,
    back: (name: string) => `${name} is playing again.`,
    resigned: (name: string) => `${name} has given up. A bot plays on.`,
    left: (name: string) => `${name} has left the house. A bot plays on.`,
    declined: (name: string) => `${name} wants to play on. The proposal is off.`,
    away: (name: string) => `${name} is no longer at the table. The seat stays theirs.`,
    here: (name: string) => `${name} is at the table again.`,
  },
  ending: {
    resigned: (name: string) => `${name} has given up`,
    resignedYou: 'You have given up',
    agreed: 'Ended by agreement',
    closed: 'The house has closed this table',
  },
  next: {
    go: 'To the next game',
    offered: (name: string) => `${name} has set up the next game and is keeping a seat for you.`,
    ready: 'The next game is set up.',
    sit: 'Sit down',
    stay: 'Stay here',
    full: 'The house is full just now. Try again a little later.',
  },
  watch: {
    nobody: 'nobody may watch',
    public: 'everybody may watch what lies open',
    after: 'everybody may look at it afterwards',
  } satisfies Record<OnlineSetup['watch'], string>,
};

export type Words = typeof en;
export default en;
