import { CHAMBERS, type Chamber, ROWS, WINGS, type Wing } from '@wunderkammer/feuersalamander/pieces';
import { memo } from 'react';
import { ROMAN } from '../cards.ts';
import { PLANETS, pebbles, TRIANGLES } from '../pieces/marks.tsx';
import { besideRow, CELL, chamberAt, crossPath, GATE_RADIUS, gateAt } from './geometry.ts';

const SIZE = CELL - 4;

/** One cell of the ruin. The further in, the richer: a stronger wash, then a frame, then gold in the corners. */
const ChamberCell = (chamber: Chamber) => {
  const { wing, row, stone } = chamber;
  const { x, y } = chamberAt(chamber);
  const frame = SIZE / 2 - 4;
  return (
    <g transform={`translate(${x} ${y})`} data-spot={`chamber:${wing}-${row}-${stone}`}>
      <rect x={-SIZE / 2} y={-SIZE / 2} width={SIZE} height={SIZE} fill="var(--fs-sheet)" />
      <rect
        x={-SIZE / 2}
        y={-SIZE / 2}
        width={SIZE}
        height={SIZE}
        fill={`var(--fs-${wing})`}
        opacity={0.2 + row * 0.1}
      />
      <rect x={-SIZE / 2} y={-SIZE / 2} width={SIZE} height={SIZE} fill={`url(#fs-hatch-${wing})`} />
      {row >= 3 && (
        <rect
          x={-frame}
          y={-frame}
          width={frame * 2}
          height={frame * 2}
          fill="none"
          stroke={row >= 5 ? 'var(--fs-gold)' : `var(--fs-${wing}-deep)`}
          strokeWidth={row >= 5 ? 1.6 : 1}
        />
      )}
      {row >= 6 &&
        [-frame, frame].flatMap((cx) =>
          [-frame, frame].map((cy) => (
            <path
              key={`${cx} ${cy}`}
              d={`M${cx - 4.5} ${cy}L${cx} ${cy - 4.5}L${cx + 4.5} ${cy}L${cx} ${cy + 4.5}Z`}
              fill="var(--fs-gold)"
              stroke="var(--fs-ink)"
              strokeWidth="0.7"
            />
          )),
        )}
      {row === ROWS.length && (
        <path
          d={`M0 ${-frame - 4}V${-frame + 4}M0 ${frame - 4}V${frame + 4}`}
          stroke="var(--fs-gold)"
          strokeWidth="2"
        />
      )}
      <path
        d={pebbles(stone)}
        transform="translate(-17.5 -17.7) scale(1.46)"
        fill="var(--fs-pebble)"
        stroke="var(--fs-piece-edge)"
        strokeWidth="1"
        strokeLinejoin="round"
      />
    </g>
  );
};

/** The sign of a wing where the road touches it, with what the wing counts. */
const Gate = ({ wing }: { wing: Wing }) => {
  const { x, y } = gateAt(wing);
  const pointsUp = wing === 'air' || wing === 'fire';
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={GATE_RADIUS} fill="var(--fs-sheet)" stroke="var(--fs-ink)" strokeWidth="2.5" />
      <circle r={GATE_RADIUS - 4} fill="none" stroke="var(--fs-gold)" strokeWidth="1" />
      <path
        d={TRIANGLES[wing]}
        transform="translate(-17 -17) scale(1.42)"
        fill={`var(--fs-${wing})`}
        stroke="var(--fs-ink)"
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
      <circle cy={pointsUp ? 5 : -5} r="9.5" fill="var(--fs-sheet)" stroke="var(--fs-ink)" strokeWidth="1" />
      <text
        y={pointsUp ? 5 : -5}
        dy="0.33em"
        textAnchor="middle"
        fontFamily="var(--serif)"
        fontSize="19"
        fontWeight="600"
        fill="var(--fs-ink)"
      >
        {WINGS.indexOf(wing) + 1}
      </text>
    </g>
  );
};

/** The cross of 84 chambers: an architect's plan with broken walls, Roman figures on one side of a row, a planet on the other. */
export const Chambers = memo(() => (
  <g>
    <path d={crossPath(9)} fill="url(#fs-shade)" />
    <path d={crossPath(3)} fill="var(--fs-wall)" />
    <path
      d={crossPath(8)}
      fill="none"
      stroke="var(--fs-ink)"
      strokeWidth="3"
      strokeDasharray="118 5 64 9 210 4 38 7 150 12"
      strokeLinecap="square"
    />
    {CHAMBERS.map((chamber) => (
      <ChamberCell key={`${chamber.wing}-${chamber.row}-${chamber.stone}`} {...chamber} />
    ))}
    {WINGS.map((wing) => (
      <g key={wing}>
        {ROWS.map((name, index) => {
          const numeral = besideRow(wing, index + 1, -1);
          const planet = besideRow(wing, index + 1, 1);
          return (
            <g key={name}>
              <text
                x={numeral.x}
                y={numeral.y}
                dy="0.34em"
                textAnchor="middle"
                fontFamily="var(--serif)"
                fontSize="22"
                fontWeight="600"
                fill="var(--fs-ink)"
              >
                {ROMAN[index]}
              </text>
              {/* In the corner between two arms there is only room for the figure of one. */}
              {index + 1 < ROWS.length && (
                <path
                  d={PLANETS[index]}
                  transform={`translate(${planet.x - 9} ${planet.y - 9}) scale(0.9)`}
                  fill="none"
                  stroke="var(--fs-ink-soft)"
                  strokeWidth="1.5"
                  strokeLinecap="round"
                />
              )}
            </g>
          );
        })}
        <Gate wing={wing} />
      </g>
    ))}
  </g>
));
