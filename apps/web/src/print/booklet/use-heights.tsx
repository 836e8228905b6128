import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './Booklet.module.css';
import type { FlowItem } from './flow.tsx';

interface Measured {
  readonly items: readonly FlowItem[];
  readonly width: number;
  readonly heights: readonly number[];
}

/**
 * How high each item is in a column of this width, in millimetres, once the letters are there; and what has to be on the page
 * for that to be found out, unseen.
 */
export const useHeights = (
  items: readonly FlowItem[],
  width: number,
): { readonly heights: readonly number[] | undefined; readonly measuring: ReactNode } => {
  const column = useRef<HTMLDivElement>(null);
  const [measured, setMeasured] = useState<Measured>();
  const isKnown = measured?.items === items && measured.width === width;
  useEffect(() => {
    if (isKnown) return;
    let wanted = true;
    void document.fonts.ready.then(() => {
      if (!wanted || column.current === null) return;
      const millimetre = column.current.getBoundingClientRect().width / width;
      const heights = [...column.current.children].map((item) => item.getBoundingClientRect().height / millimetre);
      setMeasured({ items, width, heights });
    });
    return () => {
      wanted = false;
    };
  }, [isKnown, items, width]);
  return {
    heights: isKnown ? measured.heights : undefined,
    measuring: !isKnown && (
      <div className={styles['measuring']} inert>
        <div ref={column} className={styles['column']} style={{ width: `${width}mm` }}>
          {items.map(({ key, node }) => (
            <div key={key} className={styles['item']}>
              {node}
            </div>
          ))}
        </div>
      </div>
    ),
  };
};
