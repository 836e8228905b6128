import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** Comes into sight when it appears, wherever the tray had been scrolled to for what was there before. */
export const InSight = ({ children }: { children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return <div ref={box}>{children}</div>;
};
