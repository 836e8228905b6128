import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './Spot.module.css';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const boxOf = (name: string): Box | undefined => {
  const found = [...document.querySelectorAll(`[data-spot="${CSS.escape(name)}"]`)].find(
    (element) => element.getClientRects().length > 0,
  );
  if (found === undefined) return undefined;
  const { left, top, width, height } = found.getBoundingClientRect();
  return { left, top, width, height };
};

const same = (a: Box | undefined, b: Box | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A ring around the thing the coach speaks of, wherever it moves; `calm` where it is only to be remembered. */
export const Spot = ({ name, calm = false }: { name: string; calm?: boolean }) => {
  const [box, setBox] = useState<Box>();
  useEffect(() => {
    const look = (): void => {
      const now = boxOf(name);
      setBox((before) => (same(before, now) ? before : now));
    };
    look();
    const timer = setInterval(look, 150);
    return () => clearInterval(timer);
  }, [name]);
  if (box === undefined) return null;
  return createPortal(
    <div
      className={styles['spot']}
      data-calm={calm}
      // Moved, not laid out anew: nothing else has to make way for it.
      style={{ translate: `${box.left - 6}px ${box.top - 6}px`, width: box.width + 12, height: box.height + 12 }}
    />,
    document.body,
  );
};
