/** The texts of the plain table in English; the other languages have the type of this file. */
const en = {
  asked: 'What do you do?',
  waiting: 'The table waits.',
  story: 'What happened',
  begins: 'The game begins.',
  doIt: 'Do it',
  yes: 'yes',
  no: 'no',
  atTurn: 'to move',
  you: 'you',
  usual: 'as usual',
  decisions: 'What you decide',
  notes: 'Your notes',
  note: (n: number) => `Line ${n}`,
};

export type Words = typeof en;
export default en;
