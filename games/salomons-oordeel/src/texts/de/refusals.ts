import type { ViolationCode } from '../../violations.ts';

/** Why a step is refused, in German. */
export const refusals: Readonly<Record<ViolationCode, string>> = {
  'deal/not-now': 'Die Steine sind schon verteilt.',
  'deal/number': 'So viele Steine bekommt hier niemand.',
  'deal/eye': 'Im einfachen Spiel sind die allsehenden Augen nicht dabei.',
  'deal/twice': 'Jeden Stein gibt es nur einmal.',
  'first/not-now': 'Wer beginnt, wird jetzt nicht ausgelost.',

  'arrange/not-now': 'Aufgestellt wird jetzt nicht.',
  'arrange/done': 'Deine Aufstellung steht schon.',
  'arrange/eye': 'Im einfachen Spiel sind die allsehenden Augen nicht dabei.',
  'arrange/stones': 'Stelle alle deine eigenen Steine auf, jeden einmal, und keine anderen.',
  'arrange/column': 'Im einfachen Spiel gibt es nur fünf Spalten.',
  'arrange/colour-in-two-rows': 'Steine einer Farbe gehören in eine Reihe.',
  'arrange/two-colours-in-a-row': 'In einer Reihe steht nur eine Farbe.',
  'arrange/digit-in-two-columns': 'Steine mit derselben Ziffer gehören in eine Spalte.',
  'arrange/two-digits-in-a-column': 'In einer Spalte steht nur eine Ziffer.',
  'arrange/eye-off-its-row': 'Ein allsehendes Auge steht in der Reihe seiner Farbe.',
  'arrange/eye-on-a-stone': 'Wo dieses allsehende Auge stehen soll, steht schon ein Stein.',

  'turn/not-yours': 'Du bist nicht am Zug.',
  'cell/column': 'Im einfachen Spiel gibt es nur fünf Spalten.',

  'guess/not-now': 'Jetzt wird nicht geraten.',
  'guess/eye': 'Im einfachen Spiel sind die allsehenden Augen nicht dabei.',
  'guess/yourself': 'Rate bei jemand anderem, nicht bei dir selbst.',
  'guess/no-hidden-stone': 'Dort steht kein geheimer Stein.',
  'guess/protected': 'Diesem Spieler wurde eben ein Stein erraten: Dein erster Versuch darf ihm nicht gelten.',
  'stop/not-now': 'Aufhören darfst du erst, wenn du richtig geraten hast.',
  'give/not-now': 'Jetzt ist kein Stein abzugeben.',
  'give/open-only': 'An diesem Tisch wird nichts abgegeben: Decke einen eigenen Stein auf.',
  'give/no-hidden-stone': 'Dort steht kein geheimer Stein von dir.',
  'open/not-now': 'Jetzt ist kein eigener Stein aufzudecken.',
  'open/no-hidden-stone': 'Dort steht kein geheimer Stein von dir.',
  'settle/not-now': 'Jetzt ist kein erhaltener Stein aufzustellen.',
  'settle/not-receiver': 'Wer den Stein bekommen hat, stellt ihn auf.',
  'settle/row': 'Das ist nicht die Reihe für diese Farbe.',
  'settle/column': 'Das ist nicht die Spalte für diese Ziffer.',
  'settle/cell-taken': 'Ein erhaltenes allsehendes Auge kommt auf ein freies Feld seiner Reihe.',
  'game/over': 'Die Partie ist zu Ende.',
};
