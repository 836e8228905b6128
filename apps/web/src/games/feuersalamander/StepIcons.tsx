import type { FeuersalamanderTypes, Kind, Seen } from '@wunderkammer/feuersalamander/pieces';
import { isHidden, type Maybe, type Seat, type Table } from '@wunderkammer/kernel';
import { cardsOf, claimed, worthOf } from './cards.ts';
import { facesOf } from './last-throws.ts';
import { CardBack } from './pieces/CardDrawing.tsx';
import { FigureMark } from './pieces/FigureShape.tsx';
import { KindSign } from './pieces/marks.tsx';
import { StickShape } from './pieces/StickShape.tsx';

type OfTable = { readonly table: Table<FeuersalamanderTypes['Options']> };

const SIZE = 20;

const CardIcon = ({ card }: { card: Maybe<Kind> }) =>
  isHidden(card) ? (
    <svg viewBox="-1 -1 102 145" height={SIZE} aria-hidden="true">
      <CardBack />
    </svg>
  ) : (
    <svg viewBox="-3 -3 30 30" height={SIZE} aria-hidden="true">
      <rect x="-2" y="-2" width="28" height="28" rx="3" fill="var(--fs-card)" stroke="var(--fs-piece-edge)" />
      <KindSign kind={card} />
    </svg>
  );

const Cards = ({ cards }: { cards: readonly Maybe<Kind>[] }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: cards in a row, some of them alike
  cards.map((card, index) => <CardIcon key={index} card={card} />);

/** The pieces of a step. */
export const StepIcons = ({ seen, table }: OfTable & { readonly seen: Seen }) => {
  switch (seen.type) {
    case 'sticks':
    case 'keys':
      return facesOf(seen).map((face, stick) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the three sticks of a throw
        <svg key={stick} viewBox="0 0 120 44" height="14" aria-hidden="true">
          <StickShape face={face} />
        </svg>
      ));
    case 'draw':
      return <CardIcon card={seen.card} />;
    case 'discard':
      return <Cards cards={seen.open.length === 0 ? [seen.card] : seen.open.map(({ card }) => card)} />;
    case 'ask':
    case 'exchange':
      return <CardIcon card={seen.card} />;
    case 'place':
      return <Cards cards={cardsOf(seen)} />;
    case 'claim':
      return (
        <>
          <Cards cards={claimed(seen)} />
          {seen.outcome.type === 'right' && (
            <span>{`${claimed(seen).map(worthOf).join(' × ')} = ${seen.outcome.value}`}</span>
          )}
        </>
      );
    case 'move':
      return seen.thrownOut.map((seat) => <SeatIcon key={seat} seat={seat} table={table} />);
    default:
      return null;
  }
};

export const SeatIcon = ({ seat, table }: OfTable & { readonly seat: Seat }) => (
  <FigureMark figure={table.options.figures[seat]!} size={SIZE + 2} />
);
