import type { Box } from '@wunderkammer/kernel';

export const box: Box<'drei-magier'> = {
  id: 'drei-magier',
  title: 'Die drei Magier',
  seats: { min: 3, max: 3 },
  secrets: false,
  // `simulate drei-magier --players 3 --games 60 --seed long --policy bot`: 268 decisions in the middle one, ten seconds each.
  time: { minutes: [45, 45], estimated: true },
  age: 10,
  published: 'Noris 1985',
};
