import { ray, star } from '../board/scatter.ts';

const SPOKES = Array.from({ length: 8 }, (_, index) => ray(index * 45, 8, 28)).join('');
const STUDS = Array.from({ length: 16 }, (_, index) => ray(11.25 + index * 22.5, 29.5, 33)).join('');

/** Mill: the wheel of fortune, on which one rises, one reigns and one falls. */
export const Wheel = () => (
  <g transform="translate(0 9) scale(0.86)">
    <path d="M-28.2 57L0 -6L28.2 57M-20 40H20" strokeWidth="6" />
    <path d="M-28.2 57L0 -6L28.2 57M-20 40H20" stroke="var(--dm-wheat)" strokeWidth="3" />
    <g transform="translate(0 -8)">
      <circle r="35" fill="var(--dm-wheat)" />
      <circle r="27.5" fill="var(--dm-card)" />
      <path d={STUDS} strokeWidth="1.4" />
      <path d={SPOKES} strokeWidth="4.6" />
      <path d={SPOKES} stroke="var(--dm-gold)" strokeWidth="2" />
      <circle r="8" fill="var(--dm-gold)" />
      <path d={star(4, 6, 2)} fill="var(--dm-ink)" stroke="none" />
    </g>
    <g transform="translate(0 -44)">
      <path d="M-9 2C-10 -8 -6 -14 0 -14S10 -8 9 2Z" fill="var(--dm-purple)" />
      <circle cy="-18" r="6" fill="var(--dm-skin)" />
      <path d="M-6 -22L-7 -31L-2.5 -27L0 -33L2.5 -27L7 -31L6 -22Z" fill="var(--dm-gold)" strokeWidth="1.3" />
    </g>
    <g transform="translate(-36 -6) rotate(-28)">
      <path d="M-5 14L-3 -6H3L5 14Z" fill="var(--dm-moss)" />
      <circle cy="-10" r="4.6" fill="var(--dm-skin)" />
    </g>
    <g transform="translate(36 -4) rotate(152)">
      <path d="M-5 14L-3 -6H3L5 14Z" fill="var(--dm-rose)" />
      <circle cy="-10" r="4.6" fill="var(--dm-skin)" />
    </g>
  </g>
);
