import { cloneElement, createContext, type ReactElement, type SVGProps, useContext, useId } from 'react';

/** Strokes of one pen: where each begins, and how it goes on from there. */
export interface Strokes
  extends Pick<SVGProps<SVGPathElement>, 'className' | 'stroke' | 'strokeWidth' | 'strokeOpacity' | 'strokeLinecap'> {
  readonly strokes: readonly (readonly [x: number, y: number, goesOn: string])[];
}

/** A drawing that is repeated to fill shapes: grain, hatching, cloth. */
export interface Texture {
  /** The same in every drawing, and so is what it stands for. */
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** By so many degrees. */
  readonly turn?: number;
  readonly pens: readonly Strokes[];
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Whether it is drawn for a printer. */
export const OnPaper = createContext(false);

const strokesAt = ({ strokes }: Strokes, left: number, top: number): string =>
  strokes.map(([x, y, goesOn]) => `M${x + left} ${y + top}${goesOn}`).join('');

const Drawn = ({ pen: { strokes, ...look }, d }: { pen: Strokes; d: string }) => <path d={d} fill="none" {...look} />;

/** A texture as a pattern, for the shapes on a screen. */
export const TexturePattern = ({ texture: { id, width, height, turn = 0, pens } }: { texture: Texture }) => (
  <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse" patternTransform={`rotate(${turn})`}>
    {pens.map((pen) => (
      <Drawn key={strokesAt(pen, 0, 0)} pen={pen} d={strokesAt(pen, 0, 0)} />
    ))}
  </pattern>
);

/** The corners of all tiles that a box needs. */
const tilesFor = ({ x, y, width, height }: Box, texture: Texture): readonly (readonly [number, number])[] => {
  const { turn = 0 } = texture;
  // Of what is turned, all that a circle round the box needs.
  const reach = Math.hypot(width, height) / 2;
  const angle = (-turn * Math.PI) / 180;
  const middle = { x: x + width / 2, y: y + height / 2 };
  const at = {
    x: middle.x * Math.cos(angle) - middle.y * Math.sin(angle),
    y: middle.x * Math.sin(angle) + middle.y * Math.cos(angle),
  };
  const area =
    turn === 0
      ? { left: x, top: y, right: x + width, bottom: y + height }
      : { left: at.x - reach, top: at.y - reach, right: at.x + reach, bottom: at.y + reach };
  const tiles: [number, number][] = [];
  for (let row = Math.floor(area.top / texture.height); row * texture.height < area.bottom; row++)
    for (let column = Math.floor(area.left / texture.width); column * texture.width < area.right; column++)
      tiles.push([column * texture.width, row * texture.height]);
  return tiles;
};

interface TexturedProps {
  readonly texture: Texture;
  /** What the shape lies in. */
  readonly box: Box;
  readonly children: ReactElement<SVGProps<SVGElement>>;
}

/**
 * A shape filled with a texture. A browser gives patterns to a printer as coarse pictures, so on paper every tile is drawn for
 * itself.
 */
export const Textured = ({ texture, box, children: shape }: TexturedProps) => {
  const onPaper = useContext(OnPaper);
  const clip = useId();
  if (!onPaper) return cloneElement(shape, { fill: `url(#${texture.id})` });
  const tiles = tilesFor(box, texture);
  return (
    <>
      <clipPath id={clip}>{shape}</clipPath>
      <g clipPath={`url(#${clip})`}>
        <g transform={`rotate(${texture.turn ?? 0})`}>
          {texture.pens.map((pen) => (
            <Drawn
              key={strokesAt(pen, 0, 0)}
              pen={pen}
              d={tiles.map(([left, top]) => strokesAt(pen, left, top)).join('')}
            />
          ))}
        </g>
      </g>
      {cloneElement(shape, { fill: 'none' })}
    </>
  );
};
