import type { Words } from './en.ts';

const de: Words = {
  cards: 'Tarotkarten',
  pieces: 'Zauberstäbe, Figuren, Kraftsteine',
  plans: 'Grundpläne',
  hints: [
    'Zauberstäbe: Schließe zuerst die lange Seite, dann die Enden. Gezählt werden die Kerben der Kante, die oben liegt.',
    'Kraftsteine: Falten und Rücken an Rücken kleben. Die Farbe ringsum sagt, wem sie gehören.',
    'Tarotkarten: Leg die beiden gleichen neben ihren Ort auf dem Spielplan.',
  ],
  plan: {
    title: 'Dein Wurf',
    steps: [
      '**Wirf** die drei Stäbe. 0-0-0: beide Figuren ins Labyrinth, der Kraftstein ist weg, dein Zug vorbei.',
      '**Lehrling und Magier**, egal, wer zuerst. Der Lehrling geht die Summe, mit Kraftstein auch das Doppelte, und kehrt nie um.',
      'Der Magier darf so viele Orte weit springen, wie dein eigener Stab zeigt; vom Leben und aus dem Labyrinth muss er.',
      '**Beide an einem magischen Ort:** Nimm dessen Karte. Liegt keine mehr da, nimm sie einem anderen ab.',
      '**Ein Lehrling allein bei fremdem Magier** muss ins Labyrinth.',
      '**Zwei Magier:** ein Duell, höchstens drei Würfe. Die höhere Summe gewinnt, dann die wenigeren Würfe. Wer gewinnt, bekommt die Karte; wer verliert, muss ins Labyrinth.',
      '**Auf einem Symbolfeld** darfst du zaubern; das häufigste Symbol geschieht.',
      '**1-1-1, 2-2-2 oder deine sechste Karte:** Wirf noch einmal.',
    ],
    signs: { power: 'nimm deinen Stein', magic: 'spring zu deinem Magier', fate: 'ins Labyrinth' },
    goal: 'Besitze die Karten aller sieben Orte',
  },
};

export default de;
