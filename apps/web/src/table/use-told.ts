import type { Viewer } from '@wunderkammer/kernel';
import { useEffect, useState } from 'react';
import type { Phase } from './director.ts';

/** A table at one moment, as somebody sees it. */
interface Sight<V> {
  readonly viewer: Viewer;
  readonly version: number;
  readonly view: V;
}

/** A sight, and the table one step earlier if the same eyes saw it then: nobody is shown what somebody else could see. */
interface Followed<V> extends Sight<V> {
  readonly before: V | undefined;
}

/** What is kept of a sight after another; the same thing where nothing has happened. */
export const followedBy = <V>(kept: Followed<V>, { viewer, version, view }: Sight<V>): Followed<V> => {
  const isSame = kept.viewer === viewer;
  if (isSame && kept.version === version) return kept;
  return { viewer, version, view, before: isSame && kept.version + 1 === version ? kept.view : undefined };
};

/** The table one step earlier, if the same eyes saw it then: an outcome is told by what it came from. */
const useViewBefore = <V>({ viewer, version, view }: Sight<V>): V | undefined => {
  const [kept, keep] = useState<Followed<V>>({ viewer, version, view, before: undefined });
  const now = followedBy(kept, { viewer, version, view });
  if (now !== kept) keep(now);
  return now.before;
};

/** Whether so many milliseconds have passed since this step. */
export const usePassed = (version: number, wait: number): boolean => {
  const [passed, pass] = useState(-1);
  useEffect(() => {
    if (wait === 0) return undefined;
    const timer = setTimeout(() => pass(version), wait);
    return () => clearTimeout(timer);
  }, [version, wait]);
  return wait === 0 || passed === version;
};

interface Told<V> {
  readonly phase: Phase;
  readonly before: V | undefined;
  /** The table as far as it has been shown. */
  readonly told: V;
}

/**
 * A table as it was before a step, until the step's scene has shown what it changes, in so many milliseconds: the clock of
 * those who look back, where everything has happened and the pace is theirs.
 */
export const useTold = <V>(sight: Sight<V>, wait: number): Told<V> => {
  const before = useViewBefore(sight);
  const passed = usePassed(sight.version, wait);
  return passed || before === undefined
    ? { phase: 'told', before, told: sight.view }
    : { phase: 'showing', before, told: before };
};
