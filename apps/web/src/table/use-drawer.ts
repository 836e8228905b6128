import { useCallback, useState } from 'react';
import type { DrawerPage } from './context.ts';

export interface Drawer {
  readonly page: DrawerPage | undefined;
  readonly open: (page: DrawerPage | undefined) => void;
  readonly toggle: (page: DrawerPage) => void;
  /** The rule that was looked up last; `asked` tells one time from the next. */
  readonly rule: { readonly number: string; readonly asked: number } | undefined;
  readonly openRule: (number: string) => void;
}

/** What is open beside the board, and at which rule the book is. */
export const useDrawer = (): Drawer => {
  const [page, open] = useState<DrawerPage>();
  const [rule, setRule] = useState<Drawer['rule']>();
  const openRule = useCallback((number: string) => {
    setRule((before) => ({ number, asked: (before?.asked ?? 0) + 1 }));
    open('rules');
  }, []);
  return { page, open, toggle: (wanted) => open((now) => (now === wanted ? undefined : wanted)), rule, openRule };
};
