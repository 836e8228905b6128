import { cellName, type Placed, passing, type View } from '@wunderkammer/salomons-oordeel/pieces';
import { useWords } from '../../../words/words.tsx';
import { words as lazy } from '../words/index.ts';

interface DescriptionProps {
  readonly view: View;
  readonly names: readonly string[];
  readonly reveal: readonly View[] | undefined;
}

/** The table in words, for those who do not see it. */
export const Description = ({ view, names, reveal }: DescriptionProps) => {
  const words = lazy.use();
  const { board } = words;
  const { list } = useWords();
  const given = passing(view);
  const faces = (placed: readonly Placed[]): string =>
    list(placed.map(([stone, row, col]) => board.stoneAt(stone, cellName(row, col))));
  return (
    <div className="visually-hidden">
      <h2>{board.described}</h2>
      <ul>
        {view.arrangements.map(({ seat, hidden, open }) => {
          const own = reveal?.[seat]?.own ?? (seat === view.viewer ? view.own : []);
          return (
            <li key={seat}>
              {seat === view.viewer ? board.yourArrangement(names[seat]!) : names[seat]}:{' '}
              {own.length > 0
                ? board.ownAt(faces(own))
                : hidden.length > 0
                  ? board.hiddenAt(list(hidden.map(([row, col]) => cellName(row, col))))
                  : open.length === 0 && board.nothing}{' '}
              {open.length > 0 && board.openAt(faces(open))}
            </li>
          );
        })}
        {view.middle.length > 0 && <li>{board.middle(list(view.middle.map(words.names.stone)))}</li>}
        {given !== undefined && <li>{board.passing(given.stone, names[given.to]!)}</li>}
        <li>{board.leftOver(view.leftOver)}</li>
      </ul>
    </div>
  );
};
