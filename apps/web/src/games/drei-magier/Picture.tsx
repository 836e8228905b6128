import { BoardDrawing } from './board/BoardDrawing.tsx';
import { BOARD } from './board/geometry.ts';
import { StandingFigures } from './board/StandingFigures.tsx';
import { PICTURE_TABLE } from './picture-table.ts';
import { useTableWords } from './words/index.ts';
import world from './world.module.css';

/** The board in the middle of a game, for the cabinet. */
const Picture = () => (
  <svg viewBox={`0 0 ${BOARD.width} ${BOARD.height}`} className={world['world']} aria-hidden="true">
    <BoardDrawing names={useTableWords().names.places} cardsLeft={PICTURE_TABLE.cardsLeft}>
      <StandingFigures players={PICTURE_TABLE.players} />
    </BoardDrawing>
  </svg>
);

export default Picture;
