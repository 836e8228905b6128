import type { DreiMagierTypes } from '@wunderkammer/drei-magier';
import type { GameUi } from '../game-ui.ts';
import { Table } from './Table.tsx';

const ui: GameUi<DreiMagierTypes> = {
  Table,
  secrets: false,
  dwell: () => 600,
  moments: () => [],
};

export default ui;
