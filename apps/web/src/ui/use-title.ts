import { useEffect } from 'react';

/** The title of the window: where one is, then the house. */
export const useTitle = (title?: string): void => {
  useEffect(() => {
    document.title = title === undefined ? 'Wunderkammer' : `${title} · Wunderkammer`;
  }, [title]);
};
