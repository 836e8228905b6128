import type { SalomonsOordeelTypes } from '@wunderkammer/salomons-oordeel/pieces';
import type { OwnUi } from '../game-ui.ts';
import { dwell } from './dwell.ts';
import { moments } from './moments.ts';
import { Notebook } from './notebook/Notebook.tsx';
import { sound } from './sound.ts';
import { Table } from './Table.tsx';

const ui: OwnUi<SalomonsOordeelTypes> = { Table, Notebook, dwell, sound, moments };

export default ui;
