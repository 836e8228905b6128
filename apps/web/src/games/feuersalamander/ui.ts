import type { FeuersalamanderTypes } from '@wunderkammer/feuersalamander/pieces';
import type { OwnUi } from '../game-ui.ts';
import { Awaited } from './Awaited.tsx';
import { moments } from './moments.ts';
import { Notebook } from './notebook/Notebook.tsx';
import { jottings } from './notebook/pencil.ts';
import { SeatIcon, StepIcons } from './StepIcons.tsx';
import { Table } from './Table.tsx';
import { tells } from './tells.ts';

const ui: OwnUi<FeuersalamanderTypes> = { ...tells, Table, Awaited, StepIcons, SeatIcon, Notebook, jottings, moments };

export default ui;
