import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './Spot.module.css';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const find = (name: string): Element | undefined =>
  [...document.querySelectorAll(`[data-spot="${CSS.escape(name)}"]`)].find(
    (element) => element.getClientRects().length > 0,
  );

/** What can be seen of it: what scrolls may hide a part, or all. */
const boxOf = (name: string): Box | undefined => {
  const found = find(name);
  if (found === undefined) return undefined;
  // Nothing below a curtain over the board is pointed at.
  const veil = found.closest('[data-spot="board"]')?.querySelector('[data-veil="true"]');
  if (veil && !veil.contains(found) && !found.contains(veil)) return undefined;
  let { left, top, right, bottom } = found.getBoundingClientRect();
  for (let around = found.parentElement; around !== null; around = around.parentElement) {
    if (getComputedStyle(around).overflowY === 'visible') continue;
    const clip = around.getBoundingClientRect();
    left = Math.max(left, clip.left);
    top = Math.max(top, clip.top);
    right = Math.min(right, clip.right);
    bottom = Math.min(bottom, clip.bottom);
  }
  return right > left && bottom > top ? { left, top, width: right - left, height: bottom - top } : undefined;
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
    if (!calm) find(name)?.scrollIntoView({ block: 'nearest' });
    look();
    const timer = setInterval(look, 150);
    return () => clearInterval(timer);
  }, [name, calm]);
  if (box === undefined) return null;
  return createPortal(
    <div
      className={styles['spot']}
      data-ring={name}
      data-calm={calm}
      // Moved, not laid out anew: nothing else has to make way for it.
      style={{ translate: `${box.left - 6}px ${box.top - 6}px`, width: box.width + 12, height: box.height + 12 }}
    />,
    document.body,
  );
};
