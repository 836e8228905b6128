import { allSeats, type RuleViolation, type Seat, type StepBase, type Turn } from '@wunderkammer/kernel';
import { Suspense, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { PACE_FACTOR, useSettings } from '../settings/settings.tsx';
import { Loading } from '../ui/Loading.tsx';
import { useWords } from '../words/words.tsx';
import { Curtain } from './Curtain.tsx';
import { type DrawerPage, TableFrameContext } from './context.ts';
import { FaultNotice } from './FaultNotice.tsx';
import { Log } from './Log.tsx';
import type { TableInfo } from './source.ts';
import { TableMenu } from './TableMenu.tsx';
import { turnText } from './turn-text.ts';
import { loadTable, type OpenTable, useOpenTable, useScene } from './use-table.ts';

/** The page of one table: finds it on the shelf or lays it out, and sits people down at it. */
export const TablePage = ({ id }: { id: string }) => {
  const open = useOpenTable(id);
  return open === undefined ? <Loading /> : <Opening key={id} open={open} />;
};

const Opening = ({ open }: { open: OpenTable }) => {
  const { info, fault } = useScene(open.director);
  if (fault !== undefined) return <FaultNotice fault={fault} id={info?.id} />;
  if (info === undefined) return <Loading />;
  return (
    <Suspense fallback={<Loading />}>
      <SatDown open={open} info={info} />
    </Suspense>
  );
};

const peopleOf = (info: TableInfo): readonly Seat[] =>
  allSeats(info.seats.length).filter((seat) => info.seats[seat]!.kind === 'person');

const SatDown = ({ open: { source, director }, info }: { open: OpenTable; info: TableInfo }) => {
  const { game, ui } = use(loadTable(info.game));
  const words = useWords();
  const { pace, still } = useSettings();
  const scene = useScene(director);
  const { frame, idle, log } = scene;
  const people = useMemo(() => peopleOf(info), [info]);
  const [drawer, setDrawer] = useState<DrawerPage>();
  const [refusal, setRefusal] = useState<RuleViolation>();
  const factor = useRef(1);
  factor.current = PACE_FACTOR[pace];

  useEffect(() => {
    const viewer = people.length === 1 ? people[0]! : 'watcher';
    director.direct(
      (seen) => ui.dwell(seen, viewer) * factor.current,
      () => false,
    );
    source.face(viewer);
  }, [director, source, ui, people]);

  const turn = (frame?.view as { turn?: Turn } | undefined)?.turn;
  const asked = idle && turn?.type === 'decision' ? turn.seats.filter((seat) => people.includes(seat)) : [];
  const next = asked.length > 0 && !asked.some((seat) => seat === frame?.viewer) ? asked[0] : undefined;

  // With nothing to hide, whoever is asked simply sits in front.
  const follows = next !== undefined && (!ui.secrets || people.length === 1);
  useEffect(() => {
    if (follows && next !== undefined) source.face(next);
  }, [follows, next, source]);

  const curtain = next !== undefined && !follows ? next : undefined;
  // Behind the curtain nothing of the one who sat there stays on the page.
  useEffect(() => {
    if (curtain !== undefined) source.face('watcher');
  }, [curtain, source]);

  const decide = useCallback(
    (step: StepBase) => {
      setRefusal(undefined);
      void source.decide(step as StepBase & { by: Seat }).then(setRefusal);
    },
    [source],
  );
  const explain = useCallback(
    (step: StepBase) => void source.explain(step as StepBase & { by: Seat }).then(setRefusal),
    [source],
  );
  const openRule = useCallback((_rule: string) => setDrawer('rules'), []);

  if (curtain !== undefined) return <Curtain name={info.seats[curtain]!.name} lift={() => source.face(curtain)} />;
  if (frame === undefined) return <Loading />;
  const table = { ...info.table, names: info.seats.map(({ name }) => name) };
  const drawerPages = [
    { page: 'log' as const, label: words.table.log, body: <Log game={game} table={table} log={log} known={scene.known} /> },
  ];
  return (
    <TableFrameContext
      value={{
        title: game.title,
        turn: turnText(words, turn, frame.viewer, table.names),
        drawer: { page: drawer, open: setDrawer },
        drawerPages,
        openRule,
        refusal,
        dismissRefusal: () => setRefusal(undefined),
        skip: idle ? undefined : director.skip,
        menu: <TableMenu />,
        overlay: null,
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
          hint={undefined}
        />
      </Suspense>
    </TableFrameContext>
  );
};
