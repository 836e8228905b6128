import type { Words } from './en.ts';

const de: Words = {
  asked: 'Was tust du?',
  waiting: 'Der Tisch wartet.',
  story: 'Was geschah',
  begins: 'Die Partie beginnt.',
  doIt: 'Ausführen',
  yes: 'ja',
  no: 'nein',
  atTurn: 'am Zug',
  you: 'du',
  usual: 'wie üblich',
  decisions: 'Was du entscheidest',
  notes: 'Deine Notizen',
  note: (n) => `Zeile ${n}`,
};

export default de;
