import type { Words } from './en.ts';

const de: Words = {
  stones: 'Steine',
  places: 'Spielfelder und Sichtschirme',
  summaries: 'Kurzübersichten',
  mats: 'Spielfelder',
  screens: 'Sichtschirme',
  summaryCards: 'Kurzübersichten',
  hints: [
    'Steine: Jeder wird ein kleines Zelt. Das Gesicht schaut zu seinem Besitzer, der hölzerne Rücken zu allen anderen.',
    'Aufgedeckte Steine: Dreh das Zelt um, sodass alle das Gesicht sehen.',
    'Sichtschirme: Schneide sie von den Spielfeldern ab, knicke die Flügel halb nach hinten und stell sie vor die Spielfelder, solange ihr eure Steine aufstellt.',
  ],
  summary: {
    title: 'Dein Zug',
    steps: [
      '**Zeig** bei jemand anderem auf einen geheimen Stein und **nenn** ihn: Farbe und Ziffer, oder das Auge einer Farbe.',
      '**Richtig:** Er wird aufgedeckt, wo er steht. Rate weiter oder hör auf.',
      '**Falsch:** Deck einen deiner geheimen Steine auf und gib ihn dem Besitzer, der ihn an seinen Platz stellt. Dein Zug ist vorbei. Deinen letzten geheimen Stein behältst du.',
      '**Ein erhaltener Stein** kommt in die Reihe seiner Farbe und die Spalte seiner Ziffer. Ein Auge, das dort steht, kommt in die Mitte des Tisches.',
      '**Ohne geheime Steine** bist du ausgeschieden. Wer als Letzter ein Geheimnis hat, gewinnt.',
    ],
    note: '**Deine Aufstellung:** je Reihe eine Farbe, je Spalte eine Ziffer. Ein Auge steht in der Reihe seiner Farbe, auf einem beliebigen freien Feld.',
    stones: 'Steine für jeden, mit Augen und ohne',
    players: (n) => `zu ${['zweit', 'dritt', 'viert'][n - 2]}`,
  },
};

export default de;
