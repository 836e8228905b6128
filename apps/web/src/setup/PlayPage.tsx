import { seat } from '@wunderkammer/kernel';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import type { GameEntry } from '../games/game-entry.ts';
import { GAMES } from '../games/games.ts';
import { useBeginning } from '../games/use-beginning.ts';
import { useRules } from '../games/use-rules.ts';
import { useSnapshots } from '../games/use-snapshots.ts';
import { GameSeal } from '../house/GameSeal.tsx';
import { layOut } from '../table/pending.ts';
import { Choice } from '../ui/Choice.tsx';
import { BareHead } from '../ui/Page.tsx';
import { useTitle } from '../ui/use-title.ts';
import { useWords } from '../words/words.tsx';
import { aidsOf } from './aids-of.ts';
import { GameOptions } from './GameOptions.tsx';
import { lastPlan, mannersOf, rememberPlan } from './last-table.ts';
import { PlaceCard } from './PlaceCard.tsx';
import styles from './PlayPage.module.css';
import {
  faultOf,
  fitting,
  kindOf,
  othersOf,
  type Plan,
  type PlanFault,
  resized,
  SERIES,
  seated,
  tableOf,
  type Who,
  withOthers,
} from './plan.ts';
import { Go, SheetBar } from './SheetBar.tsx';
import type { Words } from './words/en.ts';
import { useSetupWords } from './words/index.ts';

const OnlineTerms = lazy(async () => ({ default: (await import('../house/OnlineTerms.tsx')).OnlineTerms }));
const OpenBar = lazy(async () => ({ default: (await import('../house/OpenBar.tsx')).OpenBar }));

const OTHERS = ['bot', 'here', 'link'] as const;

/**
 * One sheet for every table: who plays, where, and how, beside the board as it will lie there. A friend by a link makes it a table
 * online, a friend on this device one that goes around; else one plays alone.
 */
export const PlayPage = ({ game }: { game: GameEntry }) => {
  const words = useWords();
  const sheet = useSetupWords();
  const [, go] = useLocation();
  const rules = useRules(game.id);
  const search = useSearch();
  const manners = mannersOf(words);
  const [plan, setPlan] = useState((): Plan => {
    const last = lastPlan(words, game, rules);
    return search.includes('with=link') && kindOf(last) !== 'online' ? withOthers(last, 'link', manners) : last;
  });
  const [fault, setFault] = useState<PlanFault>();
  useTitle(sheet.title(game.title));

  const { places, options, aids, games } = plan;
  const names = places.map(({ who, name }) => (who === 'link' ? sheet.friend : name));
  const kind = kindOf(plan);
  const others = othersOf(plan);
  const change = (to: Partial<Plan>): void => {
    setFault(undefined);
    setPlan({ ...plan, ...to });
  };
  const resize = (count: number): void => {
    change({ ...resized(plan, count, manners), options: fitting(rules, options, count) });
  };
  const agree = (): boolean => {
    const wrong = faultOf(plan);
    setFault(wrong);
    if (wrong === undefined) rememberPlan(words, game, plan);
    return wrong === undefined;
  };
  const summary = sheet.summary[kind](
    words.list(names.filter((_, index) => kind === 'passed' || places[index]!.who !== 'you')),
    places.filter(({ who }) => who === 'link').length,
  );
  const bar = { summary, fault: fault && sheet.faults[fault] };

  return (
    <div className={styles['page']}>
      <BareHead />
      <main id="content" className={styles['drawer']}>
        <Board game={game} plan={plan} names={names} />
        <div className={styles['sheet']}>
          <div className={styles['agreed']}>
            <div className={styles['head']}>
              <h1 className={styles['title']}>{game.title}</h1>
              <OtherGames game={game} search={search} />
            </div>
            <section className={styles['part']} aria-label={sheet.players}>
              <div className={styles['row']}>
                {game.seats.min < game.seats.max && (
                  <Choice
                    label={sheet.howMany}
                    value={String(places.length)}
                    options={Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, index) => {
                      const count = String(game.seats.min + index);
                      return { value: count, label: count };
                    })}
                    change={(count) => resize(Number(count))}
                  />
                )}
                <Choice
                  label={sheet.others}
                  value={others ?? ''}
                  options={OTHERS.map((value) => ({ value, label: sheet.othersAre[value] }))}
                  change={(who) => who !== '' && change(withOthers(plan, who, manners))}
                  help={othersHelp(sheet, others, game.secrets)}
                />
              </div>
              <Places game={game} plan={plan} names={names} change={change} />
            </section>
            <section className={styles['part']} aria-label={sheet.options}>
              <GameOptions
                game={game}
                seats={places.length}
                names={names}
                options={options}
                change={(to) => change({ options: to })}
              />
              {game.secrets && (
                <Choice
                  label={sheet.aids}
                  value={aids}
                  options={aidsOf(game).map((value) => ({ value, label: sheet.aidNames[value] }))}
                  change={(to) => change({ aids: to })}
                  help={sheet.aidsHelp[aids]}
                />
              )}
              <Choice
                label={sheet.series}
                value={String(games)}
                options={SERIES.map((value) => ({ value: String(value), label: String(value) }))}
                change={(to) => change({ games: SERIES.find((value) => String(value) === to)! })}
                help={sheet.seriesHelp(games)}
              />
              {kind === 'online' && (
                <Suspense>
                  <OnlineTerms title={sheet.terms} terms={plan.terms} change={(terms) => change({ terms })} />
                </Suspense>
              )}
            </section>
          </div>
          {kind === 'online' ? (
            <Suspense fallback={<SheetBar {...bar}>{null}</SheetBar>}>
              <OpenBar game={game} plan={plan} agree={agree} {...bar} />
            </Suspense>
          ) : (
            <SheetBar {...bar}>
              <Go press={() => agree() && go(layOut(tableOf(game, plan)))}>{sheet.start}</Go>
            </SheetBar>
          )}
        </div>
      </main>
    </div>
  );
};

/** What it means to sit with others of a kind; who has no secrets is promised none. */
const othersHelp = (sheet: Words, others: Who | undefined, secrets: boolean): string | undefined => {
  if (others === undefined || others === 'you') return undefined;
  return others === 'here' && !secrets ? sheet.hereOpenly : sheet.othersHelp[others];
};

interface PlanProps {
  readonly game: GameEntry;
  readonly plan: Plan;
  readonly names: readonly string[];
}

const Board = ({ game, plan: { places, options }, names }: PlanProps) => {
  const { Snapshot } = useSnapshots(game.id);
  const view = useBeginning(game.id, places.length, options);
  return (
    <div className={styles['board']} aria-hidden="true">
      {view !== undefined && <Snapshot game={game} view={view} names={names} />}
    </div>
  );
};

const Places = ({ game, plan, names, change }: PlanProps & { change: (to: Partial<Plan>) => void }) => {
  const words = useWords();
  const sheet = useSetupWords();
  const { SeatMark } = useSnapshots(game.id);
  const { places, options } = plan;
  const view = useBeginning(game.id, places.length, options);
  const manners = mannersOf(words);
  return (
    <ol className={styles['places']} aria-label={sheet.players}>
      {places.map((place, index) => (
        <PlaceCard
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
          key={index}
          index={index}
          place={place}
          names={names}
          mark={SeatMark && view && <SeatMark view={view} seat={seat(index)} />}
          rename={(name) => change({ places: places.with(index, { ...place, name }) })}
          seat={(to) => change(seated(plan, index, to, manners))}
        />
      ))}
    </ol>
  );
};

/** The other drawers, without going back to the cabinet. */
const OtherGames = ({ game, search }: { game: GameEntry; search: string }) => {
  const sheet = useSetupWords();
  return (
    <nav className={styles['games']} aria-label={sheet.games}>
      {GAMES.map(({ id, title }) => (
        <Link
          key={id}
          className={styles['game']}
          href={`/play/${id}${search === '' ? '' : `?${search}`}`}
          replace
          aria-label={title}
          title={title}
          aria-current={id === game.id ? 'page' : undefined}
        >
          <GameSeal game={id} />
        </Link>
      ))}
    </nav>
  );
};
