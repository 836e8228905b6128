import { type RefObject, useEffect, useRef } from 'react';

/**
 * Whoever plays by keyboard finds the next decision where the last one was: as soon as there is something to decide again,
 * focus that was lost with a pressed button returns to the tray; or, where `first` says which are choices, focus that is
 * in the tray goes to the first of them.
 */
export const useDecisionFocus = (
  moment: string | number,
  isAsked: boolean,
  first?: string,
): RefObject<HTMLDivElement | null> => {
  const tray = useRef<HTMLDivElement>(null);
  const wasWithin = useRef(false);
  useEffect(() => {
    // A button that disappears with the focus on it tells nobody: only a focus elsewhere means that it has left.
    const remember = (): void => {
      wasWithin.current = tray.current?.contains(document.activeElement) ?? false;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new moment is a new decision
  useEffect(() => {
    if (!isAsked || !wasWithin.current) return;
    if (first !== undefined) tray.current?.querySelector<HTMLElement>(first)?.focus();
    else if (document.activeElement === document.body) tray.current?.focus({ preventScroll: true });
  }, [moment, isAsked]);
  return tray;
};
