import { LINKS, type Place } from '@wunderkammer/drei-magier/pieces';
import { crossing, type Point } from './geometry.ts';

/** The place that is walled in. */
export const WALLED: Place = 'labyrinth';
/** From the middle of the place to the middle of its wall. */
export const WALL_RADIUS = 141;
/** The gatehouse stands a little inside the wall, so that it is clear of the last field before it. */
const GATEHOUSE_RADIUS = 127;

export interface Gate {
  /** In degrees, clockwise from the top of the place. */
  readonly at: number;
  /** Where the gatehouse stands, seen from the middle of the place. */
  readonly house: Point;
}

const degreesOf = ({ x, y }: Point): number => (Math.atan2(x, -y) * 180) / Math.PI;

/** Where roads come through the wall, clockwise. The labyrinth has but one road, and so but one gate (DM-4). */
export const GATES: readonly Gate[] = LINKS.filter(({ a, b }) => a === WALLED || b === WALLED)
  .map((link) => ({
    at: degreesOf(crossing(link, WALLED, WALL_RADIUS)),
    house: crossing(link, WALLED, GATEHOUSE_RADIUS),
  }))
  .sort((one, other) => one.at - other.at);
