import { type RefObject, useEffect, useRef } from 'react';

/** What a decision is made with, in the order in which it stands there. */
const CHOICE = 'button:not(:disabled), input:not(:disabled), [tabindex="0"]';

/** Where nothing hovers there is hardly a keyboard: a focus that nobody had is not needed. */
const hasKeys = window.matchMedia('(hover: hover)');

/**
 * Whoever plays by keyboard finds the next decision under the hand: as soon as there is something to decide again, a focus
 * that was in the tray, or was lost with a button that is gone, is on its first choice; `first` says where not every control
 * is one. Who looks at something else is left alone.
 */
export const useDecisionFocus = (
  moment: string | number,
  isAsked: boolean,
  first = CHOICE,
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
    const isLost = hasKeys.matches && (document.activeElement === document.body || document.activeElement === null);
    if (!isAsked || !(wasWithin.current || isLost)) return;
    tray.current?.querySelector<HTMLElement>(first)?.focus({ preventScroll: true });
  }, [moment, isAsked]);
  return tray;
};
