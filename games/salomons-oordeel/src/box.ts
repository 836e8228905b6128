import type { Box } from '@wunderkammer/kernel';

export const box: Box<'salomons-oordeel'> = {
  id: 'salomons-oordeel',
  title: 'Salomons Oordeel',
  seats: { min: 2, max: 4 },
  secrets: true,
  usual: 3,
  // As measured for its label (label.ts).
  time: { minutes: [20, 40], estimated: true },
  published: 'Identity Games',
};
