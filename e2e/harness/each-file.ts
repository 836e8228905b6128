import { afterAll, afterEach, beforeEach, inject } from 'vitest';
import { saveFailure } from './failures.ts';
import './provided.ts';
import { allWatched, letGo } from './watch.ts';

if (inject('fault')) throw new Error(inject('fault'));

beforeEach(() => {
  for (const entry of allWatched()) entry.shared = true;
});

afterEach(async ({ task }) => {
  const entries = allWatched();
  const faults = entries.flatMap((entry) => entry.faults);
  for (const entry of entries) entry.faults = [];
  if (task.result?.state === 'fail' || faults.length > 0) {
    await saveFailure(`${task.file.name} ${task.name}`, entries);
  }
  await letGo(entries.filter(({ shared }) => !shared));
  if (faults.length > 0) throw new Error(`the page complained:\n${faults.join('\n')}`);
});

afterAll(() => letGo(allWatched()));
