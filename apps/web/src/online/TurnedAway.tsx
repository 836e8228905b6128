import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import { useWords } from '../words/words.tsx';
import type { ConnectionStatus } from './connection.ts';
import { pageConnection } from './page-connection.ts';

type Wait = NonNullable<ConnectionStatus['turnedAway']>;

/** The house hangs up on this page again and again: that it does is said once, when it is tried again is only shown. */
export const TurnedAway = ({ wait }: { wait: Wait }) => {
  const { line } = useWords();
  const seconds = useSeconds(wait);
  return (
    <>
      <span>
        {line.turnedAway}{' '}
        <span className="tabular" aria-hidden="true">
          {line.again(seconds)}
        </span>
      </span>
      <Button className="text-button" onPress={() => pageConnection().reconnectNow()}>
        {line.tryNow}
      </Button>
    </>
  );
};

/** How many seconds of a wait are left. */
const useSeconds = (wait: Wait): number => {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const end = performance.now() + wait.ms;
    const count = (): void => setSeconds(Math.max(0, Math.ceil((end - performance.now()) / 1000)));
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [wait]);
  return seconds;
};
