import { arc, polar } from '../scatter.ts';

const RAYS = 16;
const BODY = 40;

/** Straight and wavy rays by turns. */
const rayPath = (index: number): string => {
  const at = (index * 360) / RAYS;
  const tip = polar(at, index % 2 === 0 ? 84 : 76);
  const left = polar(at - 9, BODY);
  const right = polar(at + 9, BODY);
  const bend = polar(at + 9, 62);
  const counter = polar(at - 4, 56);
  return index % 2 === 0
    ? `M${left.x} ${left.y}L${tip.x} ${tip.y}L${right.x} ${right.y}Z`
    : `M${left.x} ${left.y}Q${counter.x} ${counter.y} ${tip.x} ${tip.y}Q${bend.x} ${bend.y} ${right.x} ${right.y}Z`;
};
const PATHS = Array.from({ length: RAYS }, (_, index) => ({ index, d: rayPath(index) }));

/** The face of the sun, also on its card. */
export const SunFace = () => (
  <>
    {PATHS.map(({ index, d }) => (
      <path key={index} d={d} fill={index % 2 === 0 ? 'var(--dm-gold)' : 'var(--dm-flame)'} strokeLinejoin="round" />
    ))}
    <circle r={BODY} fill="var(--dm-gold)" />
    <path d={[32, 28, 24].map((radius) => arc(radius, 60, 150)).join('')} strokeWidth="1.2" opacity="0.8" />
    <path d="M-20 -12c4 -5 11 -5 14 0M6 -12c4 -5 11 -5 14 0" />
    <path d="M-18 -6q5 -4 10 0q-5 4 -10 0zM8 -6q5 -4 10 0q-5 4 -10 0z" fill="var(--dm-foam)" strokeWidth="1.6" />
    <path d="M-13 -6h.1M13 -6h.1" strokeWidth="4.5" />
    <path d="M-2 -6C-3 2 -7 7 -4 9h7M-12 17c6 7 18 7 24 0M-9 17.5q9 4 18 0" strokeWidth="1.9" />
  </>
);

export const Sun = () => (
  <g transform="translate(0 -6)">
    <SunFace />
  </g>
);
