import type { StepBase } from './game.ts';
import type { Seat } from './seat.ts';
import { describe, isObject, object, oneOf, type Read, type Shape, whole } from './shape.ts';

/** The keys a step has besides `by` and `type`. */
export type StepFields = Readonly<Record<string, Shape<unknown>>>;

/** Reads steps by their type: `decisions` are taken by seats, `chances` happen. Keys come out in the order given. */
export const stepShapeOf = <Step extends StepBase>(
  seats: number,
  decisions: Readonly<Record<string, StepFields>>,
  chances: Readonly<Record<string, StepFields>>,
): Shape<Step> => {
  const bySeat = whole(0, seats - 1) as Shape<Seat>;
  const shapesOf = (by: Shape<unknown>, steps: Readonly<Record<string, StepFields>>): Map<string, Shape<object>> =>
    new Map(Object.entries(steps).map(([type, fields]) => [type, object({ by, type: oneOf([type]), ...fields })]));
  const ofSeats = shapesOf(bySeat, decisions);
  const ofChance = shapesOf(oneOf(['chance']), chances);
  return (value, path) => {
    if (!isObject(value)) return { ok: false, message: `${path} must be an object, not ${describe(value)}` };
    const byChance = value['by'] === 'chance';
    const by = byChance ? undefined : bySeat(value['by'], `${path}.by`);
    if (by?.ok === false) return by;
    const type = value['type'];
    const shape = typeof type === 'string' ? (byChance ? ofChance : ofSeats).get(type) : undefined;
    if (shape === undefined) {
      return { ok: false, message: `${path}.type ${describe(type)} is no step of ${byChance ? 'chance' : 'a seat'}` };
    }
    return shape(value, path) as Read<Step>;
  };
};

/** Makes something once for each number of seats, and the same for every table of so many: shapes are large. */
export const perSeats = <T>(make: (seats: number) => T): ((table: { readonly seats: number }) => T) => {
  const made = new Map<number, T>();
  return ({ seats }) => {
    const one = made.get(seats) ?? make(seats);
    made.set(seats, one);
    return one;
  };
};
