import type { View } from '@wunderkammer/drei-magier/pieces';
import { useState } from 'react';

/** The table as it was one step earlier, if it was seen: an outcome is told by what it came from. */
export const useBefore = (view: View, version: number): View | undefined => {
  const [kept, keep] = useState<{ version: number; view: View; before: View | undefined }>({
    version,
    view,
    before: undefined,
  });
  if (kept.version === version) return kept.before;
  const before = version === kept.version + 1 ? kept.view : undefined;
  keep({ version, view, before });
  return before;
};
