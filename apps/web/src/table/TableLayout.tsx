import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button, Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { Link } from 'wouter';
import { SpeechBubble } from '../cast/SpeechBubble.tsx';
import { Spot } from '../learn/Spot.tsx';
import { RuleTarget } from '../rulebook/target.ts';
import { ConfirmPlace } from '../ui/confirm-place.ts';
import { GlassPlace } from '../ui/glass.ts';
import { Icon } from '../ui/Icon.tsx';
import { useMedia } from '../ui/use-media.ts';
import { useWords } from '../words/words.tsx';
import { walkChoices } from './arrows.ts';
import { compact } from './compact.ts';
import { type DrawerPage, useTableFrame } from './context.ts';
import { PaceButton } from './PaceButton.tsx';
import { RuleButton } from './RuleButton.tsx';
import styles from './TableLayout.module.css';
import { useShortcuts } from './use-shortcuts.ts';

/** How wide scrollbars are here, once it is known: the next table begins with it. */
let barWidth = '0px';

interface TableLayoutProps {
  /** What is expected of whoever sits in front, or what the table waits for: one short sentence. */
  readonly prompt: string;
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

/**
 * The frame that all tables share: head, board, prompt, tray, and the drawer with company, log, notebook and rules, which
 * takes its room from one's own place and never from the board. On a phone one's own place is a sheet of a fixed height: under
 * the board, or beside it where the screen lies on its side.
 */
export const TableLayout = ({ prompt, rule, players, board, tray, className }: TableLayoutProps) => {
  const frame = useTableFrame();
  const words = useWords();
  // On a phone the chronicle has a page in the drawer instead.
  const isWide = !useMedia(compact);
  const { drawer, drawerPages, refusal, version, news, turn, speech, struck, looking } = frame;
  useShortcuts({
    r: () => {
      if (drawer.page === 'rules') drawer.open(undefined);
      else if (rule === undefined) drawer.open('rules');
      else frame.openRule(rule);
    },
  });
  const trayBox = useRef<HTMLDivElement>(null);
  const [glass, setGlass] = useState<HTMLElement | null>(null);
  const [confirming, setConfirming] = useState<HTMLElement | null>(null);
  const isScrolled = useRef(false);
  // As wide as scrollbars are here, which is nothing where they lie over the page: it keeps the choices flush with the prompt.
  // Measured where the browser has laid everything out anyway: asked for earlier, the whole board would be laid out for it.
  useLayoutEffect(() => {
    const box = trayBox.current!;
    box.style.setProperty('--bar', barWidth);
    const sizes = new ResizeObserver(() => {
      barWidth = `${box.offsetWidth - box.clientWidth}px`;
      box.style.setProperty('--bar', barWidth);
    });
    sizes.observe(box);
    return () => sizes.disconnect();
  }, []);
  // What is asked now begins at the top, wherever one had scrolled to before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every step
  useEffect(() => {
    if (isScrolled.current) trayBox.current!.scrollTop = 0;
    isScrolled.current = false;
  }, [version]);
  return (
    <div
      className={`${styles['table']} ${className ?? ''}`}
      data-drawer={drawer.page ?? 'shut'}
      data-version={frame.version}
      data-idle={frame.idle}
      data-phase={frame.phase}
    >
      <header className={styles['head']}>
        <Link className="button" data-kind="icon" href="/" aria-label={frame.leave}>
          <Icon name="cabinet" />
        </Link>
        <h1 className={styles['title']}>{frame.title}</h1>
        {frame.agreed !== undefined && <p className={styles['agreed']}>{frame.agreed}</p>}
        <nav className={styles['tools']} aria-label={words.table.tools}>
          {drawerPages.map(({ page, label, fresh }) => (
            <Button
              key={page}
              className="button"
              data-kind="icon"
              data-spot={page}
              data-fresh={fresh !== undefined}
              aria-label={fresh === undefined ? label : `${label}: ${fresh}`}
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
        <section className={styles['players']} data-elsewhere aria-label={words.table.players}>
          {frame.strip}
          {players}
        </section>
        <section className={styles['board']} data-elsewhere aria-label={words.table.board}>
          <GlassPlace value={glass}>{board}</GlassPlace>
        </section>
        <SpeechBubble speech={speech} tools={drawerPages.length + 1} />
        <section className={styles['side']} aria-label={words.table.yourPlace}>
          <div className="visually-hidden" role="log" aria-live="polite">
            {news.lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a gesture only grows: what is added is read out, and not the rest again
              <p key={`${news.lines[0]} ${index}`}>{line}</p>
            ))}
          </div>
          {/* Why something was refused takes the place of what was said: nothing moves for it. */}
          <div className={styles['said']}>
            <div className={styles['glass']} ref={setGlass} />
            <p
              key={`${struck !== undefined} ${struck?.line ?? news.headline}`}
              className={styles['news']}
              aria-hidden={struck === undefined}
              data-struck={struck !== undefined}
              data-happening={frame.happening === true}
            >
              {struck?.line ?? news.headline}
              {struck !== undefined && <Spot key={struck.spot} name={struck.spot} calm />}
            </p>
            <div className={styles['prompt']} data-mine={turn.mine} data-spot="prompt">
              <span className={styles['turn']}>{looking === undefined ? turn.text : words.chronicle.past}</span>
              {looking === undefined ? (
                frame.brokenOff !== true &&
                (frame.happening === true && news.headline !== '' ? (
                  // Nothing is asked before all of it has been told. Whoever listens hears it from the log.
                  <span key={news.headline} className={styles['asked']} data-happening aria-hidden="true">
                    {news.headline}
                  </span>
                ) : (
                  <span key={prompt} className={styles['asked']}>
                    {prompt} {rule !== undefined && <RuleButton rule={rule} />}
                  </span>
                ))
              ) : (
                <span className={styles['asked']} role="status">
                  {looking.line}
                </span>
              )}
              {looking !== undefined && (
                <Button className={`button ${styles['hurry']}`} data-kind="primary" onPress={looking.back}>
                  {words.chronicle.now}
                </Button>
              )}
              {looking === undefined && frame.skip !== undefined && (
                <span className={styles['hurry']}>
                  <PaceButton />
                  <Button
                    className={`button ${styles['skip']}`}
                    data-kind="quiet"
                    aria-label={words.table.skip}
                    onPress={frame.skip}
                  >
                    <span className={styles['skipWord']}>{words.table.skip}</span> <Icon name="skip" />
                  </Button>
                </span>
              )}
              {frame.takeBack !== undefined && (
                <Button
                  className={`button ${styles['skip']}`}
                  data-kind="quiet"
                  data-spot="take-back"
                  aria-label={words.table.takeBack}
                  aria-keyshortcuts="U"
                  onPress={frame.takeBack}
                >
                  <span className={styles['skipWord']}>{words.table.takeBack}</span> <Icon name="undo" />
                </Button>
              )}
            </div>
            {/* What is to be confirmed takes the place of what was asked: it covers no choice, and another can be taken. */}
            <div className={styles['confirming']} ref={setConfirming} />
            {refusal !== undefined && (
              <div className={styles['refusal']} role="alert">
                <p>{refusal.text}</p>
                {refusal.rule !== undefined && <RuleButton rule={refusal.rule} />}
                <Button className="button" data-kind="icon" aria-label={words.dismiss} onPress={frame.dismissRefusal}>
                  <Icon name="close" />
                </Button>
              </div>
            )}
          </div>
          <div
            className={styles['tray']}
            data-tray
            ref={trayBox}
            onScroll={() => {
              isScrolled.current = true;
            }}
          >
            {frame.beside}
            {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows lead from one control within to the next */}
            <div className={styles['choices']} data-spot="choices" onKeyDown={walkChoices}>
              <ConfirmPlace value={confirming}>{tray}</ConfirmPlace>
            </div>
          </div>
          {!isWide && frame.recap}
          {(!isWide || drawer.page === undefined) && frame.coach}
          {isWide && drawer.page === undefined && !frame.coach && (
            <div className={styles['chronicle']} data-foot data-recap={Boolean(frame.recap)}>
              {frame.recap || frame.chronicle}
            </div>
          )}
          {drawer.page !== undefined && (
            <section className={styles['drawer']} aria-label={words.table.drawer}>
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
            </section>
          )}
        </section>
      </main>
    </div>
  );
};
