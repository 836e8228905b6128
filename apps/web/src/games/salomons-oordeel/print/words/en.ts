/** What is on the printed sheets and nowhere else, in English; the other languages have the type of this file. */
const en = {
  stones: 'Stones',
  places: 'Mats and screens',
  summaries: 'Turn summaries',
  mats: 'mats',
  screens: 'screens',
  summaryCards: 'turn summaries',
  hints: [
    'Stones: each becomes a little tent. The face looks at its owner, the wooden back at all the others.',
    'Open stones: turn the tent round, so that everybody sees the face.',
    'Screens: cut them from the mats, fold the wings halfway back, and put them up before the mats while you arrange your stones.',
  ],
  summary: {
    title: 'Your turn',
    steps: [
      '**Point** at a hidden stone of somebody else and **name** it: colour and digit, or the eye of a colour.',
      '**Right:** it is revealed where it stands. Guess again, or stop.',
      '**Wrong:** reveal one of your own hidden stones and give it to its owner, who puts it in its place. Your turn is over. Your last hidden stone you keep.',
      '**A given stone** goes to the row of its colour and the column of its digit. An eye that stands there goes to the middle of the table.',
      '**Without hidden stones** you are out. The last one with a secret wins.',
    ],
    note: '**Your arrangement:** one colour a row, one digit a column. An eye stands in the row of its colour, on any free square.',
    stones: 'Stones for each, with eyes and without',
    players: (n: number) => `${n} players`,
  },
};

export type Words = typeof en;
export default en;
