import { FIELDS_PER_SEAT, ownerOf, type PlayerView, type View } from '@wunderkammer/feuersalamander/pieces';
import type { Words } from '../words/index.ts';

interface DescriptionProps {
  readonly view: View;
  readonly names: readonly string[];
  readonly words: Words;
}

/** Where everything is, for those who do not see the board. */
export const Description = ({ view, names, words }: DescriptionProps) => {
  const { board } = words;
  const place = ({ at }: PlayerView): string => {
    if (at.type === 'start') return board.atHome;
    if (at.type === 'dungeon') return board.inDungeon;
    return board.onField(names[ownerOf(at.field)]!, (at.field % FIELDS_PER_SEAT) + 1);
  };
  return (
    <ul className="visually-hidden">
      {view.players.map((player) => {
        const { seat, figure, token, combinations } = player;
        const name = names[seat]!;
        const laid = combinations.map((laid) => board.combination(words.names.chamber(laid), laid.value));
        return (
          <li key={figure}>
            {board.figure(name, words.names.figures[figure], place(player))}{' '}
            {token.type === 'start' ? board.tokenHome(name) : board.token(name, words.names.chamber(token))}
            {laid.length > 0 && ` ${board.laid(name, laid.join('; '))}`}
          </li>
        );
      })}
      <li>{board.pile(words.open.pileOf(view.pile), words.open.laidOff(view.laidOff.length))}</li>
    </ul>
  );
};
