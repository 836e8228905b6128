import type { Me } from '@wunderkammer/protocol';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { Part } from '../../ui/Part.tsx';
import { type Answer, api } from '../api.ts';
import { Confirmation } from '../Confirmation.tsx';
import { ErrorNote } from '../ErrorNote.tsx';
import { turnPushOff } from '../push.ts';
import { useRequest } from '../use-request.ts';
import { useHouseWords } from '../words/index.ts';

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
          request={() => notNotified(api.logOut)}
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
  readonly sure: string;
  readonly request: () => Promise<Answer<undefined>>;
  readonly done: () => void;
}

/** Asked twice, and the second time staying is what the keyboard stands on. */
const WayOut = ({ go, sure, request, done }: WayOutProps) => {
  const words = useHouseWords();
  const { busy, error, ask } = useRequest();
  const [asking, setAsking] = useState(false);
  return (
    <>
      {error !== undefined && <ErrorNote {...error} />}
      {asking ? (
        <Confirmation
          question={sure}
          go={go}
          stay={words.me.stay}
          busy={busy}
          cancel={() => setAsking(false)}
          confirm={() => ask(request, done)}
        />
      ) : (
        <Button className="button" onPress={() => setAsking(true)}>
          {go}
        </Button>
      )}
    </>
  );
};
