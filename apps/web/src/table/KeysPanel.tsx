import { Panel } from '../ui/Panel.tsx';
import { useWords } from '../words/words.tsx';
import { useTableFrame } from './context.ts';
import styles from './KeysPanel.module.css';
import { TABLE_KEYS, type TableKey } from './keys.ts';

/** Those that open a page of the drawer, where there is one. */
const PAGES: ReadonlySet<TableKey> = new Set(['company', 'notebook']);

/** The keys that work at a table. */
export const KeysPanel = ({ isOpen, close }: { isOpen: boolean; close: () => void }) => {
  const { keys } = useWords();
  const { drawerPages } = useTableFrame();
  const has = (name: TableKey): boolean => !PAGES.has(name) || drawerPages.some(({ page }) => page === name);
  return (
    <Panel title={keys.title} isOpen={isOpen} close={close}>
      <dl className={styles['keys']}>
        {(Object.keys(TABLE_KEYS) as TableKey[]).filter(has).map((name) => (
          <div key={name} className={styles['line']}>
            <dt>
              <kbd>{TABLE_KEYS[name]}</kbd>
            </dt>
            <dd>{keys[name]}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
};
