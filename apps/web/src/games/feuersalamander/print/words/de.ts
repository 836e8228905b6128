import type { Words } from './en.ts';

const de: Words = {
  answers: { yes: 'Ja', no: 'Nein' },
  cards: 'Karten',
  pieces: 'Wurfstäbe, Figuren, Spielsteine',
  summaries: 'Kurzübersichten',
  hints: [
    'Wurfstäbe: Schließe zuerst die lange Seite, dann die Enden. Mit einer Holzleiste von 15 mm darin fallen sie besser.',
    'Spielsteine: Falten, Rücken an Rücken kleben und die Form ausschneiden.',
  ],
  summary: {
    title: 'Dein Zug',
    turn: [
      '**Im Verlies?** Bis zu fünf Würfe für drei Schlüssel; Stäbe mit Schlüssel bleiben liegen. Frei: Geh auf deinen Startplatz und mach weiter. Sonst ist dein Zug zu Ende.',
      '**Am Startplatz?** Du darfst erst Kombinationen ablegen.',
      '**Wirf** alle drei Stäbe.',
      '**Salamander:** Nimm eine Karte. Höchstens zwei auf der Hand, nie zwei einer Sorte. **Spielstein:** Setz ihn auf eine Kammer, die zu allen deinen Karten passt.',
      '**Zieh** die Summe oder die Differenz. Vom Startplatz aus ist dein mittleres Feld das erste; bleibt bei der Rückkehr dort ein Auge übrig, darfst du einbiegen.',
      '**Auf fremdem Feld:** Du darfst den Besitzer nach einer Karte fragen. Wer dort stand, muss ins Verlies.',
      '**Wieder am Startplatz?** Du darfst ablegen wie bei 2.',
      '**Pasch:** Wirf noch einmal, wenn du magst.',
    ],
    claim:
      '**Eine Kombination** ist ein Flügel, eine Reihe, ein Stein: Leg deine Karten offen, sag, wer die anderen hat. Sie zählt Flügel (Luft 1, Wasser 2, Erde 3, Feuer 4) × Reihe × Stein. Falsch: ins Verlies, und zeig deine Karten.',
    often: 'Wie oft es jede Karte gibt',
  },
};

export default de;
