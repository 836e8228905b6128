import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Glass } from './Glass.tsx';
import styles from './ZoomPane.module.css';

const STEPS = [1, 1.6, 2.4] as const;

/** A drawing that is higher than the room there is: which part of its height must fit, and where the middle of that part is. */
interface Tall {
  readonly part: number;
  readonly middle: number;
}

interface ZoomPaneProps {
  /** Width divided by height of what is inside. */
  readonly aspect: number;
  readonly tall?: Tall | undefined;
  /** Everything in it is large enough as it is, or it has a way of its own to come closer. */
  readonly isFixed?: boolean;
  readonly children: ReactNode;
}

/** Fits a drawing into the room there is, and lets one come closer: what is too small to touch can be enlarged and moved about. */
export const ZoomPane = ({ aspect, tall, isFixed = false, children }: ZoomPaneProps) => {
  const [step, setStep] = useState(0);
  const pane = useRef<HTMLDivElement>(null);
  const isNearest = step === STEPS.length - 1;
  const middle = tall?.middle;
  useLayoutEffect(() => {
    const { current } = pane;
    if (current === null || middle === undefined) return;
    current.scrollTop = middle * current.scrollHeight - current.clientHeight / 2;
  }, [middle]);
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
  const size = { '--aspect': aspect, '--zoom': STEPS[step], '--part': tall?.part } as CSSProperties;
  return (
    <div className={styles['frame']}>
      <div
        ref={pane}
        className={styles['pane']}
        data-zoomed={step > 0}
        data-tall={tall !== undefined}
        // What scrolls can be scrolled by keys.
        tabIndex={step > 0 || tall !== undefined ? 0 : undefined}
      >
        <div className={styles['content']} style={size}>
          {children}
        </div>
      </div>
      {!isFixed && <Glass isNearest={isNearest} press={() => zoom(isNearest ? 0 : step + 1)} />}
    </div>
  );
};
