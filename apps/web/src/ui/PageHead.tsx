import { LANGUAGES, type Language } from '@wunderkammer/kernel';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { LANGUAGE_NAMES } from '../words/names.ts';
import { useLanguage, useWords } from '../words/words.tsx';
import { Icon } from './Icon.tsx';
import menu from './Menu.module.css';
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
      <MenuTrigger>
        <Button className="button" data-kind="quiet" aria-label={`${words.home.language}: ${LANGUAGE_NAMES[language]}`}>
          <Icon name="globe" />
          <span lang={language}>{language.toUpperCase()}</span>
        </Button>
        <Popover className={menu['popover']!}>
          <Menu
            className={menu['menu']!}
            aria-label={words.home.language}
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={[language]}
            onAction={(key) => setLanguage(key as Language)}
          >
            {LANGUAGES.map((id) => (
              <MenuItem key={id} id={id} className={menu['item']!} textValue={LANGUAGE_NAMES[id]}>
                <span lang={id}>{LANGUAGE_NAMES[id]}</span>
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
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
