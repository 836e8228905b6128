import { expect, it } from 'vitest';
import { COMPONENTS } from './components.ts';

it('[SO-1] thirty stones are in the box, and nothing else', () => {
  expect(COMPONENTS).toEqual([{ id: 'stones', count: 30 }]);
});
