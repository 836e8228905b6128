import type { FeuersalamanderTypes } from '@wunderkammer/feuersalamander/pieces';
import type { OwnUi } from '../game-ui.ts';
import { dwell } from './dwell.ts';
import { moments } from './moments.ts';
import { Notebook } from './notebook/Notebook.tsx';
import { sound } from './sound.ts';
import { Table } from './Table.tsx';

const ui: OwnUi<FeuersalamanderTypes> = {
  Table,
  Notebook,
  dwell,
  sound,
  moments,
};

export default ui;
