import type { Room } from '@wunderkammer/protocol';
import { Button } from 'react-aria-components';
import { Note } from '../ui/Note.tsx';
import type { TableNow } from './online-table.ts';
import type { Act } from './use-act.ts';
import { useMissing } from './use-missing.ts';
import { useOnlineWords } from './words/index.ts';

interface MissedProps {
  readonly room: Room;
  readonly now: TableNow;
  readonly seat: number;
  readonly act: Act;
}

/** That somebody has been away for longer than was agreed, for those who wait. */
export const Missed = ({ room, now, seat, act }: MissedProps) => {
  const words = useOnlineWords();
  const missing = useMissing(room, now, seat);
  if (missing?.type !== 'now') return null;
  const { name } = room.seats[seat]!;
  return (
    <Note text={room.setup.clock.type === 'none' ? words.notices.missed(name) : words.notices.missedClock(name)}>
      <Button className="button" onPress={() => void act({ type: 'hand', seat, to: 'bot' })}>
        {words.company.handAbsent(name)}
      </Button>
    </Note>
  );
};
