import { seat as seatNumber } from '@wunderkammer/kernel';
import { type Arrangement, handSize, type Placed, ROWS, type View } from '@wunderkammer/salomons-oordeel/pieces';
import type { SnapshotProps, Snapshots } from '../game-ui.ts';
import { Ground } from './board/Ground.tsx';
import { cellCentre, layoutOf } from './board/geometry.ts';
import { Middle } from './board/Middle.tsx';
import { heapPlaces, Plate, Plot } from './board/Plot.tsx';
import type { Look } from './board/pieces.ts';
import { StandingStone } from './board/StandingStone.tsx';
import { THEIRS, YOURS } from './still-life.ts';
import { BackStone, OpenStone } from './stones/Stone.tsx';
import world from './world.module.css';

interface Standing {
  readonly place: readonly [row: number, col: number];
  readonly look: Look;
}

/** Before anything is dealt, backs that could stand there. */
const notYet = ({ columns, options, seats }: View, seat: number): readonly Standing[] =>
  (seat % 2 === 0 ? YOURS : THEIRS)
    .filter(([, , col]) => col < columns)
    .slice(0, handSize(options.variant, seats))
    .map(([, row, col]) => ({ place: [(row + seat) % ROWS, col], look: { type: 'back' } }));

const standing = (view: View, { seat, open, hidden }: Arrangement): readonly Standing[] => {
  if (view.phase.type === 'deal') return notYet(view, seat);
  const known: readonly Placed[] = seat === view.viewer ? view.own : [];
  return [
    ...open.map(([stone, row, col]): Standing => ({ place: [row, col], look: { type: 'open', stone } })),
    ...hidden.map(([row, col]): Standing => {
      const mine = known.find(([, ownRow, ownCol]) => ownRow === row && ownCol === col);
      return { place: [row, col], look: mine === undefined ? { type: 'back' } : { type: 'secret', stone: mine[0] } };
    }),
  ];
};

/** Stones that are still being set up. */
const Heap = ({ count, columns, neat }: { count: number; columns: number; neat: boolean }) =>
  heapPlaces(count, columns, neat).map(({ x, y, turn }) => (
    <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
      <BackStone />
    </g>
  ));

const Snapshot = ({ view, names }: SnapshotProps<View>) => {
  const { columns, seats, viewer, middle, leftOver, options, arrangements } = view;
  const layout = layoutOf(seats, columns, viewer === 'watcher' ? seatNumber(0) : viewer);
  const { width, height } = layout;
  return (
    <svg className={world['world']} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Ground width={width} height={height} />
      <Middle layout={layout} withEyes={options.variant === 'full'} leftOver={leftOver} />
      {middle.map((stone, index) => (
        <g key={stone} transform={`translate(${layout.eyes[index]!.x} ${layout.eyes[index]!.y})`}>
          <OpenStone stone={stone} />
        </g>
      ))}
      {arrangements.map((arrangement) => (
        <Plot
          key={arrangement.seat}
          at={layout.plots[arrangement.seat]!}
          columns={columns}
          plate={
            names !== undefined && (
              <Plate name={names[arrangement.seat]!} status="" columns={columns} shielded={false} />
            )
          }
        >
          {view.phase.type === 'arrange' && (
            <Heap count={handSize(options.variant, seats)} columns={columns} neat={arrangement.arranged} />
          )}
          {standing(view, arrangement).map(({ place: [row, col], look }) => (
            <StandingStone key={`${row} ${col}`} at={cellCentre(row, col)} look={look} />
          ))}
        </Plot>
      ))}
    </svg>
  );
};

const snapshots: Snapshots<View> = {
  Snapshot,
  // Before all stand, nobody's stones are counted.
  scores: ({ phase, arrangements }) =>
    phase.type === 'deal' || phase.type === 'arrange' ? undefined : arrangements.map(({ hidden }) => hidden.length),
};

export default snapshots;
