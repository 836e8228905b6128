import type { Me } from '@wunderkammer/protocol';
import { useState } from 'react';
import { Part } from '../../ui/Part.tsx';
import { HousePage } from '../HousePage.tsx';
import { becomeAnother } from '../use-house.ts';
import { useHouseWords } from '../words/index.ts';
import { Devices } from './Devices.tsx';
import { Leaving } from './Leaving.tsx';
import styles from './MePage.module.css';
import { Programs } from './Programs.tsx';
import { PushNotifications } from './PushNotifications.tsx';
import { RecoveryCode } from './RecoveryCode.tsx';
import { Rename } from './Rename.tsx';
import { Sessions } from './Sessions.tsx';
import { SignUp } from './SignUp.tsx';

/** Who one is in this house, and everything that goes with it. */
export const MePage = () => {
  const words = useHouseWords();
  const [farewell, setFarewell] = useState<string>();
  return (
    <HousePage title={words.me.title} lead={words.me.lead}>
      {({ me }) => (
        <div className={styles['parts']}>
          {farewell !== undefined && (
            <p className={styles['farewell']} role="status">
              {farewell}
            </p>
          )}
          {me === null ? (
            <SignUp welcome={() => setFarewell(undefined)} />
          ) : (
            <Profile
              me={me}
              left={(words) => {
                setFarewell(words);
                becomeAnother(null);
              }}
            />
          )}
        </div>
      )}
    </HousePage>
  );
};

const Profile = ({ me, left }: { me: Me; left: (farewell: string) => void }) => {
  const words = useHouseWords();
  return (
    <>
      <div className={styles['column']}>
        <Rename me={me} />
        <Part title={words.me.device} text={words.me.deviceText}>
          <Devices />
        </Part>
        <Part title={words.me.sessions} text={words.me.sessionsText}>
          <Sessions />
        </Part>
        <Part title={words.me.recovery} text={words.me.recoveryText}>
          <RecoveryCode me={me} />
        </Part>
      </div>
      <div className={styles['column']}>
        <Part title={words.me.notices} text={words.me.noticesText}>
          <PushNotifications pushKey={me.pushKey} />
        </Part>
        <Part title={words.me.programs} text={words.me.programsText}>
          <Programs />
        </Part>
        <Leaving me={me} left={left} />
      </div>
    </>
  );
};
