import { COLOURS, facesIn, knownStones, type Stone, type View } from '@wunderkammer/salomons-oordeel/pieces';
import { memo } from 'react';
import { useWords } from '../../../words/words.tsx';
import { OpenStone } from '../stones/Stone.tsx';
import { words as lazy } from '../words/index.ts';
import styles from './Tray.module.css';

const WIDTH = 576;
const ROW_HEIGHT = 70;

/** Which stones have not turned up yet. All of it can be seen on the table; here it is side by side, in one drawing. */
export const Unseen = ({ view }: { view: View }) => {
  const words = lazy.use();
  const { list } = useWords();
  const known = knownStones(view);
  const faces = facesIn(view.options.variant);
  const column = WIDTH / faces.length;
  const left = COLOURS.flatMap((colour) => faces.map((face): Stone => `${colour}${face}`)).filter(
    (stone) => !known.has(stone),
  );
  return (
    <section className={styles['unseen']}>
      <h2 className={styles['label']}>{words.unseen.title}</h2>
      <p className="visually-hidden">{list(left.map(words.names.stone))}</p>
      <svg className={styles['stones']} viewBox={`0 0 ${WIDTH} ${COLOURS.length * ROW_HEIGHT}`} aria-hidden="true">
        {COLOURS.map((colour, row) =>
          faces.map((face, place) => {
            const stone: Stone = `${colour}${face}`;
            return (
              <UnseenStone
                key={stone}
                stone={stone}
                x={(place + 0.5) * column}
                y={(row + 0.5) * ROW_HEIGHT}
                seen={known.has(stone)}
              />
            );
          }),
        )}
      </svg>
      <p className={styles['note']} aria-hidden="true">
        {words.unseen.hint}
      </p>
    </section>
  );
};

interface UnseenStoneProps {
  readonly stone: Stone;
  readonly x: number;
  readonly y: number;
  readonly seen: boolean;
}

const UnseenStone = memo(({ stone, x, y, seen }: UnseenStoneProps) => (
  <g className={seen ? styles['faint'] : undefined} transform={`translate(${x} ${y})`}>
    <OpenStone stone={stone} />
  </g>
));
