import type { Figure } from '@wunderkammer/feuersalamander/pieces';
import { Chambers } from './Chambers.tsx';
import { Dungeon } from './Dungeon.tsx';
import { Homes } from './Homes.tsx';
import { PlanDefs } from './PlanDefs.tsx';
import { Sheet } from './Sheet.tsx';
import { Track } from './Track.tsx';

/** Everything printed on the board. `figures` are those in play, by seat. */
export const Plan = ({ figures }: { figures: readonly Figure[] }) => (
  <>
    <PlanDefs />
    <Sheet />
    <Track figures={figures} />
    <Chambers />
    <Dungeon />
    <Homes figures={figures} />
  </>
);
