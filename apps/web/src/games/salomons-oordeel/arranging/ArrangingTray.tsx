import { refusalText } from '@wunderkammer/kernel';
import { cellName } from '@wunderkammer/salomons-oordeel/pieces';
import { Button } from 'react-aria-components';
import { RuleButton } from '../../../table/RuleButton.tsx';
import { useWords } from '../../../words/words.tsx';
import tray from '../tray/Tray.module.css';
import { words as lazy, useGameTexts } from '../words/index.ts';
import styles from './Arranging.module.css';
import type { Arranging } from './use-arranging.ts';

interface ArrangingTrayProps {
  readonly arranging: Arranging;
  readonly seats: number;
  /** The coach waits for an arrangement. */
  readonly hinted: boolean;
}

/** How the arrangement stands: what is amiss, what is left to do, and the ways to get it done. */
export const ArrangingTray = ({ arranging, seats, hinted }: ArrangingTrayProps) => {
  const words = lazy.use().arranging;
  const texts = useGameTexts();
  const { list } = useWords();
  const { plan, clashes, left, said, clear, layAll, done } = arranging;
  const ready = left === 0 && clashes.length === 0;
  return (
    <div className={tray['tray']} data-seats={seats}>
      <div className={tray['actions']}>
        <Button className="button" data-kind={ready ? 'primary' : 'quiet'} isDisabled={plan.size === 0} onPress={done}>
          {words.done}
        </Button>
        <Button className={`button ${hinted && !ready ? tray['hinted'] : ''}`} onPress={layAll}>
          {ready && !hinted ? words.another : words.forMe}
        </Button>
        <Button className="button" data-kind="quiet" isDisabled={plan.size === 0} onPress={clear}>
          {words.clear}
        </Button>
      </div>
      {clashes.length > 0 && (
        <ul className={styles['clashes']}>
          {clashes.map(({ violation, stones }) => (
            <li key={violation.code} className={styles['clash']}>
              <span className={styles['cells']}>
                {list(stones.map((stone) => cellName(...plan.get(stone)!)).toSorted())}
              </span>
              : {refusalText(texts, violation)} <RuleButton rule={violation.rule} />
            </li>
          ))}
        </ul>
      )}
      {clashes.length === 0 && <p className={styles['status']}>{ready ? words.fine : words.left(left)}</p>}
      {plan.size === 0 && <p className={tray['note']}>{words.how}</p>}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  );
};
