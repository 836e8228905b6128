import type { Box } from '@wunderkammer/kernel';

export const box: Box<'drei-magier'> = {
  id: 'drei-magier',
  title: 'Die drei Magier',
  seats: { min: 3, max: 3 },
  secrets: false,
  minutes: [45, 45],
  published: 'Noris 1985',
};
