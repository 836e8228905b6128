import type { FeuersalamanderTypes } from '@wunderkammer/feuersalamander';
import type { GameUi } from '../game-ui.ts';
import { Table } from './Table.tsx';

const ui: GameUi<FeuersalamanderTypes> = {
  Table,
  secrets: true,
  dwell: () => 600,
  moments: () => [],
};

export default ui;
