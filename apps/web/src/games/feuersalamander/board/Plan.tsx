import type { Figure } from '@wunderkammer/feuersalamander/pieces';
import { memo } from 'react';
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

interface PrintedPlanProps {
  readonly figures: readonly Figure[];
  readonly viewBox: string;
  readonly className: string;
}

/** The same on a sheet of its own: drawn once, whatever happens on top of it. */
export const PrintedPlan = memo(({ figures, viewBox, className }: PrintedPlanProps) => (
  <svg viewBox={viewBox} className={className} aria-hidden="true">
    <Plan figures={figures} />
  </svg>
));
