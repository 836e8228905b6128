import { type CSSProperties, type ReactNode, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { useWords } from '../words/words.tsx';
import { Icon } from './Icon.tsx';
import styles from './ZoomPane.module.css';

const STEPS = [1, 1.6, 2.4] as const;

interface ZoomPaneProps {
  /** Width divided by height of what is inside. */
  readonly aspect: number;
  readonly children: ReactNode;
}

/** Fits a drawing into the room there is, and lets one come closer: what is too small to touch can be enlarged and moved about. */
export const ZoomPane = ({ aspect, children }: ZoomPaneProps) => {
  const words = useWords();
  const [step, setStep] = useState(0);
  const pane = useRef<HTMLDivElement>(null);
  const zoom = (to: number): void => {
    const { current } = pane;
    if (current === null) return;
    // The middle of what was seen stays the middle.
    const x = (current.scrollLeft + current.clientWidth / 2) / current.scrollWidth;
    const y = (current.scrollTop + current.clientHeight / 2) / current.scrollHeight;
    setStep(to);
    requestAnimationFrame(() => {
      current.scrollLeft = x * current.scrollWidth - current.clientWidth / 2;
      current.scrollTop = y * current.scrollHeight - current.clientHeight / 2;
    });
  };
  return (
    <div className={styles['frame']}>
      <div ref={pane} className={styles['pane']} data-zoomed={step > 0}>
        <div className={styles['content']} style={{ '--aspect': aspect, '--zoom': STEPS[step] } as CSSProperties}>
          {children}
        </div>
      </div>
      <div className={styles['tools']}>
        <Button
          className={`button ${styles['tool']}`}
          data-kind="icon"
          aria-label={words.zoomIn}
          isDisabled={step === STEPS.length - 1}
          onPress={() => zoom(step + 1)}
        >
          <Icon name="zoomIn" />
        </Button>
        {step > 0 && (
          <Button
            className={`button ${styles['tool']}`}
            data-kind="icon"
            aria-label={words.zoomOut}
            onPress={() => zoom(step - 1)}
          >
            <Icon name="zoomOut" />
          </Button>
        )}
      </div>
    </div>
  );
};
