import { plural } from '@wunderkammer/kernel';

/** The texts of the end of a game in English; the other languages have the type of this file. */
const en = {
  /** To whoever won, or shared the victory. */
  won: 'You win',
  shared: 'You share the victory',
  goOn: 'Go on',
  onTable: 'On the table',
  rank: 'Rank',
  player: 'Player',
  score: 'Result',
  total: 'Total so far',
  seriesOver: (names: string) => `The series goes to ${names}`,
  story: 'How it went',
  storyHint: 'Each picture opens the replay at that moment.',
  luck: 'How the throws fell',
  replay: 'Replay',
  export: 'Save the record',
  look: 'Look at the table',
  noRecord: 'The record could not be fetched. Try again in a moment.',
  /** After a guided game: on to a table of one's own. */
  shortGame: 'Play a short real game',
  records: {
    title: (seats: number) => `On this device, at ${seats} seats`,
    played: (n: number, won: number) => `${n} ${plural('en', n, 'game', 'games')} played, ${won} won.`,
    streak: (n: number) => `Longest run: ${n} won in a row.`,
    best: (score: string) => `Best result: ${score}.`,
    fresh: 'That is a new best.',
    clear: 'Forget these',
    cleared: 'Forgotten.',
  },
};

export type Words = typeof en;
export default en;
