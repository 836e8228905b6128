import { type ReactNode, useEffect, useRef } from 'react';
import { Button, Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { Link } from 'wouter';
import { RuleTarget } from '../rulebook/target.ts';
import { Icon } from '../ui/Icon.tsx';
import { useLanguage, useWords } from '../words/words.tsx';
import { type DrawerPage, useTableFrame } from './context.ts';
import styles from './TableLayout.module.css';

interface TableLayoutProps {
  /** What is expected of whoever sits in front, or what the table waits for: one short sentence. */
  readonly prompt: ReactNode;
  /** The rule behind the decision at hand. */
  readonly rule?: string | undefined;
  /** Everybody at the table, with what lies before them. */
  readonly players: ReactNode;
  readonly board: ReactNode;
  /** The hand and the choices: beside the board, or under the thumb on a phone. */
  readonly tray: ReactNode;
  /** The colours of the game's own world. */
  readonly className?: string | undefined;
}

/** The frame that all tables share: head, board, prompt, tray, and the drawer with log, notebook and rules. */
export const TableLayout = ({ prompt, rule, players, board, tray, className }: TableLayoutProps) => {
  const frame = useTableFrame();
  const words = useWords();
  const { language } = useLanguage();
  const { drawer, drawerPages, refusal, version } = frame;
  const trayBox = useRef<HTMLDivElement>(null);
  // What is asked now begins at the top, wherever one had scrolled to before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every step
  useEffect(() => {
    if (trayBox.current !== null) trayBox.current.scrollTop = 0;
  }, [version]);
  return (
    <div
      className={`${styles['table']} ${className ?? ''}`}
      data-drawer={drawer.page ?? 'shut'}
      data-version={frame.version}
      data-idle={frame.idle}
    >
      <header className={styles['head']}>
        <Link className="button" data-kind="icon" href="/" aria-label={words.table.leave}>
          <Icon name="cabinet" />
        </Link>
        <h1 className={styles['title']}>{frame.title}</h1>
        {frame.agreed !== undefined && <p className={styles['agreed']}>{frame.agreed}</p>}
        <nav className={styles['tools']} aria-label={words.table.tools}>
          {drawerPages.map(({ page, label }) => (
            <Button
              key={page}
              className="button"
              data-kind="icon"
              data-spot={page}
              aria-label={label}
              aria-expanded={drawer.page === page}
              onPress={() => drawer.open(drawer.page === page ? undefined : page)}
            >
              <Icon name={page} />
            </Button>
          ))}
          {frame.menu}
        </nav>
      </header>
      <main className={styles['main']}>
        <section className={styles['players']} aria-label={words.table.players}>
          {players}
        </section>
        <section className={styles['board']} aria-label={words.table.board}>
          {board}
        </section>
        <section className={styles['side']} aria-label={words.table.yourPlace}>
          <p className={styles['news']} role="log" aria-live="polite">
            {frame.news}
          </p>
          <div className={styles['prompt']} data-mine={frame.turn.mine} data-spot="prompt">
            <span className={styles['turn']}>{frame.turn.text}</span>
            <span className={styles['asked']}>
              {prompt}{' '}
              {rule !== undefined && (
                <Button className={styles['why']!} onPress={() => frame.openRule(rule)}>
                  {words.table.ruleOf(rule)}
                </Button>
              )}
            </span>
            {frame.skip !== undefined && (
              <Button className={`button ${styles['skip']}`} data-kind="quiet" onPress={frame.skip}>
                {words.table.skip} <Icon name="skip" />
              </Button>
            )}
          </div>
          {refusal !== undefined && (
            <div className={styles['refusal']} role="alert">
              <p>{refusal.words[language]}</p>
              {refusal.rule !== 'record' && (
                <Button className={styles['why']!} onPress={() => frame.openRule(refusal.rule)}>
                  {words.table.ruleOf(refusal.rule)}
                </Button>
              )}
              <Button className="button" data-kind="icon" aria-label={words.dismiss} onPress={frame.dismissRefusal}>
                <Icon name="close" />
              </Button>
            </div>
          )}
          <div className={styles['tray']} ref={trayBox}>
            {frame.beside}
            <div className={styles['choices']} data-spot="choices">
              {tray}
            </div>
          </div>
        </section>
      </main>
      {drawer.page !== undefined && (
        <aside className={styles['drawer']} aria-label={words.table.drawer}>
          <RuleTarget
            value={{
              href: (target) => `#${target}`,
              open: (event, target) => {
                event.preventDefault();
                frame.openRule(target);
              },
            }}
          >
            <Tabs
              className={styles['tabs']!}
              selectedKey={drawer.page}
              onSelectionChange={(key) => drawer.open(key as DrawerPage)}
            >
              <div className={styles['tabHead']}>
                <TabList className={styles['tabList']!} aria-label={words.table.drawer}>
                  {drawerPages.map(({ page, label }) => (
                    <Tab key={page} id={page} className={styles['tab']!}>
                      {label}
                    </Tab>
                  ))}
                </TabList>
                <Button
                  className="button"
                  data-kind="icon"
                  aria-label={words.dismiss}
                  onPress={() => drawer.open(undefined)}
                >
                  <Icon name="close" />
                </Button>
              </div>
              {drawerPages.map(({ page, body }) => (
                <TabPanel key={page} id={page} className={styles['tabBody']!}>
                  {body}
                </TabPanel>
              ))}
            </Tabs>
          </RuleTarget>
        </aside>
      )}
    </div>
  );
};
