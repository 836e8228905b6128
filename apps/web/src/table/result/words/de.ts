import { plural } from '@wunderkammer/kernel';
import type { Words } from './en.ts';

const de: Words = {
  won: 'Du gewinnst',
  shared: 'Du teilst dir den Sieg',
  goOn: 'Weiter',
  onTable: 'Auf dem Tisch',
  rank: 'Rang',
  player: 'Spieler',
  score: 'Ergebnis',
  total: 'Zwischenstand',
  seriesOver: (names) => `Die Reihe geht an ${names}`,
  story: 'So lief es',
  storyHint: 'Jedes Bild öffnet diesen Moment zum Nachspielen.',
  luck: 'So fielen die Würfe',
  replay: 'Nachspielen',
  export: 'Partie speichern',
  look: 'Den Tisch ansehen',
  noRecord: 'Die Partie ließ sich nicht laden. Versuch es gleich noch einmal.',
  shortGame: 'Eine kurze richtige Partie spielen',
  records: {
    title: (seats) => `Auf diesem Gerät, zu ${['', '', 'zweit', 'dritt', 'viert'][seats] ?? `${seats}`}`,
    played: (n, won) => `${n} ${plural('de', n, 'Partie', 'Partien')} gespielt, ${won} gewonnen.`,
    streak: (n) => `Längste Serie: ${n} Siege hintereinander.`,
    best: (score) => `Bestes Ergebnis: ${score}.`,
    fresh: 'Das ist ein neuer Bestwert.',
    clear: 'Das vergessen',
    cleared: 'Vergessen.',
  },
};

export default de;
