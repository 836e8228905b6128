export const pitch = 'Stell deine Steine im Geheimen auf und durchschau die anderen, bevor sie dich durchschauen.';

export const introduction =
  'Alle stellen geheime Steine auf: je Reihe eine Farbe, je Spalte eine Ziffer. Du siehst, wo die Steine der anderen stehen, aber nicht, welche es sind. Zeige auf einen und nenne ihn: Ist es richtig, wird er aufgedeckt und du machst weiter; ist es falsch, zahlst du mit einem eigenen Stein. Wer zuletzt noch geheime Steine hat, gewinnt.';
