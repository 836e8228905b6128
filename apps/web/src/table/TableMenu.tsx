import { lazy, Suspense, useState } from 'react';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { Link } from 'wouter';
import { gameOf } from '../games/games.ts';
import { Icon } from '../ui/Icon.tsx';
import menu from '../ui/Menu.module.css';
import { Panel } from '../ui/Panel.tsx';
import { useWords } from '../words/words.tsx';
import { KeysPanel } from './KeysPanel.tsx';
import type { TableInfo } from './source.ts';
import styles from './TableMenu.module.css';

const SettingsPanel = lazy(async () => ({ default: (await import('../settings/SettingsPanel.tsx')).SettingsPanel }));

interface TableMenuProps {
  readonly info: TableInfo;
  readonly keys: boolean;
  readonly setKeys: (open: boolean) => void;
}

/** What belongs to the table but not to the game: settings, keys, what was agreed. */
export const TableMenu = ({ info, keys, setKeys }: TableMenuProps) => {
  const words = useWords();
  const [open, setOpen] = useState<'settings' | 'about'>();
  const shut = (): void => setOpen(undefined);
  return (
    <>
      <MenuTrigger>
        <Button className="button" data-kind="icon" aria-label={words.table.menu}>
          <Icon name="menu" />
        </Button>
        <Popover className={menu['popover']!}>
          <Menu
            className={menu['menu']!}
            aria-label={words.table.menu}
            onAction={(key) => (key === 'keys' ? setKeys(true) : setOpen(key as 'settings' | 'about'))}
          >
            <MenuItem id="settings" className={menu['item']!}>
              {words.home.settings}
            </MenuItem>
            <MenuItem id="keys" className={menu['item']!}>
              {words.table.shortcuts}
            </MenuItem>
            <MenuItem id="about" className={menu['item']!}>
              {words.table.about}
            </MenuItem>
          </Menu>
        </Popover>
      </MenuTrigger>
      {open === 'settings' && (
        <Suspense>
          <SettingsPanel isOpen close={shut} />
        </Suspense>
      )}
      <Panel title={words.table.about} isOpen={open === 'about'} close={shut}>
        <p>{words.list(info.seats.map(({ name }) => name))}</p>
        {info.series.games > 1 && <p>{words.table.gameOf(info.series.outcomes.length + 1, info.series.games)}</p>}
        {gameOf(info.game)?.secrets && <p>{words.table.aids[info.aids]}</p>}
        {!info.lesson && (
          <p>
            {words.table.commitment} <code className={styles['seal']}>{info.commitment}</code>
          </p>
        )}
        <Link className="button" href={`/rules/${info.game}`}>
          {words.home.rules}
        </Link>
      </Panel>
      <KeysPanel isOpen={keys} close={() => setKeys(false)} />
    </>
  );
};
