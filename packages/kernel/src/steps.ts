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
  const shapes = new Map<string, Shape<object>>();
  for (const [type, fields] of Object.entries(decisions)) {
    shapes.set(`seat ${type}`, object({ by: bySeat, type: oneOf([type]), ...fields }));
  }
  for (const [type, fields] of Object.entries(chances)) {
    shapes.set(`chance ${type}`, object({ by: oneOf(['chance']), type: oneOf([type]), ...fields }));
  }
  return (value, path) => {
    if (!isObject(value)) return { ok: false, message: `${path} must be an object, not ${describe(value)}` };
    const byChance = value['by'] === 'chance';
    const by = byChance ? undefined : bySeat(value['by'], `${path}.by`);
    if (by?.ok === false) return by;
    const type = value['type'];
    const shape = typeof type === 'string' ? shapes.get(`${byChance ? 'chance' : 'seat'} ${type}`) : undefined;
    if (shape === undefined) {
      return { ok: false, message: `${path}.type ${describe(type)} is no step of ${byChance ? 'chance' : 'a seat'}` };
    }
    return shape(value, path) as Read<Step>;
  };
};
