import { toyTexts } from './texts.ts';

export default toyTexts('de', {
  pitch: 'Eine Karte und ein Gebot.',
  introduction: 'Wer mit Karte und Gebot zusammen am meisten hat, gewinnt.',
  highest: 'Höchstes Gebot',
  highestAbout: 'Höher bieten darf niemand.',
  bid: 'Biete.',
  howMuch: 'Wie viel?',
  refusals: { 'turn/not-now': 'Jetzt nicht.', 'deal/twice': 'Jede Karte gibt es einmal.', 'bid/high': 'Zu hoch.' },
  seat: 'Platz',
  point: 'Punkt',
  points: 'Punkte',
  dealt: 'Die Karten sind verteilt.',
  bids: (who) => `${who} bietet.`,
});
