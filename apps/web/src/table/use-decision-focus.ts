import { type RefObject, useEffect, useRef } from 'react';

/**
 * Whoever plays by keyboard finds the next decision where the last one was: focus that was lost with a pressed button
 * returns to the tray as soon as there is something to decide again.
 */
export const useDecisionFocus = (version: number, isAsked: boolean): RefObject<HTMLDivElement | null> => {
  const tray = useRef<HTMLDivElement>(null);
  const wasWithin = useRef(false);
  useEffect(() => {
    const remember = (): void => {
      wasWithin.current = tray.current?.contains(document.activeElement) ?? false;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is a new decision
  useEffect(() => {
    if (isAsked && wasWithin.current && document.activeElement === document.body) {
      tray.current?.focus({ preventScroll: true });
    }
  }, [version, isAsked]);
  return tray;
};
