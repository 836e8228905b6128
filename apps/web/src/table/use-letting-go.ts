import { useCallback, useEffect, useState } from 'react';

/** What a tap can mean by itself: a tap on anything else of the table means none of it. */
const MEANT = 'button, a, input, label, [data-point], [data-hit], [data-cell], [data-pickable], [data-meant]';

export interface LettingGo {
  /** How often something half chosen was let go: what was picked before is picked no longer. */
  readonly times: number;
  readonly letGo: () => void;
}

/** What is half chosen is let go by a tap where nothing can be chosen, and when a step was taken back. */
export const useLettingGo = (version: number): LettingGo => {
  const [times, setTimes] = useState(0);
  const [reached, reach] = useState(version);
  if (version !== reached) {
    reach(version);
    if (version < reached) setTimes(times + 1);
  }
  const letGo = useCallback(() => setTimes((before) => before + 1), []);
  useEffect(() => {
    const tap = ({ target }: MouseEvent): void => {
      if (!(target instanceof Element) || target.closest('[data-elsewhere]') === null) return;
      if (target.closest(MEANT) === null) letGo();
    };
    window.addEventListener('click', tap);
    return () => window.removeEventListener('click', tap);
  }, [letGo]);
  return { times, letGo };
};
