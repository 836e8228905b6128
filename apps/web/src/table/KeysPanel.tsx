import { Panel } from '../ui/Panel.tsx';
import { useWords } from '../words/words.tsx';
import styles from './KeysPanel.module.css';

/** The keys that work at a table. */
export const KeysPanel = ({ isOpen, close }: { isOpen: boolean; close: () => void }) => {
  const { keys } = useWords();
  const lines = [
    ['Tab', keys.tab],
    ['← ↑ ↓ →', keys.arrows],
    ['Enter', keys.enter],
    ['Esc', keys.escape],
    ['L', keys.log],
    ['N', keys.notebook],
    ['R', keys.rules],
    ['S', keys.skip],
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
