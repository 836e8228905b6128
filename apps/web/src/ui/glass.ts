import { createContext } from 'react';

/** Where the glass to come closer lies: beside what is said, so that it covers nothing of the board. */
export const GlassPlace = createContext<HTMLElement | null>(null);
