import { expect, it } from 'vitest';
import { describeBus } from './conformance.ts';
import { LocalBus } from './local-bus.ts';

describeBus('LocalBus', async () => {
  const bus = new LocalBus();
  return { open: async () => bus, remove: async () => {} };
});

it('lets the others hear what one listener fails at', async () => {
  const bus = new LocalBus();
  const failed = new Promise((resolve) => process.once('uncaughtException', resolve));
  const others = process.listeners('uncaughtException').slice(0, -1);
  for (const other of others) process.off('uncaughtException', other);
  bus.subscribe('a', () => {
    throw new Error('clumsy');
  });
  const heard = new Promise((resolve) => bus.subscribe('a', resolve));
  bus.publish('a', 'x');
  expect(await failed).toEqual(new Error('clumsy'));
  expect(await heard).toBe('x');
  for (const other of others) process.on('uncaughtException', other);
});
