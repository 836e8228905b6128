import type { Room } from '@wunderkammer/protocol';
import { Button } from 'react-aria-components';
import { ahead, moment } from '../house/time.ts';
import { useLanguage } from '../words/words.tsx';
import styles from './Company.module.css';
import type { TableNow } from './online-table.ts';
import type { Act } from './use-act.ts';
import { useMissing } from './use-missing.ts';
import { useOnlineWords } from './words/index.ts';

interface AbsenceProps {
  readonly room: Room;
  readonly now: TableNow;
  readonly seat: number;
  readonly act: Act;
}

/** When a bot may play for somebody who is missed, and the way to let it. */
export const Absence = ({ room, now, seat, act }: AbsenceProps) => {
  const { company: words } = useOnlineWords();
  const { language } = useLanguage();
  const missing = useMissing(room, now, seat);
  const { name } = room.seats[seat]!;
  switch (missing?.type) {
    case undefined:
      return null;
    case 'now':
      return (
        <span className={styles['ways']}>
          <Button className="text-button" onPress={() => void act({ type: 'hand', seat, to: 'bot' })}>
            {words.handAbsent(name)}
          </Button>
        </span>
      );
    case 'clock':
      return <p className={styles['ways']}>{words.missedClock(name)}</p>;
    case 'later': {
      const today = Date.now();
      const when = moment(language, today + missing.left, today);
      return <p className={styles['ways']}>{words.missed(name, ahead(language, missing.left), when)}</p>;
    }
  }
};
