import type { Words } from '@wunderkammer/kernel';
import type { Command } from '@wunderkammer/protocol';
import { useCallback, useState } from 'react';
import { useLanguage } from '../words/words.tsx';
import type { OnlineTable } from './online-table.ts';
import type { Reply } from './pending-requests.ts';
import { notDone } from './refusals.ts';

export type Act = (command: Command) => Promise<Reply>;

export interface Acting {
  readonly act: Act;
  /** Why the last thing was not done, in words. */
  readonly refused: string | undefined;
}

/** Does things at a table, and keeps in words why one was not done. */
export const useAct = (table: OnlineTable): Acting => {
  const { language } = useLanguage();
  const [refusal, setRefusal] = useState<Words>();
  const act = useCallback(
    async (command: Command) => {
      setRefusal(undefined);
      const reply = await table.do(command);
      setRefusal(notDone(reply));
      return reply;
    },
    [table],
  );
  return { act, refused: refusal?.[language] };
};
