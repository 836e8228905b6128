import type { ViolationCode } from '../../violations.ts';

/** Why a step is refused, in German. */
export const refusals: Readonly<Record<ViolationCode, string>> = {
  'game/over': 'Die Partie ist zu Ende.',
  'turn/not-yours': 'Du bist nicht am Zug.',

  'start/due': 'Zuerst wird darum geworfen, wer beginnt.',
  'start/not-due': 'Wer beginnt, steht schon fest.',
  'start/wrong-seats': 'Nur wer noch um den Anfang wirft, hat einen Wurf.',

  'wands/impossible': 'So kann kein Zauberstab fallen.',
  'eyes/due': 'Die Zauberstäbe sind noch nicht gefallen.',
  'eyes/not-due': 'Jetzt steht kein Augenwurf an.',
  'throw/first': 'Wirf zuerst die Zauberstäbe.',
  'throw/not-played-out': 'Spiele erst diesen Wurf zu Ende.',
  'pass/first-throw': 'Auf den ersten Wurf deines Zuges kannst du nicht verzichten.',
  'pass/no-throw-due': 'Es gibt jetzt keinen Wurf, auf den du verzichten könntest.',

  'walk/wrong-distance': 'Dort kommt dein Lehrling nicht genau an: Er geht die ganze Summe, ohne umzukehren.',
  'walk/no-stone': 'Doppelt so weit geht dein Lehrling nur mit dem Kraftstein.',
  'walk/not-now': 'Dein Lehrling geht jetzt nicht.',
  'jump/wrong-place': 'Dort landet dein Magier nicht: Er springt genau so weit, wie sein Stab zeigt, und nie zurück.',
  'jump/labyrinth-sides': 'Ins Labyrinth und hinaus geht es nur über den Platz des Lebens.',
  'jump/zero': 'Der Stab deines Magiers zeigt 0: Er bleibt stehen.',
  'jump/not-now': 'Dein Magier springt jetzt nicht.',
  'stay/must-jump': 'Dein Magier stand schon zu Beginn deines Zuges hier: Er muss fort.',
  'stay/walk-first': 'Dass dein Magier stehen bleibt, sagst du erst, wenn dein Lehrling gegangen ist.',
  'stay/done': 'Für deinen Magier gibt es jetzt nichts zu wählen.',
  'take/first': 'Wähle zuerst, wem du die Karte abnimmst.',
  'take/not-now': 'Du darfst jetzt niemandem eine Karte abnehmen.',
  'take/own': 'Nimm die Karte einem der beiden anderen ab.',

  'duel/throw-due': 'Die Zauberstäbe des Magierwurfs sind noch nicht gefallen.',
  'duel/not-due': 'Jetzt steht kein Magierwurf an.',
  'duel/not-yours': 'In diesem Duell entscheidest jetzt nicht du.',
  'duel/kept-wand': 'Ein Stab, der liegen blieb, hat sich nicht verändert.',
  'rethrow/not-now': 'Du bist in keinem Duell.',
  'rethrow/none': 'Wähle mindestens einen Stab, den du noch einmal wirfst.',

  'cast/not-now': 'Jetzt steht kein Zauberwurf an.',
  'spell/due': 'Die Zauberstäbe des Zauberwurfs sind noch nicht gefallen.',
  'choose/not-now': 'Jetzt ist kein Symbol zu wählen.',
  'choose/not-most': 'Dieses Symbol ist nicht am häufigsten zu sehen.',
  'leap/not-now': 'Ohne Magie springt dein Lehrling nicht zu seinem Magier.',
};
