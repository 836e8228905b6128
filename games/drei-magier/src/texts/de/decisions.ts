import type { DecisionTexts } from '@wunderkammer/kernel';
import type { DreiMagierTypes } from '../../vocabulary.ts';

/** What each decision means, in German. */
export const decisions: DecisionTexts<DreiMagierTypes> = {
  throw: {
    about:
      'Wirf die drei Zauberstäbe. Die Summe sagt, wie weit dein Lehrling geht; der Stab deiner Farbe, wie viele Orte dein Magier springen darf. Ein Pasch, also drei gleiche Stäbe, bringt noch einen Wurf; aber dreimal die Null schickt deine beiden Figuren ins Labyrinth.',
    keys: {},
  },
  pass: {
    about:
      'Du hast noch einen Wurf gut, musst ihn aber nicht nehmen: Passen beendet den Zug, und alle Würfe, die du noch guthattest, verfallen.',
    keys: {},
  },
  walk: {
    about:
      'Dein Lehrling muss genau die Summe der Stäbe gehen, in beliebiger Richtung, ohne umzukehren; mit dem Kraftstein darf es auch das Doppelte sein. Gehen darfst du vor oder nach dem Sprung.',
    keys: {
      to: 'Trifft er an einem magischen Ort deinen Magier, bekommst du dort die Karte. Steht dort ein fremder Magier und deiner nicht, wird dein Lehrling ins Labyrinth verbannt. Auf einem Symbolfeld darfst du zaubern.',
    },
  },
  jump: {
    about:
      'Dein Magier springt von Ort zu Ort, genau so oft, wie dein eigener Stab zeigt, nie gleich zurück. Unterwegs geschieht nichts; wo er landet, schon.',
    keys: {
      to: 'Landet er bei deinem Lehrling, bekommst du die Karte. Fremde Lehrlinge werden verbannt. Ein fremder Magier bedeutet ein Duell.',
    },
  },
  stay: {
    about: 'Dein Magier muss nicht springen, außer er begann den Zug auf dem Platz des Lebens oder im Labyrinth.',
    keys: {},
  },
  take: {
    about: 'Deine Figuren treffen sich, wo keine Karte mehr liegt. Du nimmst sie also einem der beiden anderen ab.',
    keys: {
      from: 'Wem? Am besten dem, der den sieben Karten am nächsten ist.',
    },
  },
  rethrow: {
    about:
      'Im Duell gewinnt die höhere Summe, bei gleicher Summe, wer weniger Würfe brauchte. Solange Würfe übrig sind, darfst du Stäbe noch einmal werfen; wer antwortet, hat höchstens so viele, wie der andere gebraucht hat.',
    keys: {
      wands:
        'Ein Stab zeigt 0, 1 oder 2, jede Zahl gleich oft: Eine 0 noch einmal zu werfen kann die Summe nicht verringern.',
    },
  },
  stand: {
    about:
      'Behalte die Summe, wie sie liegt. Bei gleicher Summe gewinnt, wer weniger Würfe brauchte, und auch der andere bekommt dann weniger.',
    keys: {},
  },
  cast: {
    about:
      'Dein Lehrling steht auf einem Symbolfeld. Zaubere, und das am häufigsten sichtbare Symbol geschieht: Magie lässt ihn zu deinem Magier springen, Kraft gibt ihm den Kraftstein, Schicksal schickt ihn ins Labyrinth.',
    keys: {},
  },
  decline: {
    about: 'Zaubern musst du nicht; aber das sagst du vor dem Wurf.',
    keys: {},
  },
  choose: {
    about: 'Diese Symbole sind gleich oft zu sehen, also wählst du, welches geschieht.',
    keys: {
      symbol:
        'Magie: Sprung zu deinem Magier. Kraft: der Kraftstein, um doppelt so weit zu gehen. Schicksal: das Labyrinth.',
    },
  },
  leap: {
    about:
      'Magie: Dein Lehrling darf zu deinem Magier springen, wo immer der steht. An einem magischen Ort ist das ein Treffen, und du bekommst die Karte.',
    keys: {},
  },
  remain: {
    about: 'Er darf auch bleiben, wo er ist.',
    keys: {},
  },
};
