import { FIELDS, isMagic, isPlace, type PlayerView, spotOf, type View } from '@wunderkammer/drei-magier/pieces';
import { memo } from 'react';
import { useTableWords } from '../words/index.ts';

/** Where everything is, in words, for those who do not see the drawing. */
export const BoardDescription = memo(({ view, names }: { view: View; names: readonly string[] }) => {
  const words = useTableWords();
  const nameOf = ({ seat }: PlayerView): string => names[seat]!;
  return (
    <ul className="visually-hidden">
      {FIELDS.flatMap((field) => {
        const figures = [
          ...view.players.filter(({ mage }) => mage === field).map((player) => words.board.mage(nameOf(player))),
          ...view.players
            .filter(({ apprentice }) => apprentice === field)
            .map((player) => words.board.apprentice(nameOf(player), player.powerStone)),
        ];
        const cards = isMagic(field) ? [words.board.cards(view.cardsLeft[field])] : [];
        if (isPlace(field)) return [<li key={field}>{words.board.place(field, [...cards, ...figures])}</li>];
        return figures.length === 0 ? [] : [<li key={field}>{words.board.field(spotOf(field), figures)}</li>];
      })}
    </ul>
  );
});
