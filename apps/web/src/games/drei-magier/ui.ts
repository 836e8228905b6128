import type { DreiMagierTypes } from '@wunderkammer/drei-magier/pieces';
import type { OwnUi } from '../game-ui.ts';
import { moments } from './moments.ts';
import { SeatIcon, StepIcons } from './StepIcons.tsx';
import { Table } from './Table.tsx';
import { tells } from './tells.ts';

const ui: OwnUi<DreiMagierTypes> = { ...tells, Table, StepIcons, SeatIcon, moments };

export default ui;
