import { createContext, useContext, useEffect } from 'react';
import type { Trouble } from '../api.ts';
import { TroubleNote } from '../TroubleNote.tsx';

/** Called when the house does not know the host any more: the pages close by themselves after a while. */
export const OutContext = createContext<() => void>(() => {});

interface HostTroubleProps {
  readonly trouble: { readonly trouble: Trouble; readonly wait?: number } | undefined;
}

/** What went wrong, in words; if it is that one is out, back to the door. */
export const HostTrouble = ({ trouble }: HostTroubleProps) => {
  const out = useContext(OutContext);
  const isOut = trouble?.trouble === 'nobody';
  useEffect(() => {
    if (isOut) out();
  }, [isOut, out]);
  return trouble === undefined || isOut ? null : <TroubleNote {...trouble} />;
};
