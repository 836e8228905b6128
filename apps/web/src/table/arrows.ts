import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What can be reached: of a group with one way in, all of it. */
const REACHED = 'button:not(:disabled), input:not(:disabled), [role="option"], [role="tab"], [role="radio"]';

/** How much further away something seems that lies aside. */
const ASIDE = 3;

/** Where each of some things is, as far as arrows are concerned. */
export interface Placed<T> {
  readonly what: T;
  readonly x: number;
  readonly y: number;
}

/** What an arrow leads to: the nearest thing in its direction, or the next one in order where nothing lies there. */
export const nearest = <T>(key: string, from: T, all: readonly Placed<T>[]): T | undefined => {
  const step = STEPS[key];
  const at = all.findIndex(({ what }) => what === from);
  const here = all[at];
  if (step === undefined || here === undefined) return undefined;
  const [right, down] = step;
  const ahead = all.flatMap(({ what, x, y }) => {
    const along = (x - here.x) * right + (y - here.y) * down;
    const aside = Math.abs((x - here.x) * down) + Math.abs((y - here.y) * right);
    // Sideways one stays in a line; below and above, a broad button may be far aside.
    return along > 4 && aside <= along * (down === 0 ? 1 : ASIDE) ? [{ what, far: along + aside * ASIDE }] : [];
  });
  if (ahead.length > 0) return ahead.reduce((best, other) => (other.far < best.far ? other : best)).what;
  return all[at + right + down]?.what;
};

/** The arrow keys within the choices: what a group does not move through by itself is moved through by where it lies. */
export const walkChoices = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.defaultPrevented || STEPS[event.key] === undefined) return;
  const from = (event.target as Element).closest<HTMLElement>(REACHED);
  if (from === null) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(REACHED)]
    .filter((element) => element.getClientRects().length > 0)
    .map((what) => {
      const { left, top, width, height } = what.getBoundingClientRect();
      return { what, x: left + width / 2, y: top + height / 2 };
    });
  const to = nearest(event.key, from, all);
  if (to === undefined) return;
  event.preventDefault();
  to.focus();
};
