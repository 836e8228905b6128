import { COLOURS, cellName, type Face, type Stone, stoneIndex } from '@wunderkammer/salomons-oordeel/pieces';
import type { CSSProperties } from 'react';
import { Button } from 'react-aria-components';
import { StoneIcon } from '../stones/Stone.tsx';
import { words as lazy } from '../words/index.ts';
import { FactMark } from './FactMark.tsx';
import styles from './Notebook.module.css';

interface CellNotesProps {
  readonly row: number;
  readonly col: number;
  /** What the stones of this game show. */
  readonly faces: readonly Face[];
  /** The stones it can be, as bits; absent if the notebook does not fill itself in. */
  readonly possible: number | undefined;
  /** What is left of them by one's own notes. */
  readonly left: readonly Stone[];
  readonly crossedOut: (stone: Stone) => boolean;
  readonly press: (stone: Stone) => void;
  /** Goes to naming this stone; absent while that is not asked. */
  readonly name: (() => void) | undefined;
}

/** All stones against one cell: what it can still be, and what one has crossed out. */
export const CellNotes = ({ row, col, faces, possible, left, crossedOut, press, name: toGuess }: CellNotesProps) => {
  const words = lazy.use();
  const { cell } = words.notebook;
  const name = cellName(row, col);
  const stones = COLOURS.flatMap((colour) => faces.map((face): Stone => `${colour}${face}`));
  const can = (stone: Stone): boolean => possible === undefined || ((possible >> stoneIndex(stone)) & 1) === 1;
  const [first] = left;
  return (
    <div className={styles['cellNotes']}>
      <div className={styles['title']}>
        {left.length === 1 && first !== undefined ? cell.certain(name, first) : cell.candidates(name, left.length)}
        {toGuess !== undefined && (
          <Button className="button" onPress={toGuess}>
            {cell.toGuess}
          </Button>
        )}
      </div>
      <div className={styles['stones']} style={{ '--columns': faces.length } as CSSProperties}>
        {stones.map((stone) => {
          const out = !can(stone);
          const crossed = !out && crossedOut(stone);
          const state = out
            ? `: ${words.notebook.no}, ${words.notebook.byBook}`
            : crossed
              ? `: ${words.notebook.no}, ${words.notebook.byYou}`
              : '';
          return (
            <Button
              key={stone}
              className={styles['candidate']!}
              data-out={out}
              data-crossed={crossed}
              aria-label={`${words.names.stone(stone)}${state}`}
              onPress={() => press(stone)}
            >
              <StoneIcon stone={stone} height={38} />
              {crossed && <FactMark fact="no" printed={false} />}
            </Button>
          );
        })}
      </div>
    </div>
  );
};
