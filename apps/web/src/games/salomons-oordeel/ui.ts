import type { SalomonsOordeelTypes } from '@wunderkammer/salomons-oordeel';
import type { GameUi } from '../game-ui.ts';
import { Table } from './Table.tsx';

const ui: GameUi<SalomonsOordeelTypes> = {
  Table,
  secrets: true,
  dwell: () => 600,
  moments: () => [],
};

export default ui;
