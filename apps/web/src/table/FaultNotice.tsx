import { Notice } from '../ui/Notice.tsx';
import { useWords } from '../words/words.tsx';
import type { Fault } from './source.ts';

/** Something went wrong with a table: what, and the way on. */
export const FaultNotice = ({ fault }: { fault: Fault; id: string | undefined }) => {
  const words = useWords();
  const { title, text } = words.faults[fault.type];
  return <Notice title={title} text={text} detail={'message' in fault ? fault.message : undefined} />;
};
