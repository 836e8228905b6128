export const pitch =
  'Schick deinen Lehrling auf den gewundenen Weg und fordere die anderen Magier zum Duell um sieben Tarotkarten.';

export const introduction =
  'Bring als Erster alle sieben Tarotkarten in deinen Besitz. In jedem Zug sagen drei Zauberstäbe, wie weit dein Lehrling geht und wie viele Orte dein Magier springt. Treffen sich die beiden an einem magischen Ort, nimmst du dort die Karte. Ein Magier verbannt fremde Lehrlinge, und zwei Magier an einem Ort tragen ein Duell aus.';
