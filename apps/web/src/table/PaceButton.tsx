import { Button } from 'react-aria-components';
import { type Pace, useSettings } from '../settings/settings.tsx';
import { useWords } from '../words/words.tsx';
import styles from './PaceButton.module.css';

/** From one pace to the next, round; who wants no pace at all finds that in the settings. */
const NEXT: Readonly<Record<Pace, Pace>> = { calm: 'normal', normal: 'quick', quick: 'calm', instant: 'calm' };
const STEPS: Readonly<Record<Pace, number>> = { calm: 1, normal: 2, quick: 3, instant: 3 };

/** The pace at which things are shown: one press, and it is remembered. */
export const PaceButton = () => {
  const { settings } = useWords();
  const { pace, change } = useSettings();
  return (
    <Button
      className={`button ${styles['pace']}`}
      data-kind="quiet"
      aria-label={`${settings.pace.label}: ${settings.pace[pace]}`}
      onPress={() => change('pace', NEXT[pace])}
    >
      <svg viewBox="0 0 28 20" width="28" height="20" aria-hidden="true">
        {[1, 2, 3].map((step) => (
          <path key={step} d={`M${step * 8 - 5} 5L${step * 8} 10 ${step * 8 - 5} 15`} data-on={step <= STEPS[pace]} />
        ))}
      </svg>
      <span className={styles['word']} aria-hidden="true">
        {settings.pace[pace]}
      </span>
    </Button>
  );
};
