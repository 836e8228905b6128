import type { Box } from '@wunderkammer/kernel';

export const box: Box<'drei-magier'> = {
  id: 'drei-magier',
  title: 'Die drei Magier',
  seats: { min: 3, max: 3 },
  secrets: false,
  // As measured for its label (label.ts).
  time: { minutes: [60, 60], estimated: true },
  age: 10,
  published: 'Noris 1985',
};
