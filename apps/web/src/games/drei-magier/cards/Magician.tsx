import { hatch, star } from '../board/scatter.ts';

/** Purple house: one hand to the sky, one to the table with cup, coin and knife. */
export const Magician = () => (
  <>
    <path d="M0 -61C-5 -67 -15 -67 -15 -61S-5 -55 0 -61S15 -67 15 -61S5 -55 0 -61Z" strokeWidth="2.2" />
    <g transform="translate(0 8)">
      <path d="M-8 -28C-14 -12 -20 10 -22 34H22C20 10 14 -12 8 -28Z" fill="var(--dm-purple)" />
      <path d={hatch({ x: 6, y: -20 }, { x: 14, y: 28 }, 12, 6, 2)} strokeWidth="1.1" />
      <path d="M7 -26C18 -30 24 -42 26 -54" strokeWidth="9" />
      <path d="M7 -26C18 -30 24 -42 26 -54" stroke="var(--dm-purple)" strokeWidth="5.5" />
      <path d="M-8 -24C-20 -18 -26 -8 -28 4" strokeWidth="9" />
      <path d="M-8 -24C-20 -18 -26 -8 -28 4" stroke="var(--dm-purple)" strokeWidth="5.5" />
      <path d="M23 -50L33 -74" strokeWidth="3" />
      <path d={star(5, 7, 3)} transform="translate(33 -75)" fill="var(--dm-gold)" strokeWidth="1" />
      <circle cx="0" cy="-38" r="9" fill="var(--dm-skin)" />
      <path d="M-9 -41C-12 -30 -8 -26 -6 -27M9 -41C12 -30 8 -26 6 -27" strokeWidth="2.4" />
      <path
        d="M-24 -46C-12 -54 12 -54 24 -46C12 -42 -12 -42 -24 -46ZM-10 -48C-8 -58 8 -58 10 -48"
        fill="var(--dm-roof)"
      />
      <path d="M-3 -39h.1M3 -39h.1" strokeWidth="2.4" />
      <path d="M-2.5 -33.5q2.5 2 5 0" strokeWidth="1.2" />
    </g>
    <path d="M-38 20H38V28H-38ZM-32 28V58M32 28V58" fill="var(--dm-wheat)" />
    <path d="M-32 28V58M32 28V58M-20 28V58M20 28V58" />
    <path d="M-32 8h10c0 7 -3 8 -5 8v4M-30 20h6" fill="var(--dm-gold)" />
    <circle cx="0" cy="15" r="5" fill="var(--dm-gold)" />
    <path d="M14 16L30 8M14 16l-4 2" strokeWidth="2.4" />
    <path d="M-41 61C-20 54 20 54 41 61" strokeWidth="1.2" />
  </>
);
