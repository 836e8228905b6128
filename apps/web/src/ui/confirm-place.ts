import { createContext } from 'react';

/** Where a question lies that stands between a choice and its being played: in the place of what was asked, so that it covers no choice. */
export const ConfirmPlace = createContext<HTMLElement | null | undefined>(undefined);
