import type { ViolationCode } from '../../violations.ts';

/** Why a step is refused, in German. */
export const refusals: Readonly<Record<ViolationCode, string>> = {
  // Whose turn it is
  'turn/not-yours': 'Du bist nicht am Zug.',
  'turn/before-deal': 'Die Karten sind noch nicht ausgeteilt.',
  'turn/before-start-throw': 'Erst wird darum geworfen, wer beginnt.',
  'over/target': 'Die Partie ist zu Ende: Das Ziel ist erreicht.',
  'over/no-combination-left': 'Die Partie ist zu Ende: Es kann keine Kombination mehr abgelegt werden.',

  // The deal and the start
  'deal/not-due': 'Die Karten sind schon ausgeteilt.',
  'deal/too-many-copies': 'So oft gibt es diese Karte nicht.',
  'start-throw/not-due': 'Jetzt wird nicht darum geworfen, wer beginnt.',
  'start-throw/wrong-seats': 'Nur wer noch um den Anfang wirft, hat einen Wurf.',

  // Throws
  'throw/not-due': 'Jetzt wird nicht geworfen.',
  'throw/in-dungeon': 'Deine Figur sitzt im Verlies: Da hilft nur der Schlüsselwurf.',
  'throw/no-double': 'Noch einmal werfen darfst du nur nach einem Pasch, und erst nach der Frage.',
  'sticks/not-due': 'Es sind keine Wurfstäbe gefallen.',
  'throw-keys/not-due': 'Den Schlüsselwurf machst du nur im Verlies, zu Beginn deines Zuges.',
  'keys/not-due': 'Es ist kein Schlüsselwurf im Gang.',
  'keys/impossible': 'Ein Schlüsselwurf hat fünf Würfe, weniger nur, wenn der dritte Schlüssel früher liegt.',

  // Cards
  'draw/not-due': 'Jetzt wird keine Karte genommen.',
  'draw/not-in-pile': 'Diese Karte liegt nicht im Stoß.',
  'draw/laid-off': 'Abgeworfene Karten kommen erst zurück, wenn der Stoß leer ist.',
  'discard/not-due': 'Du musst jetzt nichts abwerfen.',
  'discard/not-held': 'Diese Karte hast du nicht.',
  'discard/leaves-pair': 'Dann behältst du zwei Karten einer Sorte: Wirf eine von diesen beiden ab.',
  'set-up/not-asked': 'Jetzt wirft nur ab, wer zwei Karten einer Sorte bekommen hat.',
  'set-up/not-held': 'Diese Karte hast du nicht bekommen.',

  // The token
  'place/not-due': 'Deinen Spielstein setzt du nur, wenn du das Spielstein-Symbol wirfst.',
  'place/not-true': 'Diese Kammer passt nicht zu den Karten in deiner Hand.',

  // Moving and asking
  'move/not-due': 'Jetzt wird nicht gezogen.',
  'move/begins-at-home': 'Wer vom Startplatz losgeht, kann im selben Schritt nicht dorthin zurück.',
  'move/home-too-far':
    'So weit reicht es nicht: Zum Einbiegen muss auf deinem mittleren Feld noch ein Auge übrig sein.',
  'ask/not-due': 'Fragen darfst du nur, wenn deine Figur auf einem Feld eines anderen stehen bleibt.',

  // Claims
  'claim/not-home': 'Deine Figur steht nicht auf ihrem Startplatz.',
  'claim/not-now':
    'Eine Kombination legst du vor dem Werfen ab, oder nachdem du auf den Startplatz zurückgekehrt bist.',
  'claim/not-one-of-each': 'Eine Kombination ist genau ein Flügel, eine Reihe und ein Stein.',
  'claim/order': 'Nenne die Karten in der Reihenfolge Flügel, Reihe, Stein.',
  'claim/names-self': 'Eigene Karten legst du offen hin; nennen kannst du nur die der anderen.',
  'claim/names-nobody': 'Mindestens eine Karte muss von jemand anderem kommen.',
  'claim/not-held': 'Du kannst nur ablegen, was du auf der Hand hast.',
  'claim/too-many-named': 'So viele Karten hat dieser Spieler nicht.',
  'exchange/not-due':
    'Tauschen darfst du nur eine Karte, die eben bei einer falschen Behauptung richtig genannt wurde.',
  'exchange/not-asked': 'Zuerst entscheidet jemand anderes, ob getauscht wird.',

  // What cannot be declined
  'pass/must-throw': 'Du musst jetzt werfen.',
  'pass/must-throw-keys': 'Im Verlies musst du den Schlüsselwurf versuchen.',
  'pass/must-lay-off': 'Du musst eine Karte abwerfen.',
  'pass/must-lay-off-set-up': 'Du hast zwei Karten einer Sorte bekommen und musst eine abwerfen.',
  'pass/must-place': 'Du musst deinen Spielstein setzen.',
  'pass/must-move': 'Du musst ziehen.',
  'pass/must-choose': 'Sag, ob du die Karte tauschst oder behältst.',
};
