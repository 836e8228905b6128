import type { Words } from './en.ts';

const nl: Words = {
  asked: 'Wat doe je?',
  waiting: 'De tafel wacht.',
  story: 'Wat er gebeurde',
  begins: 'De partij begint.',
  doIt: 'Doen',
  yes: 'ja',
  no: 'nee',
  atTurn: 'aan de beurt',
  you: 'jij',
  usual: 'zoals gewoonlijk',
  decisions: 'Wat je beslist',
  notes: 'Je aantekeningen',
  note: (n) => `Regel ${n}`,
};

export default nl;
