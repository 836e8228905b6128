import { PICTURE_TABLE } from './picture-table.ts';
import { Board } from './snapshots.tsx';

/** The board in the middle of a game, for the cabinet. */
const Picture = () => <Board {...PICTURE_TABLE} />;

export default Picture;
