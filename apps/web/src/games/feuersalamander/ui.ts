import type { FeuersalamanderTypes } from '@wunderkammer/feuersalamander/pieces';
import type { GameUi } from '../game-ui.ts';
import { dwell } from './dwell.ts';
import { moments } from './moments.ts';
import { Notebook } from './notebook/Notebook.tsx';
import { sound } from './sound.ts';
import { Table } from './Table.tsx';

const ui: GameUi<FeuersalamanderTypes> = {
  Table,
  Notebook,
  secrets: true,
  dwell,
  sound,
  moments,
};

export default ui;
