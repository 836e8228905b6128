import type { FeuersalamanderTypes } from '@wunderkammer/feuersalamander';
import { TableLayout } from '../../table/TableLayout.tsx';
import type { TableProps } from '../game-ui.ts';

export const Table = ({ view, legal, decide, event }: TableProps<FeuersalamanderTypes>) => (
  <TableLayout
    prompt="…"
    players={null}
    board={<pre>{JSON.stringify(event)}</pre>}
    tray={legal.map((choice) => (
      <button type="button" className="button" key={JSON.stringify(choice)} onClick={() => decide(choice as never)}>
        {JSON.stringify(choice)}
      </button>
    ))}
    rule={view.seats ? undefined : undefined}
  />
);
