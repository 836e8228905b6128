import type { Words } from './en.ts';

const nl: Words = {
  choose: 'Wie schuift er aan?',
  levels: 'Hoe goed ze spelen',
  another: 'Wisselen',
  isHere: 'zit hier',
  isElsewhere: 'zit al aan tafel',
  says: (name) => `${name} zegt:`,
  hush: 'Laat de bots zwijgen',
};
export default nl;
