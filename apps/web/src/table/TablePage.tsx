import type { RuleViolation, Seat, StepBase, Viewer } from '@wunderkammer/kernel';
import { Suspense, use, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { type GameId, isGameId } from '../games/engines.ts';
import { CoachCard } from '../learn/CoachCard.tsx';
import { sameStep, useCoach } from '../learn/use-coach.ts';
import { Book } from '../rulebook/Book.tsx';
import { PACE_FACTOR, useSettings } from '../settings/settings.tsx';
import { useSounds } from '../sound/use-sounds.ts';
import { Loading } from '../ui/Loading.tsx';
import { useTitle } from '../ui/use-title.ts';
import { useLanguage, useWords } from '../words/words.tsx';
import { Curtain } from './Curtain.tsx';
import { type DrawerPage, TableFrameContext } from './context.ts';
import { FaultNotice } from './FaultNotice.tsx';
import { Log } from './Log.tsx';
import { Recap } from './Recap.tsx';
import { Result } from './Result.tsx';
import type { TableInfo } from './source.ts';
import { TableMenu } from './TableMenu.tsx';
import styles from './TablePage.module.css';
import { turnText } from './turn-text.ts';
import { peopleOf, turnOf, useFront } from './use-front.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { loadTable, type OpenTable, useOpenTable, useScene } from './use-table.ts';

/** The page of one table: finds it on the shelf or lays it out, and sits people down at it. */
export const TablePage = ({ id }: { id: string }) => {
  const open = useOpenTable(id);
  return open === undefined ? <Loading /> : <Opening open={open} />;
};

const Opening = ({ open }: { open: OpenTable }) => {
  const { info, fault } = useScene(open.director);
  if (fault !== undefined) return <FaultNotice fault={fault} />;
  if (info === undefined) return <Loading />;
  return (
    <Suspense fallback={<Loading />}>
      <SatDown open={open} info={info} />
    </Suspense>
  );
};

const SatDown = ({ open: { source, director }, info }: { open: OpenTable; info: TableInfo }) => {
  const { game, ui } = use(loadTable(info.game));
  const words = useWords();
  const { language } = useLanguage();
  const { pace, still } = useSettings();
  const scene = useScene(director);
  const { frame, idle, log } = scene;
  useTitle(game.title);

  const factor = useRef(1);
  factor.current = PACE_FACTOR[pace];
  const coach = useCoach(info, frame?.version ?? -1, idle, director.release);
  const { holds, hint } = coach;
  useEffect(() => {
    const people = peopleOf(info);
    const first: Viewer = people.length === 1 ? people[0]! : 'watcher';
    director.direct((seen) => ui.dwell(seen, director.snapshot().frame?.viewer ?? first) * factor.current, holds);
    source.face(first);
  }, [director, source, ui, info, holds]);

  const curtain = useFront(info, ui.secrets, scene, source);
  const mine = idle && frame !== undefined && frame.legal.length > 0;
  useSounds(ui, frame?.event, frame?.version ?? -1, mine);
  const [drawer, setDrawer] = useState<DrawerPage>();
  const [rule, setRule] = useState<{ number: string; asked: number }>();
  const [refusal, setRefusal] = useState<RuleViolation>();
  const [strayed, setStrayed] = useState(false);
  const [keys, setKeys] = useState(false);
  const [recapRead, setRecapRead] = useState(-1);
  const [resultRead, setResultRead] = useState(false);

  // A second tap must not become a second decision while the first is on its way.
  const underWay = useRef(false);
  const [deciding, setDeciding] = useState(false);
  const decide = useCallback(
    (step: StepBase) => {
      if (underWay.current) return;
      setRefusal(undefined);
      const follows = hint === undefined || sameStep(step, hint);
      setStrayed(!follows);
      if (!follows) return;
      underWay.current = true;
      setDeciding(true);
      void source.decide(step as StepBase & { by: Seat }).then((violation) => {
        underWay.current = false;
        setDeciding(false);
        setRefusal(violation);
      });
    },
    [source, hint],
  );
  const explain = useCallback(
    (step: StepBase) => void source.explain(step as StepBase & { by: Seat }).then(setRefusal),
    [source],
  );
  const openRule = useCallback((number: string) => {
    setRule((before) => ({ number, asked: (before?.asked ?? 0) + 1 }));
    setDrawer('rules');
  }, []);
  const toggle = (page: DrawerPage): void => setDrawer((now) => (now === page ? undefined : page));
  const hasNotebook = ui.Notebook !== undefined && info.aids !== 'none' && frame?.viewer !== 'watcher';
  useShortcuts({
    l: () => toggle('log'),
    ...(hasNotebook && { n: () => toggle('notebook') }),
    r: () => toggle('rules'),
    s: director.skip,
    '?': () => setKeys(true),
    escape: () => setDrawer(undefined),
  });

  if (curtain !== undefined) return <Curtain name={info.seats[curtain]!.name} lift={() => source.face(curtain)} />;
  if (frame === undefined) return <Loading />;

  const table = { ...info.table, names: info.seats.map(({ name }) => name) };
  const turn = turnOf(scene);
  const last = log.at(-1);
  const outcome = turn?.type === 'over' && idle ? turn.outcome : undefined;
  const { Notebook } = ui;
  const drawerPages = [
    {
      page: 'log' as const,
      label: words.table.log,
      body: <Log game={game} table={table} log={log} known={scene.known} />,
    },
    ...(hasNotebook && Notebook !== undefined
      ? [
          {
            page: 'notebook' as const,
            label: words.table.notebook,
            body: (
              <Suspense fallback={<Loading />}>
                <Notebook
                  table={table}
                  viewer={frame.viewer as Seat}
                  view={frame.view}
                  log={log.map(({ seen }) => seen)}
                  marks={scene.marks}
                  mark={director.mark}
                  automatic={info.aids === 'automatic'}
                />
              </Suspense>
            ),
          },
        ]
      : []),
    {
      page: 'rules' as const,
      label: words.table.rules,
      body: (
        <Suspense fallback={<Loading />}>
          {isGameId(game.id) && <Book game={game.id as GameId} rule={rule?.number} asked={rule?.asked ?? 0} />}
        </Suspense>
      ),
    },
  ];
  const shared = peopleOf(info).length > 1 && ui.secrets;
  const news =
    shared && recapRead !== scene.caughtUp && frame.viewer !== 'watcher' ? log.slice(scene.known, scene.caughtUp) : [];
  const beside = (
    <>
      {scene.unsaved && <p className={styles['notice']}>{words.table.unsaved}</p>}
      {strayed && (
        <p className={styles['notice']} role="alert">
          {words.learn.doThis}
        </p>
      )}
      {coach.now !== undefined && (
        <CoachCard now={coach.now} read={coach.read} doIt={() => hint !== undefined && decide(hint)} />
      )}
      {scene.known > 0 && news.length > 0 && outcome === undefined && (
        <Recap game={game} table={table} entries={news} close={() => setRecapRead(scene.caughtUp)} />
      )}
      {outcome !== undefined && (
        <Button className="button" data-kind="primary" onPress={() => setResultRead(false)}>
          {words.result.show}
        </Button>
      )}
    </>
  );
  return (
    <TableFrameContext
      value={{
        title: game.title,
        agreed: [
          ...(info.series.games > 1 ? [words.table.gameOf(info.series.outcomes.length + 1, info.series.games)] : []),
          ...(Notebook === undefined ? [] : [words.table.aids(words.setup.aidNames[info.aids])]),
        ].join(' · '),
        version: frame.version,
        idle: idle && !deciding,
        turn: turnText(words, turn, frame.viewer, table.names),
        drawer: { page: drawer, open: setDrawer },
        drawerPages,
        openRule,
        refusal,
        dismissRefusal: () => setRefusal(undefined),
        skip: idle || holds(frame.version) ? undefined : director.skip,
        menu: <TableMenu info={info} keys={keys} setKeys={setKeys} />,
        news: last === undefined ? undefined : game.tell(last.seen, table, language),
        beside,
      }}
    >
      <Suspense fallback={<Loading />}>
        <ui.Table
          table={table}
          viewer={frame.viewer}
          view={frame.view}
          version={frame.version}
          event={still ? undefined : frame.event}
          legal={idle ? frame.legal : []}
          decide={decide}
          explain={explain}
          reveal={undefined}
          hint={hint}
        />
      </Suspense>
      {outcome !== undefined && (
        <Result
          game={game}
          ui={ui}
          info={info}
          table={table}
          outcome={outcome}
          log={log}
          source={source}
          isOpen={!resultRead}
          close={() => setResultRead(true)}
        />
      )}
    </TableFrameContext>
  );
};
