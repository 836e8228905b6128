import type { Box } from '@wunderkammer/kernel';

export const box: Box<'feuersalamander'> = {
  id: 'feuersalamander',
  title: 'Der Feuersalamander',
  seats: { min: 2, max: 4 },
  secrets: true,
  usual: 3,
  // The target decides which.
  time: { minutes: [30, 120], estimated: false },
  age: 10,
  published: 'Noris 1987',
};
