import { useEffect, useState } from 'react';

/** Whether so many seconds of this step have passed. */
export const usePassed = (version: number, seconds: number): boolean => {
  const [passed, pass] = useState(-1);
  useEffect(() => {
    if (seconds === 0) return undefined;
    const timer = setTimeout(() => pass(version), seconds * 1000);
    return () => clearTimeout(timer);
  }, [version, seconds]);
  return seconds === 0 || passed === version;
};
