import type { Words } from './en.ts';

const de: Words = {
  cards: 'Tarotkarten',
  pieces: 'Zauberstäbe, Figuren, Kraftsteine',
  plans: 'Grundpläne',
  hints: [
    'Zauberstäbe: Schließe zuerst die lange Seite, dann die Enden. Gezählt werden die Kerben der Kante, die oben liegt.',
    'Kraftsteine: Falten und Rücken an Rücken kleben. Die Farbe ringsum sagt, wem sie gehören.',
    'Tarotkarten: Leg die beiden gleichen neben ihren Ort auf dem Spielplan.',
    'Grundpläne: Sie fassen den Zug zusammen. Die Karten, die du gewinnst, liegen neben deinem.',
  ],
  plan: {
    title: 'Dein Wurf',
    steps: [
      '**Wirf** die drei Stäbe. 0-0-0: beide Figuren ins Labyrinth, der Kraftstein ist weg, dein Zug vorbei.',
      '**Der Lehrling** geht die Summe, mit Kraftstein auf Wunsch das Doppelte, und kehrt nie um.',
      '**Der Magier** darf davor oder danach so viele Orte weit springen, wie dein eigener Stab zeigt; begann er auf dem Platz des Lebens oder im Labyrinth, muss er.',
      '**Beide an einem magischen Ort:** Nimm dessen Karte. Liegt keine mehr da, nimm sie einem anderen ab.',
      '**Lehrling allein bei fremdem Magier:** ins Labyrinth.',
      '**Zwei Magier:** ein Duell, höchstens drei Würfe. Die höhere Summe, dann weniger Würfe, gewinnt die Karte. Wer verliert, muss ins Labyrinth.',
      '**Symbolfeld:** Du darfst zaubern; das häufigste Symbol gilt.',
      '**1-1-1, 2-2-2, sechste Karte:** Wirf noch einmal.',
    ],
    signs: { power: 'nimm deinen Stein', magic: 'spring zu deinem Magier', fate: 'ins Labyrinth' },
    goal: 'Sammle die Karten aller sieben Orte',
  },
};

export default de;
