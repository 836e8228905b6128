import { use } from 'react';
import { loadOnce } from '../ui/load-once.ts';
import type { Snapshots } from './game-ui.ts';
import { loadSnapshots } from './parts.ts';

const snapshotsOf = loadOnce((id: string): Promise<Snapshots> => loadSnapshots(id));

/** How a game shows its tables from afar. */
export const useSnapshots = (id: string): Snapshots => use(snapshotsOf(id));
