import type { Words } from './en.ts';

const nl: Words = {
  asked: 'Wat doe je?',
  waiting: 'De tafel wacht.',
  story: 'Wat er gebeurde',
  begins: 'Het spel begint.',
  doIt: 'Doen',
  yes: 'ja',
  no: 'nee',
  atTurn: 'aan zet',
  you: 'jij',
  usual: 'zoals gewoonlijk',
  decisions: 'Wat je beslist',
  notes: 'Je aantekeningen',
  note: (n) => `Regel ${n}`,
};

export default nl;
