import type { Me } from '@wunderkammer/protocol';
import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components';
import { AskButton } from '../AskButton.tsx';
import { type Answer, api } from '../api.ts';
import { turnPushOff } from '../push.ts';
import { TroubleNote } from '../TroubleNote.tsx';
import { useAsking } from '../use-asking.ts';
import { useHouseWords } from '../words/index.ts';
import styles from './MePage.module.css';
import { Part } from './Part.tsx';

/** The two ways out: off this device, or out of the house. */
export const Leaving = ({ me, left }: { me: Me; left: (farewell: string) => void }) => {
  const words = useHouseWords();
  const notNotified = async (then: () => Promise<Answer<undefined>>): Promise<Answer<undefined>> => {
    // Whoever sits here next must not get this person's notifications; should it fail, the house drops them all the same.
    await turnPushOff();
    return then();
  };
  return (
    <>
      <Part title={words.me.leave} text={words.me.leaveText}>
        <WayOut
          go={words.me.leaveGo}
          sure={me.recovery ? words.me.leaveSure : words.me.leaveLost}
          request={() => notNotified(api.leave)}
          done={() => left(words.me.gone)}
        />
      </Part>
      <Part title={words.me.erase} text={words.me.eraseText}>
        <WayOut
          go={words.me.eraseGo}
          sure={words.me.eraseSure(me.name)}
          request={() => notNotified(api.erase)}
          done={() => left(words.me.erased)}
        />
      </Part>
    </>
  );
};

interface WayOutProps {
  readonly go: string;
  readonly sure: ReactNode;
  readonly request: () => Promise<Answer<undefined>>;
  readonly done: () => void;
}

/** Asked twice, and the second time staying is what the keyboard stands on. */
const WayOut = ({ go, sure, request, done }: WayOutProps) => {
  const words = useHouseWords();
  const { busy, trouble, ask } = useAsking();
  const [asking, setAsking] = useState(false);
  return (
    <>
      {trouble !== undefined && <TroubleNote {...trouble} />}
      {asking ? (
        <div className={styles['sure']} data-confirm>
          <p className={styles['text']}>{sure}</p>
          <div className={styles['row']}>
            <Button className="button" autoFocus onPress={() => setAsking(false)}>
              {words.me.stay}
            </Button>
            <AskButton primary busy={busy} onPress={() => ask(request, done)}>
              {go}
            </AskButton>
          </div>
        </div>
      ) : (
        <Button className="button" onPress={() => setAsking(true)}>
          {go}
        </Button>
      )}
    </>
  );
};
