import type { MagicPlace, Place } from '@wunderkammer/drei-magier/pieces';
import type { ReactNode } from 'react';
import { BoardGround } from './BoardGround.tsx';
import { CardPiles } from './CardPiles.tsx';

interface BoardDrawingProps {
  readonly names: Readonly<Record<Place, string>>;
  readonly cardsLeft: Readonly<Record<MagicPlace, number>>;
  /** What is lit around places and fields, under everything that stands or lies on them. */
  readonly lights?: ReactNode;
  /** Figures, drawn over it. */
  readonly children?: ReactNode;
}

/** The whole board in one drawing: for pictures. The table has it in layers. */
export const BoardDrawing = ({ names, cardsLeft, lights, children }: BoardDrawingProps) => (
  <>
    <BoardGround names={names} />
    {lights}
    <CardPiles cardsLeft={cardsLeft} />
    {children}
  </>
);
