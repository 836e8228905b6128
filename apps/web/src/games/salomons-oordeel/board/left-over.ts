import { COLOURS, facesIn, knownStones, type Stone, type View } from '@wunderkammer/salomons-oordeel/pieces';

/** The stones that were dealt to nobody, where everybody's eyes are one's own; nothing while that cannot be told. */
export const leftOverOpen = (view: View, reveal: readonly View[] | undefined): readonly Stone[] | undefined => {
  if (reveal === undefined) return undefined;
  const held = new Set(reveal.flatMap((own) => [...knownStones(own).keys()]));
  const left = COLOURS.flatMap((colour) =>
    facesIn(view.options.variant).map((face): Stone => `${colour}${face}`),
  ).filter((stone) => !held.has(stone));
  return left.length === view.leftOver ? left : undefined;
};
