import type { Seat, StepBase, Viewer } from '@wunderkammer/kernel';
import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { useSpeech } from '../cast/use-speech.ts';
import type { Witness } from '../fairness/check.ts';
import { CoachCard } from '../learn/CoachCard.tsx';
import { sameStep, useCoach } from '../learn/use-coach.ts';
import { PACE_FACTOR, useSettings } from '../settings/settings.tsx';
import { useSounds } from '../sound/use-sounds.ts';
import { Loading } from '../ui/Loading.tsx';
import { useTitle } from '../ui/use-title.ts';
import { useLanguage, useWords } from '../words/words.tsx';
import { Curtain } from './Curtain.tsx';
import type { DrawerEntry } from './context.ts';
import type { Ending } from './ending.ts';
import { FramedTable } from './FramedTable.tsx';
import { lingering } from './lingering.ts';
import { NextGame } from './NextGame.tsx';
import styles from './PlayedTable.module.css';
import { Recap } from './Recap.tsx';
import { Result } from './Result.tsx';
import { refusedText } from './refused-text.ts';
import type { Refused, TableInfo } from './source.ts';
import { TableMenu } from './TableMenu.tsx';
import { turnText } from './turn-text.ts';
import { useDrawer } from './use-drawer.ts';
import { peopleOf, turnOf, useFront } from './use-front.ts';
import { useLettingGo } from './use-letting-go.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { type OpenTable, useLoaded, useScene } from './use-table.ts';

/** What is around a table whose players sit elsewhere; a table in this browser has nothing of it. */
export interface Around {
  /** Whose eyes these are: nobody changes places in front of this page. */
  readonly viewer: Viewer;
  /** A bot decides for that seat: it is not one's own turn, whatever is asked of it. */
  readonly driven: boolean;
  /** Who is there, the clocks, the line, and whether a decision is on its way: above the players. */
  readonly strip: (sending: boolean) => ReactNode;
  /** What must be said before the choices. */
  readonly notices: ReactNode;
  readonly drawerPages: readonly DrawerEntry[];
  readonly ending: Ending | undefined;
  /** The way to the next game, on the result. */
  readonly next: ReactNode;
  /** What this browser saw before the game, and can hold against the proof of the throws. */
  readonly witness: Witness | undefined;
  /** Calls back with how much has been shown, whenever nothing is left to show. */
  readonly shown: (version: number) => void;
}

interface PlayedTableProps {
  readonly open: OpenTable;
  readonly info: TableInfo;
  readonly around?: Around | undefined;
}

/** How much of what was missed is told again. */
const MOST_NEWS = 40;

/** A game being played: the game's own table, and the frame around it. */
export const PlayedTable = ({ open: { source, director }, info, around }: PlayedTableProps) => {
  const loaded = useLoaded(info.game);
  const { game, ui, texts, secrets } = loaded;
  const words = useWords();
  const { language } = useLanguage();
  const { pace, talk } = useSettings();
  const scene = useScene(director);
  const { frame, idle, log } = scene;

  const factor = useRef(1);
  factor.current = PACE_FACTOR[pace];
  const coach = useCoach(info, frame?.version ?? -1, idle, director.release);
  const { holds, hint } = coach;
  // Who sits elsewhere never sits in front of this page.
  const own = around?.viewer;
  const people = useMemo(() => (own === undefined ? peopleOf(info) : own === 'watcher' ? [] : [own]), [info, own]);
  const first: Viewer = people.length === 1 ? people[0]! : 'watcher';
  useEffect(() => {
    director.direct((event) => lingering(ui, director.snapshot(), event, first) * factor.current, holds);
    source.face(first);
  }, [director, source, ui, first, holds]);

  const speech = useSpeech(info, scene, game.stirs, talk === 'off' || coach.now !== undefined);
  const seen = useMemo(() => log.map((entry) => entry.seen), [log]);
  const curtain = useFront(people, secrets, scene, source);
  const mine = idle && frame !== undefined && frame.legal.length > 0;
  // Who waits for others looks elsewhere meanwhile: the title of the window calls back.
  useTitle(mine && around !== undefined ? `${words.table.yourTurn} · ${game.title}` : game.title);
  const shown = around?.shown;
  const shownVersion = idle ? frame?.version : undefined;
  useEffect(() => {
    if (shownVersion !== undefined) shown?.(shownVersion);
  }, [shown, shownVersion]);
  useSounds(ui, frame?.event, frame?.version ?? -1, mine);
  const drawer = useDrawer();
  const lettingGo = useLettingGo(frame?.version ?? 0);
  const [refusal, setRefusal] = useState<Refused>();
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
      void source.decide(step as StepBase & { by: Seat }).then((refused) => {
        underWay.current = false;
        setDeciding(false);
        setRefusal(refused);
      });
    },
    [source, hint],
  );
  const mayTakeBack = idle && frame?.back === true;
  const takeBack = useCallback(() => {
    if (underWay.current) return;
    setRefusal(undefined);
    underWay.current = true;
    setDeciding(true);
    void source.takeBack().then((refused) => {
      underWay.current = false;
      setDeciding(false);
      setRefusal(refused);
    });
  }, [source]);
  const explain = useCallback(
    (step: StepBase) => void source.explain(step as StepBase & { by: Seat }).then(setRefusal),
    [source],
  );
  const hasNotebook = ui.Notebook !== undefined && info.aids !== 'none' && frame?.viewer !== 'watcher';
  const hasCompany = around?.drawerPages.some(({ page }) => page === 'company');
  useShortcuts({
    ...(hasCompany && { c: () => drawer.toggle('company') }),
    l: () => drawer.toggle('log'),
    ...(hasNotebook && { n: () => drawer.toggle('notebook') }),
    r: () => drawer.toggle('rules'),
    s: director.skip,
    ...(mayTakeBack && { u: takeBack, 'mod+z': takeBack }),
    '?': () => setKeys(true),
    escape: () => {
      if (drawer.page !== undefined) return drawer.open(undefined);
      setRefusal(undefined);
      lettingGo.letGo();
    },
  });

  if (curtain !== undefined) return <Curtain name={info.seats[curtain]!.name} lift={() => source.face(curtain)} />;
  if (frame === undefined) return <Loading />;

  const table = { ...info.table, names: info.seats.map(({ name }) => name) };
  const turn = turnOf(scene);
  const ended: Ending | undefined = around?.ending ?? (turn?.type === 'over' ? { outcome: turn.outcome } : undefined);
  const ending = idle ? ended : undefined;
  const { Notebook } = ui;
  const notebook: readonly DrawerEntry[] =
    hasNotebook && Notebook !== undefined
      ? [
          {
            page: 'notebook',
            label: words.table.notebook,
            body: (
              <Suspense fallback={<Loading />}>
                <Notebook
                  table={table}
                  viewer={frame.viewer as Seat}
                  view={frame.view}
                  log={seen}
                  marks={scene.marks}
                  mark={director.mark}
                  automatic={info.aids === 'automatic'}
                />
              </Suspense>
            ),
          },
        ]
      : [];
  // Who shares a device, or was away, has missed something.
  const misses = around !== undefined || (people.length > 1 && secrets);
  const news =
    misses && recapRead !== scene.caughtUp && frame.viewer !== 'watcher'
      ? log.slice(scene.known, scene.caughtUp).slice(-MOST_NEWS)
      : [];
  const beside = (
    <>
      {around?.notices}
      {scene.unsaved && <p className={styles['notice']}>{words.table.unsaved}</p>}
      {strayed && (
        <p className={styles['notice']} role="alert">
          {words.learn.doThis}
        </p>
      )}
      {coach.now !== undefined && (
        <CoachCard now={coach.now} read={coach.read} doIt={() => hint !== undefined && decide(hint)} />
      )}
      {scene.known > 0 && news.length > 0 && ending === undefined && (
        <Recap texts={texts} table={table} entries={news} close={() => setRecapRead(scene.caughtUp)} />
      )}
      {ending !== undefined && (
        <Button className="button" data-kind="primary" onPress={() => setResultRead(false)}>
          {words.result.show}
        </Button>
      )}
    </>
  );
  return (
    <FramedTable
      loaded={loaded}
      props={{
        table,
        viewer: frame.viewer,
        view: frame.view,
        version: frame.version,
        event: frame.event,
        log: seen,
        legal: idle && ended === undefined ? frame.legal : [],
        decide,
        explain,
        reveal: undefined,
        hint,
      }}
      log={log}
      known={scene.known}
      last={log.at(-1)?.seen}
      said={
        scene.takenBack === undefined
          ? undefined
          : scene.takenBack === frame.viewer
            ? words.table.youTookBack
            : words.table.tookBack(table.names[scene.takenBack]!)
      }
      drawer={drawer}
      before={around?.drawerPages ?? []}
      after={notebook}
      leave={words.table.leave}
      agreed={[
        ...(info.series.games > 1 ? [words.table.gameOf(info.series.outcomes.length + 1, info.series.games)] : []),
        ...(Notebook === undefined ? [] : [words.table.aids(words.setup.aidNames[info.aids])]),
      ].join(' · ')}
      idle={idle && !deciding}
      turn={
        ended === undefined
          ? turnText(words, turn, around?.driven ? 'watcher' : frame.viewer, table.names)
          : { text: words.table.over, mine: false }
      }
      brokenOff={ended !== undefined && turn?.type !== 'over'}
      refusal={refusal && refusedText(refusal, texts, language)}
      dismissRefusal={() => setRefusal(undefined)}
      skip={idle || holds(frame.version) ? undefined : director.skip}
      letGo={lettingGo.times}
      takeBack={mayTakeBack && ended === undefined ? takeBack : undefined}
      menu={<TableMenu info={info} keys={keys} setKeys={setKeys} />}
      beside={beside}
      strip={around?.strip(deciding)}
      characters={info.seats.map(({ character }) => character)}
      speech={speech}
    >
      {ending !== undefined && (
        <Result
          game={game}
          texts={texts}
          ui={ui}
          info={info}
          table={table}
          ending={ending}
          log={log}
          source={source}
          witness={around?.witness}
          replay={{ kept: around === undefined ? 'here' : 'house', table: info.id }}
          next={around === undefined ? <NextGame info={info} outcome={ending.outcome} /> : around.next}
          isOpen={!resultRead}
          close={() => setResultRead(true)}
        />
      )}
    </FramedTable>
  );
};
