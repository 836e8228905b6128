import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Setting, TYPE_SIZES } from '../geometry/type-size.ts';
import styles from './Booklet.module.css';
import type { FlowItem } from './flow.tsx';

interface Measured {
  readonly items: readonly FlowItem[];
  readonly width: number;
  readonly settings: readonly Setting[];
}

/**
 * How high each item is in millimetres when the text is set in this size. It is measured on a copy: what changes its size may
 * still be on its way there, even for those who want nothing to move.
 */
const heightsAt = (column: HTMLElement, type: number, width: number): readonly number[] => {
  const copy = column.cloneNode(true) as HTMLElement;
  copy.style.setProperty('--type', String(type));
  column.after(copy);
  const millimetre = copy.getBoundingClientRect().width / width;
  const heights = [...copy.children].map((item) => item.getBoundingClientRect().height / millimetre);
  copy.remove();
  return heights;
};

/**
 * The text of a booklet in a column of this width, set in every size there is, once the fonts are there; and what has to be
 * on the page for that to be found out, unseen.
 */
export const useSettings = (
  items: readonly FlowItem[],
  width: number,
): { readonly settings: readonly Setting[] | undefined; readonly measuring: ReactNode } => {
  const column = useRef<HTMLDivElement>(null);
  const [measured, setMeasured] = useState<Measured>();
  const isKnown = measured?.items === items && measured.width === width;
  useEffect(() => {
    if (isKnown) return;
    let wanted = true;
    void document.fonts.ready.then(() => {
      const { current } = column;
      if (!wanted || current === null) return;
      const settings = TYPE_SIZES.map((type) => ({ type, heights: heightsAt(current, type, width) }));
      setMeasured({ items, width, settings });
    });
    return () => {
      wanted = false;
    };
  }, [isKnown, items, width]);
  return {
    settings: isKnown ? measured.settings : undefined,
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
