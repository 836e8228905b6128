import { plural } from '@wunderkammer/kernel';
import type { Aids } from '../../table/source.ts';
import type { PlanFault, TableKind, Who } from '../plan.ts';

/** What is said on the sheet where a table is agreed on, in English; the other languages have the type of this file. */
const en = {
  title: (game: string) => `A table for ${game}`,
  games: 'Which game',
  players: 'Who plays',
  howMany: 'Players',
  others: 'You play with',
  othersAre: { bot: 'bots', here: 'friends here', link: 'friends by link' } satisfies Record<
    Exclude<Who, 'you'>,
    string
  >,
  othersHelp: {
    bot: 'Bots sit down with you. It works without a network.',
    here: 'This device goes around the table; what is secret is hidden from the others.',
    link: 'You get a link to send. Your friends need a name, nothing else.',
  } satisfies Record<Exclude<Who, 'you'>, string>,
  /** The same where nobody has secrets. */
  hereOpenly: 'This device goes around the table.',
  seat: (n: number) => `Seat ${n}`,
  name: 'Name',
  is: { you: 'you', here: 'on this device', link: 'comes by the link' } satisfies Record<Exclude<Who, 'bot'>, string>,
  friend: 'A friend',
  change: 'Change',
  whoSits: (n: number) => `Who sits on seat ${n}?`,
  sits: {
    you: 'I sit here myself',
    here: 'A friend on this device',
    link: 'A friend by a link',
  } satisfies Record<Exclude<Who, 'bot'>, string>,
  orBot: 'Or one of the bots',
  options: 'How you play',
  aids: 'Memory',
  aidsHelp: {
    none: 'Nobody keeps notes: it is all in the head.',
    notes: 'Everybody has a notebook to put marks in.',
    automatic: 'The notebook also fills in what follows from what you have seen.',
  } satisfies Record<Aids, string>,
  aidNames: { none: 'no notes', notes: 'a notebook', automatic: 'a notebook that helps' } satisfies Record<
    Aids,
    string
  >,
  series: 'Games',
  seriesHelp: (n: number) => (n === 1 ? 'A single game.' : `A series of ${n} games with a running total.`),
  terms: 'Clock and company',
  summary: {
    solo: (names: string) => `You against ${names}`,
    passed: (names: string) => `On this device: ${names}`,
    online: (_names: string, friends: number) => `A link for ${friends} ${plural('en', friends, 'friend', 'friends')}`,
  } satisfies Record<TableKind, (names: string, friends: number) => string>,
  start: 'Sit down',
  faults: { needName: 'Everybody needs a name.', sameName: 'Two players have the same name.' } satisfies Record<
    PlanFault,
    string
  >,
};

export type Words = typeof en;
export default en;
