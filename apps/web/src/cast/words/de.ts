import type { Words } from './en.ts';

const de: Words = {
  choose: 'Wer setzt sich?',
  levels: 'Wie gut sie spielen',
  another: 'Tauschen',
  isHere: 'sitzt hier',
  isElsewhere: 'sitzt schon am Tisch',
  says: (name) => `${name} sagt:`,
  hush: 'Die Bots schweigen lassen',
};
export default de;
