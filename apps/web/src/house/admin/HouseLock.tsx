import { Icon } from '../../ui/Icon.tsx';
import { Part } from '../../ui/Part.tsx';
import { RequestButton } from '../RequestButton.tsx';
import { useRequest } from '../use-request.ts';
import { AdminErrorNote } from './AdminErrorNote.tsx';
import { adminApi } from './api.ts';
import { useAdminWords } from './words/index.ts';

/** Whether new people need an invitation. */
export const HouseLock = ({ locked, changed }: { locked: boolean; changed: () => void }) => {
  const { lock } = useAdminWords();
  const { busy, error, ask } = useRequest();
  return (
    <Part title={lock.title}>
      <p role="status">{locked ? lock.locked : lock.open}</p>
      <RequestButton busy={busy} onPress={() => ask(() => adminApi.lock(!locked), changed)}>
        <Icon name="lock" size={20} />
        {locked ? lock.doOpen : lock.doLock}
      </RequestButton>
      <AdminErrorNote error={error} />
    </Part>
  );
};
