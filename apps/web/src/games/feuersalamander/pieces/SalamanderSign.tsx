import { type Salamander, SIGN } from './salamander.ts';

interface SalamanderShapeProps {
  readonly shape: Salamander;
  readonly skin: string;
  readonly spots: string;
  readonly legs: number;
  /** A line around it, where the ground is as dark as the animal. */
  readonly halo?: string;
}

export const SalamanderShape = ({ shape, skin, spots, legs, halo }: SalamanderShapeProps) => (
  <g>
    {halo !== undefined && (
      <path
        d={`${shape.legs}${shape.body}`}
        fill="none"
        stroke={halo}
        strokeWidth={legs + 3}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    )}
    <path d={shape.legs} fill="none" stroke={skin} strokeWidth={legs} strokeLinecap="round" strokeLinejoin="round" />
    <path d={shape.body} fill={skin} />
    {shape.spots.map(({ x, y, r }) => (
      <circle key={x} cx={x} cy={y} r={r} fill={spots} />
    ))}
    {shape.eyes.map(({ x, y }) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r={legs * 0.45} fill={spots} />
    ))}
  </g>
);

/** In a box of 40 by 24. */
export const SalamanderSign = ({ skin, spots }: { skin: string; spots: string }) => (
  <SalamanderShape shape={SIGN} skin={skin} spots={spots} legs={1.3} />
);
