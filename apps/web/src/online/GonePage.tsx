import { useState } from 'react';
import { Button } from 'react-aria-components';
import { Link } from 'wouter';
import { Notice } from '../ui/Notice.tsx';
import { useTitle } from '../ui/use-title.ts';
import { useLanguage, useWords } from '../words/words.tsx';
import type { Reply } from './pending-requests.ts';
import { notDone } from './refusals.ts';
import { useOnlineWords } from './words/index.ts';

export type Gone = 'unknown' | 'broken' | 'forbidden' | 'closed' | 'watchless' | 'later' | 'past' | 'archived';

/** There is nothing to play or to see here: why, and the way on. */
export const GonePage = ({ why, revive }: { why: Gone; revive?: (() => Promise<Reply>) | undefined }) => {
  const { gone } = useOnlineWords();
  const { language } = useLanguage();
  const [refused, setRefused] = useState<string>();
  const { title, text } = gone[why];
  useTitle(title);
  const bringBack = async (): Promise<void> => {
    if (revive !== undefined) setRefused(notDone(await revive())?.[language]);
  };
  const others = why === 'archived' && revive === undefined ? ` ${gone.archived.others}` : '';
  return (
    <Notice title={title} text={text + others} detail={refused} led={revive !== undefined}>
      {why === 'archived' && revive !== undefined && (
        <Button className="button" data-kind="primary" onPress={() => void bringBack()}>
          {gone.archived.revive}
        </Button>
      )}
      <Link className="button" href="/lobby">
        {gone.lobby}
      </Link>
    </Notice>
  );
};

export const OutdatedPage = () => {
  const { outdated } = useOnlineWords();
  const { broken } = useWords();
  useTitle(outdated.title);
  return (
    <Notice title={outdated.title} text={outdated.text} led>
      <Button className="button" data-kind="primary" onPress={() => location.reload()}>
        {broken.reload}
      </Button>
    </Notice>
  );
};

/** The house does not answer; the page goes on by itself once it does. */
export const UnreachablePage = () => {
  const { unreachable } = useOnlineWords();
  useTitle(unreachable.title);
  return <Notice title={unreachable.title} text={unreachable.text} />;
};
