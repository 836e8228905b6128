import { COLOURS, type PlayerView, type View } from '@wunderkammer/drei-magier/pieces';
import { seat } from '@wunderkammer/kernel';

const player = (index: number, view: Omit<PlayerView, 'seat' | 'colour'>): PlayerView => ({
  seat: seat(index),
  colour: COLOURS[index]!,
  ...view,
});

/** A moment that could have happened: the cabinet shows it. */
export const PICTURE_TABLE: Pick<View, 'players' | 'cardsLeft'> = {
  players: [
    player(0, { mage: 'castle', apprentice: 'castle', powerStone: false, cards: ['forest', 'castle'] }),
    player(1, { mage: 'tower', apprentice: 'house-tower-2', powerStone: true, cards: ['house', 'moon', 'mill'] }),
    player(2, { mage: 'mill', apprentice: 'mill-moon-1', powerStone: false, cards: ['house', 'sun'] }),
  ],
  cardsLeft: { forest: 1, house: 0, tower: 2, castle: 1, sun: 1, mill: 1, moon: 1 },
};
