import type { Seen, View } from '@wunderkammer/salomons-oordeel/pieces';
import { useEffect, useState } from 'react';
import { toldAfter } from './board/timing.ts';
import { usePace } from './pace.ts';

interface Told {
  /** The table as far as it has been shown. */
  readonly view: View;
  /** Whether that is less than what is known. */
  readonly behind: boolean;
}

/** Counts, turns and lists wait for the stone that changes them: until it has turned, they are as they were before. */
export const useTold = (view: View, version: number, event: Seen | undefined): Told => {
  const pace = usePace();
  const wait = event === undefined ? 0 : toldAfter(event) * pace;
  const [kept, keep] = useState({ version, view, before: view });
  const [told, tell] = useState(version);
  if (kept.version !== version) keep({ version, view, before: version === kept.version + 1 ? kept.view : view });
  useEffect(() => {
    const timer = setTimeout(() => tell(version), wait);
    return () => clearTimeout(timer);
  }, [version, wait]);
  const behind = wait > 0 && told !== version && kept.version === version && kept.before !== view;
  return { view: behind ? kept.before : view, behind };
};
