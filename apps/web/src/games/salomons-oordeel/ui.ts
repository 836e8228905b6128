import type { SalomonsOordeelTypes } from '@wunderkammer/salomons-oordeel/pieces';
import type { OwnUi } from '../game-ui.ts';
import { Awaited } from './Awaited.tsx';
import { moments } from './moments.ts';
import { Notebook } from './notebook/Notebook.tsx';
import { jottings } from './notebook/notes.ts';
import { StepIcons } from './StepIcons.tsx';
import { Table } from './Table.tsx';
import { tells } from './tells.ts';

const ui: OwnUi<SalomonsOordeelTypes> = { ...tells, Table, Awaited, StepIcons, Notebook, jottings, moments };

export default ui;
