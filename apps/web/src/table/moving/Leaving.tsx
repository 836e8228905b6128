import { createContext, type ReactElement, useContext, useEffect, useState } from 'react';

const LeavingContext = createContext(false);

/** Whether what asks is on its way out: it is still seen, but no longer there. */
export const useIsLeaving = (): boolean => useContext(LeavingContext);

interface LeavingProps {
  /** What is shown, told apart by its key. */
  readonly children: ReactElement | null;
  /** How long something takes to leave, in milliseconds. */
  readonly lasts: number;
}

interface Held {
  readonly now: ReactElement | null;
  readonly leaving: ReactElement | null;
}

const held = ({ now, leaving }: Held, next: ReactElement | null): Held => {
  const last = now?.key === next?.key ? leaving : (now ?? leaving);
  return { now: next, leaving: last?.key === next?.key ? null : last };
};

/** Shows one thing after the other, and each that is over for as long as it takes to leave. */
export const Leaving = ({ children, lasts }: LeavingProps) => {
  const [shown, show] = useState<Held>({ now: children, leaving: null });
  if (shown.now !== children) show(held(shown, children));
  const { leaving } = shown;
  useEffect(() => {
    if (leaving === null) return undefined;
    const timer = setTimeout(() => show((current) => ({ ...current, leaving: null })), lasts);
    return () => clearTimeout(timer);
  }, [leaving, lasts]);
  const gone = lasts === 0 ? null : leaving;
  return [gone, children].map(
    (each) =>
      each !== null && (
        <LeavingContext key={each.key} value={each === gone}>
          {each}
        </LeavingContext>
      ),
  );
};
