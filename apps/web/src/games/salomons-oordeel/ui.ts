import type { SalomonsOordeelTypes } from '@wunderkammer/salomons-oordeel/pieces';
import type { GameUi } from '../game-ui.ts';
import { dwell } from './dwell.ts';
import { moments } from './moments.ts';
import { Notebook } from './notebook/Notebook.tsx';
import { sound } from './sound.ts';
import { Table } from './Table.tsx';

const ui: GameUi<SalomonsOordeelTypes> = { Table, Notebook, secrets: true, dwell, sound, moments };

export default ui;
