import type { PlayerView, View } from '@wunderkammer/drei-magier/pieces';
import type { Shown } from '../use-shown.ts';
import { apprenticeStand, mageStand, type Point } from './geometry.ts';

export type FigureKind = 'mage' | 'apprentice';

/** A figure on the board and where its foot stands. */
export interface Figure {
  readonly key: string;
  readonly kind: FigureKind;
  readonly player: PlayerView;
  readonly point: Point;
}

/** All six figures, those further back first: who stands in front covers who stands behind. */
export const figuresOf = (players: readonly PlayerView[]): Figure[] => {
  const figures = players.flatMap((player): Figure[] => {
    const sharing = players.filter(({ apprentice }) => apprentice === player.apprentice).map(({ seat }) => seat);
    return [
      { key: `mage:${player.seat}`, kind: 'mage', player, point: mageStand(player.mage, player.seat) },
      {
        key: `apprentice:${player.seat}`,
        kind: 'apprentice',
        player,
        point: apprenticeStand(player.apprentice, player.seat, sharing),
      },
    ];
  });
  return figures.sort((a, b) => a.point.y - b.point.y);
};

/** Where everybody stands while a step is shown: whoever a scene sends away goes when it is over and the board is in view. */
export const playersOnBoard = (view: View, { event, before, known }: Shown): readonly PlayerView[] => {
  const staged = event?.type === 'spell' || event?.happened.some(({ type }) => type === 'duelWon');
  if (staged && before !== undefined) return before.players;
  return event?.by === 'chance' ? known.players : view.players;
};
