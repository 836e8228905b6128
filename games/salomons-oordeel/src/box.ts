import type { Box } from '@wunderkammer/kernel';

export const box: Box<'salomons-oordeel'> = {
  id: 'salomons-oordeel',
  title: 'Salomons Oordeel',
  seats: { min: 2, max: 4 },
  secrets: true,
  usual: 3,
  // As in Die drei Magier: 23 decisions (two players, easy) to 41 (four, full), but of a minute each.
  time: { minutes: [20, 40], estimated: true },
  published: 'Identity Games',
};
