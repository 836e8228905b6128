import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useLocation } from 'wouter';
import { withShelf } from '../keeper/with-shelf.ts';
import { ConfirmBar } from '../ui/ConfirmBar.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useTitle } from '../ui/use-title.ts';
import { useWords } from '../words/words.tsx';
import type { Fault } from './source.ts';

/** Something went wrong with a table: what, and the way on. */
export const FaultNotice = ({ id, fault }: { id: string; fault: Fault }) => {
  const words = useWords();
  const { title, text } = words.faults[fault.type];
  useTitle(title);
  return (
    <Notice title={title} text={text} detail={'message' in fault && <Detail fault={fault} />}>
      {fault.type === 'crashed' && (
        <button type="button" className="button" onClick={() => location.reload()}>
          {words.broken.reload}
        </button>
      )}
      {fault.type === 'damaged' && <Discard id={id} />}
    </Notice>
  );
};

/** For whoever reports it: the step is counted as everywhere else on the page, the rest is the engine's own words. */
const Detail = ({ fault }: { fault: Extract<Fault, { message: string }> }) => {
  const words = useWords();
  return (
    <>
      {fault.type === 'damaged' && fault.at >= 0 && `${words.replay.faultAt(fault.at + 1)} `}
      <span lang="en">{fault.message}</span>
    </>
  );
};

/** What cannot be opened any more can be thrown away, and then the cabinet is as it was before. */
const Discard = ({ id }: { id: string }) => {
  const words = useWords();
  const [asking, setAsking] = useState(false);
  const [, navigate] = useLocation();
  const discard = (): void => {
    void withShelf((shelf) => shelf.remove(id)).then(() => navigate('/'));
  };
  if (!asking) {
    return (
      <Button className="button" onPress={() => setAsking(true)}>
        {words.home.discard}
      </Button>
    );
  }
  return (
    <ConfirmBar
      question={words.home.discardForGood}
      yes={words.home.discard}
      confirm={discard}
      cancel={() => setAsking(false)}
    />
  );
};
