import { Panel } from '../ui/Panel.tsx';
import { useWords } from '../words/words.tsx';
import { type DrawerPage, useTableFrame } from './context.ts';
import styles from './KeysPanel.module.css';

/** The keys that work at a table. */
export const KeysPanel = ({ isOpen, close }: { isOpen: boolean; close: () => void }) => {
  const { keys } = useWords();
  const { drawerPages } = useTableFrame();
  const has = (wanted: DrawerPage): boolean => drawerPages.some(({ page }) => page === wanted);
  const lines = [
    ['Tab', keys.tab],
    ['← ↑ ↓ →', keys.arrows],
    ['Enter', keys.enter],
    ['Esc', keys.escape],
    ...(has('company') ? [['C', keys.company] as const] : []),
    ['L', keys.log],
    ...(has('notebook') ? [['N', keys.notebook] as const] : []),
    ['R', keys.rules],
    ['S', keys.skip],
    ['U', keys.takeBack],
    ['?', keys.help],
  ] as const;
  return (
    <Panel title={keys.title} isOpen={isOpen} close={close}>
      <dl className={styles['keys']}>
        {lines.map(([key, what]) => (
          <div key={key} className={styles['line']}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
};
