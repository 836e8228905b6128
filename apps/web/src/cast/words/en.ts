/** What is said around the cast in English; the other languages have the type of this file. */
const en = {
  choose: 'Who sits down?',
  levels: 'How well they play',
  another: 'Change',
  isHere: 'sits here',
  isElsewhere: 'sits at the table already',
  says: (name: string) => `${name} says:`,
  hush: 'Let the bots be silent',
};

export type Words = typeof en;
export default en;
