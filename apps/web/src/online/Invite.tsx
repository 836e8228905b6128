import { Button } from 'react-aria-components';
import { Qr } from '../house/Qr.tsx';
import { Secret } from '../house/Secret.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './Invite.module.css';
import { useOnlineWords } from './words/index.ts';

/** An address that leads back to this machine and to no other. */
const isLocal = (): boolean => /^(localhost|127\.|\[::1\])/.test(location.hostname);

const addressOf = (table: string): string => `${location.origin}/t/${table}`;

/** The link to a table: to copy, to share, to scan. */
export const Invite = ({ table, game, small = false }: { table: string; game: string; small?: boolean }) => {
  const { room } = useOnlineWords();
  const address = addressOf(table);
  const share = (): void => {
    // Closing the sheet without sharing is no mistake.
    navigator.share({ title: 'Wunderkammer', text: room.shareText(game), url: address }).catch(() => {});
  };
  return (
    <div className={styles['invite']}>
      <div className={styles['words']}>
        <Secret label={room.link} text={address} />
        {'share' in navigator && (
          <Button className="button" onPress={share}>
            <Icon name="link" size={20} />
            {room.share}
          </Button>
        )}
        {isLocal() && <p>{room.local}</p>}
      </div>
      {!small && <Qr text={address} label={room.qr} />}
    </div>
  );
};
