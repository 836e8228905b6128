import type { GameTypes } from '@wunderkammer/kernel';
import { type ReactNode, Suspense } from 'react';
import type { TableProps } from '../games/game-ui.ts';
import { Book } from '../rulebook/Book.tsx';
import { Loading } from '../ui/Loading.tsx';
import { useWords } from '../words/words.tsx';
import { Chronicle, type Looking } from './chronicle/Chronicle.tsx';
import { type DrawerEntry, type TableFrame, TableFrameContext } from './context.ts';
import { headline, lineOf } from './direction.ts';
import type { Entry } from './source.ts';
import type { Drawer } from './use-drawer.ts';
import type { LoadedGame } from './use-table.ts';

interface FramedTableProps
  extends Omit<
    TableFrame,
    'title' | 'version' | 'phase' | 'news' | 'drawer' | 'drawerPages' | 'openRule' | 'chronicle'
  > {
  readonly loaded: LoadedGame;
  /** What the game's own table is drawn from. */
  readonly props: Omit<TableProps<GameTypes>, 'texts' | 'rules'>;
  readonly log: readonly Entry[];
  /** Looking at its moments again; without it they can only be read. */
  readonly moments?: Looking | undefined;
  /** What happened last and belongs together. */
  readonly gesture: readonly Entry[];
  /** In place of it: something that no step tells. */
  readonly said?: string | undefined;
  readonly drawer: Drawer;
  /** Pages of the drawer besides the log and the rules: before the log, and after it. */
  readonly before?: readonly DrawerEntry[];
  readonly after?: readonly DrawerEntry[];
  readonly children?: ReactNode;
}

/** A game's own table and the frame around it, whether it is played or looked back at. */
export const FramedTable = ({
  loaded: { game, ui, texts },
  props,
  log,
  moments,
  gesture,
  said,
  drawer: { page, open, rule, openRule },
  before = [],
  after = [],
  children,
  ...frame
}: FramedTableProps) => {
  const words = useWords();
  const { table, version, phase } = props;
  const chronicle = (
    <Chronicle
      ui={ui}
      texts={texts}
      table={table}
      viewer={props.viewer}
      log={log}
      looking={moments}
      // What fills itself in needs no copying.
      notepad={props.notepad?.automatic === false ? props.notepad : undefined}
    />
  );
  const drawerPages: readonly DrawerEntry[] = [
    ...before,
    { page: 'log', label: words.table.log, body: chronicle },
    ...after,
    {
      page: 'rules',
      label: words.table.rules,
      body: (
        <Suspense fallback={<Loading />}>
          <Book game={game.id} rule={rule?.number} asked={rule?.asked ?? 0} />
        </Suspense>
      ),
    },
  ];
  const top = headline(ui, gesture, props.viewer);
  const news =
    said === undefined
      ? {
          headline: top === undefined ? '' : lineOf(ui, texts, table, top.entry),
          lines: gesture.map((entry) => lineOf(ui, texts, table, entry)),
        }
      : { headline: said, lines: [said] };
  return (
    <TableFrameContext
      value={{
        ...frame,
        title: game.title,
        version,
        phase,
        news,
        drawer: { page, open },
        drawerPages,
        openRule,
        chronicle,
      }}
    >
      <Suspense fallback={<Loading />}>
        <ui.Table {...props} texts={texts} rules={game.decisionRules} />
      </Suspense>
      {children}
    </TableFrameContext>
  );
};
