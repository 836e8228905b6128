import type { Combination } from '@wunderkammer/feuersalamander/pieces';
import { cardsOf } from '../cards.ts';
import { KindSign } from '../pieces/marks.tsx';
import { LAID_WIDTH, type Point } from './geometry.ts';

const PITCH = 37;
const MOST = 7;

/** The combinations that lie before a player, each with its value. More than fit lie closer together. */
export const Laid = ({ at, combinations }: { at: Point; combinations: readonly Combination[] }) => {
  const pitch = combinations.length > MOST ? (PITCH * MOST) / combinations.length : PITCH;
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      {combinations.map((combination, index) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: what lies there stays where it lies
          key={index}
          transform={`translate(${index % 2 === 0 ? 0 : 3} ${index * pitch}) rotate(${index % 2 === 0 ? -0.6 : 0.7})`}
        >
          {cardsOf(combination).map((kind, place) => (
            <g key={kind} transform={`translate(${place * 37} 0)`}>
              <rect
                width="35"
                height="33"
                rx="2"
                fill="var(--fs-card)"
                stroke="var(--fs-piece-edge)"
                strokeWidth="1.4"
              />
              <g transform="translate(5.5 4.5)">
                <KindSign kind={kind} />
              </g>
            </g>
          ))}
          <text
            x={LAID_WIDTH}
            y="25"
            textAnchor="end"
            fontFamily="var(--serif)"
            fontSize="27"
            fontWeight="600"
            fill="var(--fs-ink)"
          >
            {combination.value}
          </text>
        </g>
      ))}
    </g>
  );
};
