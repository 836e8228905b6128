/** An alchemist. The soot is from this morning. */
export const Aurelia = () => (
  <>
    <path
      d="M-2 -50C10 -54 18 -46 18 -42C28 -44 34 -34 31 -28C40 -22 38 -12 33 -8C38 2 34 14 26 16C26 24 16 28 10 24H-12C-20 28 -30 22 -28 14C-38 10 -40 -2 -34 -8C-40 -16 -36 -28 -30 -28C-32 -38 -22 -46 -16 -42C-14 -48 -8 -52 -2 -50Z"
      fill="var(--cast-rust)"
    />
    <path d="M-45 60C-44 40 -28 30 -8 28H8C28 30 44 40 45 60Z" fill="var(--cast-verdigris)" />
    <path d="M-10 14V31L0 44L10 31V14Z" fill="var(--cast-skin)" />
    <path
      d="M0 -28C14 -28 20 -17 18 -3C16 13 8 22 0 22C-8 22 -16 13 -18 -3C-20 -17 -14 -28 0 -28Z"
      fill="var(--cast-skin)"
    />
    <path
      d="M-19 -8C-18 -22 -6 -20 2 -30C8 -20 18 -20 19 -8C24 -22 14 -36 0 -36C-14 -36 -24 -22 -19 -8Z"
      fill="var(--cast-rust)"
    />
    <path d="M-28 -30C-10 -38 10 -38 28 -30" stroke="var(--cast-umber)" strokeWidth="6" />
    <g fill="var(--cast-sky)">
      <circle cx="-10" cy="-32" r="8.500" />
      <circle cx="10" cy="-32" r="8.500" />
    </g>
    <g stroke="var(--cast-brass)" strokeWidth="2.600">
      <circle cx="-10" cy="-32" r="6.800" />
      <circle cx="10" cy="-32" r="6.800" />
    </g>
    <path d="M-8 -4h.1M8 -4h.1" strokeWidth="5.400" />
    <path d="M-13 -11Q-8 -14 -4 -11M13 -12Q8 -15 4 -12M0 -2L-2 4H1" strokeWidth="2.200" />
    <path d="M-8 9C-3 11 3 11 8 8C7 14 3 16 0 16C-4 16 -7 13 -8 9Z" fill="var(--cast-paper)" strokeWidth="2" />
    <path d="M8 3L14 1M9 6L15 5" stroke="var(--cast-umber)" strokeWidth="2" opacity="0.7" />
    <g transform="translate(3 -9) scale(0.86)">
      <path d="M19 18H31V29L43 50C45 56 41 60 36 60H14C9 60 5 56 7 50L19 29Z" fill="var(--cast-paper)" />
      <path
        d="M13 42C20 38 28 46 38 41L42 51C43 55 40 58 36 58H14C9 58 8 54 9 50Z"
        fill="var(--cast-ember)"
        stroke="none"
      />
      <path d="M17 18H33" strokeWidth="5" />
      <path d="M25 10h.1M29 2h.1M24 -5h.1M20 50h.1M28 53h.1" stroke="var(--cast-gold)" strokeWidth="5" />
    </g>
  </>
);
