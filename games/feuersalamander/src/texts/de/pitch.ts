export const pitch =
  'Frag, bluffe und merk dir den Weg durch eine Ruine mit 84 Kammern, und hüte dich vor dem Verlies.';

export const introduction =
  'Du sammelst Kombinationen aus drei Karten: Flügel, Reihe und Stein, wert Flügel × Reihe × Stein. Du hältst höchstens zwei Karten, der Rest steckt also in anderen Händen. Ziehe den Rundweg entlang, frage, auf wessen Feldern du anhältst, achte auf die Spielsteine, und kehre heim, um eine Kombination abzulegen, sobald du weißt, wer was hat.';
