import { allSeats, type Seat, type Turn } from '@wunderkammer/kernel';
import { useEffect } from 'react';
import type { Scene } from './director.ts';
import type { TableInfo, TableSource } from './source.ts';

/** The seats that are people. */
export const peopleOf = ({ seats }: Pick<TableInfo, 'seats'>): readonly Seat[] =>
  allSeats(seats.length).filter((seat) => seats[seat]!.kind === 'person');

const turnOf = (scene: Scene): Turn | undefined => scene.frame?.view.turn;

/**
 * Who sits in front of a shared device. Where there are secrets, nobody changes places unasked: a curtain falls, and the
 * seat behind it is returned. Behind the curtain nothing of the one who sat there stays on the page.
 */
export const useFront = (
  people: readonly Seat[],
  secrets: boolean,
  scene: Scene,
  source: TableSource,
): Seat | undefined => {
  const turn = turnOf(scene);
  const asked = scene.idle && turn?.type === 'decision' ? turn.seats.filter((seat) => people.includes(seat)) : [];
  const next = asked.includes(scene.frame?.viewer as Seat) ? undefined : asked[0];
  const freely = !secrets || people.length < 2;
  const curtain = freely ? undefined : next;

  useEffect(() => {
    if (freely && next !== undefined) source.face(next);
  }, [freely, next, source]);
  useEffect(() => {
    if (curtain !== undefined) source.face('watcher');
  }, [curtain, source]);
  return curtain;
};
