import { type RefObject, useLayoutEffect, useRef } from 'react';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Gliding {
  /** Where it passes on its way. */
  readonly via?: readonly Point[];
  /** In milliseconds, as everything that is animated; without any it is there at once. */
  readonly duration: number;
  readonly delay?: number;
  /** From each of these points to the next. */
  readonly easing: string;
}

/** Where a piece is while it glides. */
const placeOf = (piece: Element): Point => {
  const { e, f } = new DOMMatrix(getComputedStyle(piece).transform);
  return { x: e, y: f };
};

/**
 * Lets a piece glide to the place where it is drawn, each time that place is another, from where it is by then. The browser
 * moves it by itself; the page has nothing to do meanwhile.
 */
export const useGlide = (
  { x, y }: Point,
  { via = [], duration, delay = 0, easing }: Gliding,
): RefObject<SVGGElement | null> => {
  const ref = useRef<SVGGElement>(null);
  const was = useRef<Point>({ x, y });
  const way = via.map((point) => `${point.x} ${point.y}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it sets out once for every place it goes to, by whichever way
  useLayoutEffect(() => {
    const from = was.current;
    was.current = { x, y };
    const isThere = from.x === x && from.y === y && via.length === 0;
    const piece = ref.current;
    if (piece === null || duration === 0 || isThere) return undefined;
    const gliding = piece.animate(
      [from, ...via, { x, y }].map((point) => ({ transform: `translate(${point.x}px, ${point.y}px)`, easing })),
      { duration, delay, fill: 'backwards' },
    );
    return () => {
      if (gliding.playState === 'running') was.current = placeOf(piece);
      gliding.cancel();
    };
  }, [x, y, way]);
  return ref;
};
