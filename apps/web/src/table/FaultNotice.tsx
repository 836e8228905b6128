import { Notice } from '../ui/Notice.tsx';
import { useTitle } from '../ui/use-title.ts';
import { useWords } from '../words/words.tsx';
import type { Fault } from './source.ts';

/** Something went wrong with a table: what, and the way on. */
export const FaultNotice = ({ fault }: { fault: Fault }) => {
  const words = useWords();
  const { title, text } = words.faults[fault.type];
  useTitle(title);
  return (
    <Notice title={title} text={text} detail={'message' in fault ? fault.message : undefined}>
      {fault.type === 'crashed' && (
        <button type="button" className="button" onClick={() => location.reload()}>
          {words.broken.reload}
        </button>
      )}
    </Notice>
  );
};
