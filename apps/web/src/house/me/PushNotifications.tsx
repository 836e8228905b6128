import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import { ErrorNote } from '../ErrorNote.tsx';
import { lookAtPush, type PushState, renewPush, showOne, turnPushOff, turnPushOn } from '../push.ts';
import { RequestButton } from '../RequestButton.tsx';
import { useRequest } from '../use-request.ts';
import { useHouseWords } from '../words/index.ts';
import styles from './MePage.module.css';

/** Whether this browser tells when it is one's turn, and how to change that. */
export const PushNotifications = ({ pushKey }: { pushKey: string | undefined }) => {
  const words = useHouseWords();
  const { busy, error, ask } = useRequest();
  const [state, setState] = useState<PushState>();
  const [told, setTold] = useState<string>();
  const look = async (): Promise<PushState> => {
    const now = await lookAtPush(pushKey);
    setState(now);
    return now;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each house
  useEffect(() => {
    void look().then((now) => {
      if (now === 'on') ask(renewPush, () => undefined);
    });
  }, [pushKey]);
  const turnOn = (key: string): void => {
    setTold(undefined);
    ask(
      async () => {
        const answer = await turnPushOn(key);
        await look();
        if (answer.type !== 'refused') return answer;
        setTold(words.me.noticesRefused);
        return { type: 'done', value: undefined };
      },
      () => undefined,
    );
  };
  const turnOff = (): void => {
    setTold(undefined);
    ask(turnPushOff, () => void look());
  };
  if (state === undefined) return null;
  return (
    <>
      <p className={styles['soft']} data-push={state} role="status">
        {words.me.noticesState[state]} {told}
      </p>
      {error !== undefined && <ErrorNote {...error} />}
      {state === 'off' && (
        <RequestButton busy={busy} onPress={() => turnOn(pushKey!)}>
          {words.me.noticesOn}
        </RequestButton>
      )}
      {state === 'on' && (
        <div className={styles['row']}>
          <Button
            className="button"
            onPress={() => {
              void showOne(words.me.sampleTitle, words.me.sampleText);
              setTold(words.me.noticesTried);
            }}
          >
            {words.me.noticesTry}
          </Button>
          <RequestButton busy={busy} onPress={turnOff}>
            {words.me.noticesOff}
          </RequestButton>
        </div>
      )}
    </>
  );
};
