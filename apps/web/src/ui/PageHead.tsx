import { LANGUAGES, type Language } from '@wunderkammer/kernel';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from 'react-aria-components';
import { LANGUAGE_NAMES } from '../words/names.ts';
import { useLanguage, useWords } from '../words/words.tsx';
import { Icon } from './Icon.tsx';
import styles from './PageHead.module.css';

const SettingsPanel = lazy(async () => ({ default: (await import('../settings/SettingsPanel.tsx')).SettingsPanel }));

/** The head of every page but the tables: the way home, the language, the settings. */
export const PageHead = ({ children }: { children?: ReactNode }) => {
  const words = useWords();
  const { language, setLanguage } = useLanguage();
  const [settings, setSettings] = useState(false);
  return (
    <header className={styles['head']}>
      <a className={styles['skip']} href="#content">
        {words.skipToContent}
      </a>
      <div className={styles['start']}>{children}</div>
      <label className={`button ${styles['language']}`} data-kind="quiet">
        <Icon name="globe" />
        <span className="visually-hidden">{words.home.language}</span>
        <select value={language} onChange={(event) => setLanguage(event.target.value as Language)}>
          {LANGUAGES.map((id) => (
            <option key={id} value={id} lang={id}>
              {LANGUAGE_NAMES[id]}
            </option>
          ))}
        </select>
      </label>
      <Button className="button" data-kind="icon" aria-label={words.home.settings} onPress={() => setSettings(true)}>
        <Icon name="settings" />
      </Button>
      {settings && (
        <Suspense>
          <SettingsPanel isOpen close={() => setSettings(false)} />
        </Suspense>
      )}
    </header>
  );
};
