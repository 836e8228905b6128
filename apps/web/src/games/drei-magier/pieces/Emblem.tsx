import type { MagicPlace } from '@wunderkammer/drei-magier/pieces';
import { memo, type ReactNode } from 'react';
import { polar, ray, star } from '../board/scatter.ts';

const WHEEL = Array.from({ length: 8 }, (_, index) => ray(index * 45, 2.5, 9)).join('');
const RAYS = Array.from({ length: 8 }, (_, index) => {
  const tip = polar(index * 45, 10.5);
  const left = polar(index * 45 - 16, 6);
  const right = polar(index * 45 + 16, 6);
  return `M${left.x.toFixed(2)} ${left.y.toFixed(2)}L${tip.x.toFixed(2)} ${tip.y.toFixed(2)}L${right.x.toFixed(2)} ${right.y.toFixed(2)}Z`;
}).join('');

/** What a card shows when it is small: lantern, wand and loop, tower, crown, sun, wheel, moon. Around the origin, 24 wide. */
const EMBLEMS: Readonly<Record<MagicPlace, ReactNode>> = {
  forest: (
    <>
      <path d="M-3 -8a3 3 0 0 1 6 0" fill="none" />
      <path d="M-5 -6H5L6 8H-6Z" fill="none" />
      <path d="M-7 9.5H7" />
      <path d={star(6, 4.5, 1.8)} transform="translate(0 1)" fill="currentColor" stroke="none" />
    </>
  ),
  house: (
    <>
      <path d="M0 -5C-3 -9 -9 -9 -9 -5S-3 -1 0 -5S9 -9 9 -5S3 -1 0 -5Z" fill="none" />
      <path d="M-7 10L6 1" strokeWidth="2.4" />
      <path d={star(4, 3.6, 1.2)} transform="translate(7.5 .5)" fill="currentColor" stroke="none" />
    </>
  ),
  tower: (
    <>
      <path d="M-5 10L-4 -3H4L5 10Z" fill="currentColor" />
      <path d="M-6 -3V-9H-3V-6.5H-1V-9H1V-6.5H3V-9H6V-3Z" fill="currentColor" />
      <path d="M-10 10H10" />
    </>
  ),
  castle: (
    <>
      <path d="M-9 6L-10 -6L-5 0L0 -9L5 0L10 -6L9 6Z" fill="currentColor" strokeLinejoin="round" />
      <path d="M-9 9.5H9" />
    </>
  ),
  sun: (
    <>
      <path d={RAYS} fill="currentColor" stroke="none" />
      <circle r="4.6" fill="currentColor" stroke="none" />
    </>
  ),
  mill: (
    <>
      <circle r="9" fill="none" />
      <path d={WHEEL} fill="none" />
      <circle r="2.6" fill="currentColor" stroke="none" />
    </>
  ),
  moon: <path d="M3 -10A10 10 0 1 0 9.5 5.5A8.5 8.5 0 0 1 3 -10Z" fill="currentColor" stroke="none" />,
};

export const Emblem = memo(({ card }: { card: MagicPlace }) => (
  <g stroke="currentColor" strokeWidth="1.6" strokeLinecap="round">
    {EMBLEMS[card]}
  </g>
));
