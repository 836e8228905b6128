import type { Box } from '@wunderkammer/kernel';

export const box: Box<'feuersalamander'> = {
  id: 'feuersalamander',
  title: 'Der Feuersalamander',
  seats: { min: 2, max: 4 },
  secrets: true,
  usual: 3,
  minutes: [30, 60],
  published: 'Noris 1987',
};
