/** The keys that are promised at a table, in the order of the list: what is written on each, by the name of what it does. */
export const TABLE_KEYS = {
  tab: 'Tab',
  arrows: '← ↑ ↓ →',
  enter: 'Enter',
  escape: 'Esc',
  company: 'C',
  log: 'L',
  notebook: 'N',
  rules: 'R',
  skip: 'S',
  takeBack: 'U',
  help: '?',
} as const;
export type TableKey = keyof typeof TABLE_KEYS;
