import type { GameTypes, Seat, StepBase, Viewer } from '@wunderkammer/kernel';
import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { useSpeech } from '../cast/use-speech.ts';
import type { Witness } from '../fairness/check.ts';
import { hasFinale } from '../games/endings.ts';
import type { Proposed } from '../games/game-ui.ts';
import { CoachCard } from '../learn/CoachCard.tsx';
import { sameStep, useCoach } from '../learn/use-coach.ts';
import { PACE_FACTOR, useSettings } from '../settings/settings.tsx';
import { useSounds } from '../sound/use-sounds.ts';
import { Loading } from '../ui/Loading.tsx';
import { useTitle } from '../ui/use-title.ts';
import { useLanguage, useWords } from '../words/words.tsx';
import { Curtain, DrawnCurtain } from './Curtain.tsx';
import { recapOf } from './chronicle/turns.ts';
import { compact } from './compact.ts';
import type { DrawerEntry } from './context.ts';
import { directionOf, lineOf } from './direction.ts';
import { toldVersion, toldView } from './director.ts';
import type { Ending } from './ending.ts';
import { FramedTable } from './FramedTable.tsx';
import { goPast, isPast } from './finale/gone-past.ts';
import { PlayedFinale } from './finale/PlayedFinale.tsx';
import { partOf } from './finale/part.ts';
import { useWholeGame } from './finale/use-whole-game.ts';
import { lastTouch } from './last-touch.ts';
import { NextGame } from './NextGame.tsx';
import styles from './PlayedTable.module.css';
import { usePace } from './pace.ts';
import { Recap } from './Recap.tsx';
import { refusedText } from './refused-text.ts';
import { Result } from './result/Result.tsx';
import type { Refused, TableInfo } from './source.ts';
import { TableMenu } from './TableMenu.tsx';
import { turnText } from './turn-text.ts';
import { useAway } from './use-away.ts';
import { useDrawer } from './use-drawer.ts';
import { peopleOf, useFront } from './use-front.ts';
import { useLettingGo } from './use-letting-go.ts';
import { useLookBack } from './use-look-back.ts';
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

/** How much of what was missed is told again; the chronicle has the rest. */
const MOST_NEWS = 6;

/** A game being played: the game's own table, and the frame around it. */
export const PlayedTable = ({ open: { source, director }, info, around }: PlayedTableProps) => {
  const loaded = useLoaded(info.game);
  const { game, ui, texts, secrets } = loaded;
  const words = useWords();
  const { language } = useLanguage();
  const { pace, talk } = useSettings();
  const motion = usePace();
  const scene = useScene(director);
  const { frame, idle, log } = scene;

  const now = useRef({ reading: 1, motion: 1 });
  now.current = { reading: PACE_FACTOR[pace], motion };
  const told = frame && toldView(frame);
  const coach = useCoach(info, frame === undefined ? -1 : toldVersion(frame), idle, director.release);
  const { holds, hint } = coach;
  const table = useMemo(() => ({ ...info.table, names: info.seats.map(({ name }) => name) }), [info]);
  // Who sits elsewhere never sits in front of this page.
  const own = around?.viewer;
  const people = useMemo(() => (own === undefined ? peopleOf(info) : own === 'watcher' ? [] : [own]), [info, own]);
  const first: Viewer = people.length === 1 ? people[0]! : 'watcher';
  useEffect(() => {
    director.direct(directionOf(ui, texts, table, holds, () => now.current));
  }, [director, ui, texts, table, holds]);
  useEffect(() => source.face(first), [source, first]);

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
  useSounds(ui, frame, mine);
  const drawer = useDrawer();
  const lookBack = useLookBack(ui, { game, table, view: told, log: seen }, motion);
  const { look: lookAt } = lookBack;
  const { open: openDrawer } = drawer;
  // On a phone the drawer lies over the board.
  const showBoard = useCallback(() => {
    if (compact.matches) openDrawer(undefined);
  }, [openDrawer]);
  const look = useCallback(
    (version: number) => {
      lookAt(version);
      showBoard();
    },
    [lookAt, showBoard],
  );
  const away = useAway(frame === undefined ? 0 : toldVersion(frame));
  const lettingGo = useLettingGo(frame?.version ?? 0);
  const [refusal, setRefusal] = useState<Refused>();
  const [strayed, setStrayed] = useState(false);
  const [keys, setKeys] = useState(false);
  const [lifted, setLifted] = useState(0);
  const [recapRead, setRecapRead] = useState(-1);
  const [proposed, setProposed] = useState<Proposed<GameTypes>>();
  const [resultRead, setResultRead] = useState(false);
  const [finaleRead, setFinaleRead] = useState(() => isPast(info.id));
  const isOver = told?.turn.type === 'over';
  const whole = useWholeGame(source, isOver);

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
    s: director.skip,
    ...(mayTakeBack && { u: takeBack, 'mod+z': takeBack }),
    '?': () => setKeys(true),
    escape: () => {
      if (lookBack.at !== undefined) return lookBack.back();
      if (drawer.page !== undefined) return drawer.open(undefined);
      setRefusal(undefined);
      lettingGo.letGo();
    },
  });

  if (curtain !== undefined) {
    const lift = (): void => {
      setLifted(lifted + 1);
      source.face(curtain);
    };
    // With the eyes of everybody: what whoever sat here last knows is no business of the next.
    const open = frame?.viewer === 'watcher' ? frame.view : undefined;
    return (
      <Curtain
        name={info.seats[curtain]!.name}
        title={game.title}
        awaited={
          ui.Awaited === undefined ? (
            words.table.yourTurn
          ) : (
            <Suspense fallback={<span data-loading />}>
              {open === undefined ? <span data-loading /> : <ui.Awaited view={open} names={table.names} />}
            </Suspense>
          )
        }
        lift={lift}
      />
    );
  }
  if (frame === undefined || told === undefined) return <Loading />;

  const turn = told?.turn;
  const ended: Ending | undefined = around?.ending ?? (turn?.type === 'over' ? { outcome: turn.outcome } : undefined);
  // A game that was played to its end has a finale on the table first; one that was broken off has none.
  const finale = ended !== undefined && ended.title === undefined && turn?.type === 'over' && hasFinale(info.game);
  const finaleIsOn = finale && !finaleRead && (frame.phase === 'closing' || frame.phase === 'past');
  const ending = idle && !finaleIsOn ? ended : undefined;
  const opened = whole === undefined || whole === 'missing' ? undefined : whole;
  const goOn = (): void => {
    goPast(info.id);
    setFinaleRead(true);
    director.skip();
  };
  const struck =
    mine && coach.now === undefined && lookBack.at === undefined ? lastTouch(ui, log, frame.viewer) : undefined;
  const { Notebook } = ui;
  const notepad = hasNotebook
    ? { marks: scene.marks, mark: director.mark, automatic: info.aids === 'automatic' }
    : undefined;
  const legal = idle && ended === undefined && lookBack.at === undefined ? frame.legal : [];
  const notebook: readonly DrawerEntry[] =
    notepad !== undefined && Notebook !== undefined
      ? [
          {
            page: 'notebook',
            label: words.table.notebook,
            body: (
              <Suspense fallback={<Loading />}>
                <Notebook
                  table={table}
                  viewer={frame.viewer as Seat}
                  view={told}
                  log={seen}
                  {...notepad}
                  legal={legal}
                  propose={(step) => {
                    setProposed({ step, version: frame.version });
                    showBoard();
                  }}
                />
              </Suspense>
            ),
          },
        ]
      : [];
  // Whoever comes back, from behind the curtain, another tab or another day, is told what happened since their last turn.
  const since = away.left ?? scene.caughtUp;
  const hasDecided = log.slice(since).some(({ seen }) => seen.by === frame.viewer);
  const isBack = !hasDecided && (away.left !== undefined || (since > 0 && recapRead !== since));
  const isAsked = frame.legal.length > 0 || around !== undefined;
  const recap =
    isBack && isAsked && coach.now === undefined && ended === undefined
      ? recapOf(ui, away.left === undefined ? log.slice(0, scene.caughtUp) : log, frame.viewer, MOST_NEWS)
      : [];
  const closeRecap = (): void => {
    setRecapRead(scene.caughtUp);
    away.read();
  };
  const beside = (
    <>
      {around?.notices}
      {scene.unsaved && <p className={styles['notice']}>{words.table.unsaved}</p>}
      {strayed && (
        <p className={styles['notice']} role="alert">
          {words.learn.doThis}
        </p>
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
        ...(lookBack.sight ?? {
          view: frame.view,
          version: frame.version,
          event: frame.event,
          phase: frame.phase,
          before: frame.before,
          told,
        }),
        log: lookBack.at === undefined ? seen : seen.slice(0, lookBack.at),
        legal,
        decide,
        explain,
        // Nothing is hidden any more once the end has been told.
        reveal: finale && lookBack.at === undefined && finaleRead ? opened?.reveal : undefined,
        hint: lookBack.at === undefined ? hint : undefined,
        notepad,
        proposed,
      }}
      log={log}
      moments={{ at: lookBack.at, look }}
      looking={
        lookBack.at === undefined
          ? undefined
          : { line: lineOf(ui, texts, table, log[lookBack.at - 1]!), back: lookBack.back }
      }
      gesture={scene.gesture}
      said={
        scene.takenBack === undefined
          ? undefined
          : scene.takenBack === frame.viewer
            ? words.table.youTookBack
            : words.table.tookBack(table.names[scene.takenBack]!)
      }
      struck={struck && { line: lineOf(ui, texts, table, struck.entry), spot: struck.spot }}
      drawer={drawer}
      before={around?.drawerPages ?? []}
      after={notebook}
      leave={words.table.leave}
      agreed={[
        ...(info.series.games > 1 ? [words.table.gameOf(info.series.outcomes.length + 1, info.series.games)] : []),
        ...(Notebook === undefined ? [] : [words.table.aids[info.aids]]),
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
      happening={!idle && coach.now === undefined}
      skip={idle || holds(frame.version) ? undefined : director.skip}
      letGo={lettingGo.times}
      takeBack={mayTakeBack && ended === undefined ? takeBack : undefined}
      menu={<TableMenu info={info} keys={keys} setKeys={setKeys} />}
      beside={beside}
      coach={
        info.lesson === true &&
        (coach.now !== undefined || ended === undefined) && (
          <CoachCard now={coach.now} read={coach.read} doIt={() => hint !== undefined && decide(hint)} />
        )
      }
      recap={
        recap.length > 0 && <Recap lines={recap.map((entry) => lineOf(ui, texts, table, entry))} close={closeRecap} />
      }
      strip={around?.strip(deciding)}
      characters={info.seats.map(({ character }) => character)}
      speech={speech}
    >
      {finaleIsOn && whole !== undefined && ended?.outcome !== undefined && (
        <Suspense>
          <PlayedFinale
            game={info.game}
            table={table}
            view={frame.view}
            reveal={opened?.reveal}
            outcome={ended.outcome}
            part={partOf(ended.outcome, first)}
            goOn={goOn}
          />
        </Suspense>
      )}
      {lifted > 0 && <DrawnCurtain key={lifted} />}
      {ending !== undefined && (
        <Result
          game={game}
          front={first}
          whole={opened}
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
