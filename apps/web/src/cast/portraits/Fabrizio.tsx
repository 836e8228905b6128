/** A card sharp from Venice; nobody has seen more of the face than this. */
export const Fabrizio = () => (
  <>
    <path d="M-45 60C-44 34 -28 18 -25 -10H25C28 18 44 34 45 60Z" fill="var(--cast-midnight)" />
    <path d="M-21 -22H21C23 -10 21 -2 18 2H-18C-21 -2 -23 -10 -21 -22Z" fill="var(--cast-paper)" />
    <path
      d="M-18 1C-14 -2 -8 -2 -5 1L0 6L5 1C8 -2 14 -2 18 1C22 12 20 22 14 27L0 31L-14 27C-20 22 -22 12 -18 1Z"
      fill="var(--cast-paper)"
    />
    <path d="M0 -11L-7 8C-4 12 4 12 7 8Z" fill="var(--cast-paper)" />
    <path d="M0 14V30M-14 27C-12 20 -13 14 -14 9M14 27C12 20 13 14 14 9" strokeWidth="1.600" />
    <path
      d="M-17 -9C-13 -14 -8 -12 -5 -6C-10 -3 -15 -4 -17 -9ZM17 -9C13 -14 8 -12 5 -6C10 -3 15 -4 17 -9Z"
      fill="var(--cast-ink)"
    />
    <path d="M-10 -8h.1M10 -8h.1" stroke="var(--cast-paper)" strokeWidth="2.600" />
    <path d="M-18 -16Q-11 -19 -6 -13M18 -16Q11 -19 6 -13" strokeWidth="2" />
    <path
      d="M-45 -16C-38 -28 -26 -32 -20 -46C-10 -54 10 -54 20 -46C26 -32 38 -28 45 -16C30 -22 14 -18 0 -26C-14 -18 -30 -22 -45 -16Z"
      fill="var(--cast-umber)"
    />
    <path d="M-39 -22C-26 -26 -14 -24 0 -32C14 -24 26 -26 39 -22" stroke="var(--cast-brass)" />
    <g fill="var(--cast-paper)" strokeWidth="2.400" transform="translate(0 8)">
      <path d="M-27 28L-11 22L-2 50H-18Z" />
      <path d="M-14 21L3 21L5 52H-12Z" />
      <path d="M3 20L19 25L10 54L-6 50Z" />
    </g>
    <path d="M9 36L14 42L6 47L2 41Z" fill="var(--cast-oxblood)" stroke="none" />
    <path d="M-20 40h.1M-8 37h.1" strokeWidth="5" />
  </>
);
