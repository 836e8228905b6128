import { Icon } from '../../ui/Icon.tsx';
import { Part } from '../../ui/Part.tsx';
import { AskButton } from '../AskButton.tsx';
import { useAsking } from '../use-asking.ts';
import { hostApi } from './api.ts';
import { HostTrouble } from './HostTrouble.tsx';
import { useAdminWords } from './words/index.ts';

/** Whether new people need an invitation. */
export const DoorLock = ({ locked, changed }: { locked: boolean; changed: () => void }) => {
  const { lock } = useAdminWords();
  const { busy, trouble, ask } = useAsking();
  return (
    <Part title={lock.title}>
      <p role="status">{locked ? lock.locked : lock.open}</p>
      <AskButton busy={busy} onPress={() => ask(() => hostApi.lock(!locked), changed)}>
        <Icon name="lock" size={20} />
        {locked ? lock.doOpen : lock.doLock}
      </AskButton>
      <HostTrouble trouble={trouble} />
    </Part>
  );
};
