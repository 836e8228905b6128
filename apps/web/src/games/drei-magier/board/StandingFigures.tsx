import type { PlayerView } from '@wunderkammer/drei-magier/pieces';
import { Apprentice } from '../pieces/Apprentice.tsx';
import { Mage } from '../pieces/Mage.tsx';
import { figuresOf } from './figures.ts';

/** All figures where they stand, without motion: for pictures. */
export const StandingFigures = ({ players }: { players: readonly PlayerView[] }) =>
  figuresOf(players).map(({ key, kind, player, point: { x, y } }) => (
    <g key={key} transform={`translate(${x} ${y})`}>
      {kind === 'mage' ? (
        <Mage colour={player.colour} />
      ) : (
        <Apprentice colour={player.colour} stone={player.powerStone} />
      )}
    </g>
  ));
