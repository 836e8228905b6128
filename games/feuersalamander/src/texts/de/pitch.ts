export const pitch =
  'Such dir deinen Weg durch eine Ruine mit 84 Kammern: Frag, bluffe, merk dir alles, und hüte dich vor dem Verlies.';

export const introduction =
  'Du sammelst Kombinationen aus drei Karten: Flügel, Reihe und Stein. Jede zählt Flügel × Reihe × Stein. Du hältst höchstens zwei Karten, der Rest steckt also in anderen Händen. Ziehe auf dem Rundkurs, frage den, auf dessen Feldern du anhältst, achte auf die Spielsteine und kehre auf deinen Startplatz zurück, um eine Kombination abzulegen, sobald du weißt, wer was hat.';
