import { useEffect, useRef } from 'react';

/** By the key's name in lower case, with `mod+` before it for Ctrl or Cmd; the letters are the same in all three languages. */
export type Shortcuts = Readonly<Record<string, () => void>>;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Keys that work anywhere at a table, except while somebody types. */
export const useShortcuts = (shortcuts: Shortcuts): void => {
  const now = useRef(shortcuts);
  now.current = shortcuts;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.altKey || isTyping(event.target)) return;
      const mod = event.ctrlKey || event.metaKey ? 'mod+' : '';
      const action = now.current[mod + event.key.toLowerCase()];
      if (action === undefined) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
};
