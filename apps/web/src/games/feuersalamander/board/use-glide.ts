import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Point } from './geometry.ts';

interface Gliding {
  readonly duration: number;
  readonly delay?: number;
  readonly easing: string;
}

/**
 * Lets a piece glide along a route to the place where it is drawn, each time that place is another. The browser moves it
 * by itself; the page has nothing to do meanwhile.
 */
export const useGlide = (
  route: readonly Point[],
  { duration, delay = 0, easing }: Gliding,
): RefObject<SVGGElement | null> => {
  const piece = useRef<SVGGElement>(null);
  const { x, y } = route.at(-1)!;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it sets out once for every place it goes to
  useLayoutEffect(() => {
    if (duration === 0 || route.length < 2) return;
    const gliding = piece.current?.animate(
      route.map((point) => ({ transform: `translate(${point.x}px, ${point.y}px)` })),
      { duration, delay, easing, fill: 'backwards' },
    );
    return () => gliding?.cancel();
  }, [x, y]);
  return piece;
};
