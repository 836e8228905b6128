import type { DreiMagierTypes } from '@wunderkammer/drei-magier/pieces';
import type { OwnUi } from '../game-ui.ts';
import { moments } from './moments.ts';
import { Table } from './Table.tsx';
import { tells } from './tells.ts';

const ui: OwnUi<DreiMagierTypes> = { ...tells, Table, moments };

export default ui;
