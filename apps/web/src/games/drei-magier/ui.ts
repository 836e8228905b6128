import type { DreiMagierTypes } from '@wunderkammer/drei-magier/pieces';
import type { OwnUi } from '../game-ui.ts';
import { dwell } from './dwell.ts';
import { moments } from './moments.ts';
import { sound } from './sound.ts';
import { Table } from './Table.tsx';

const ui: OwnUi<DreiMagierTypes> = { Table, dwell, sound, moments };

export default ui;
