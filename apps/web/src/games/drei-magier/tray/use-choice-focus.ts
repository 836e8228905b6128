import { type RefObject, useEffect, useRef } from 'react';

/** Whoever plays with the keyboard stays in the tray: after each step the focus is on the first choice. */
export const useChoiceFocus = (moment: string, asked: boolean): RefObject<HTMLDivElement | null> => {
  const tray = useRef<HTMLDivElement>(null);
  const within = useRef(false);
  useEffect(() => {
    // A choice that disappears with the focus on it tells nobody: only a focus elsewhere means that it has left.
    const follow = ({ target }: FocusEvent): void => {
      within.current = target instanceof Node && (tray.current?.contains(target) ?? false);
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new moment brings new choices
  useEffect(() => {
    if (asked && within.current) tray.current?.querySelector<HTMLElement>('[data-choice]')?.focus();
  }, [moment, asked]);
  return tray;
};
