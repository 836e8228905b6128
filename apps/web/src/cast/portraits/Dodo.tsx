/** A dodo in a warm scarf, who would rather look twice. */
export const Dodo = () => (
  <>
    <path d="M14 -33C10 -44 18 -50 27 -46C23 -43 25 -37 24 -31Z" fill="var(--cast-paper)" />
    <path
      d="M-26 60C-28 40 -10 26 -8 10C-12 -18 0 -35 16 -34C32 -33 38 -18 34 -2C31 14 44 34 44 60Z"
      fill="var(--cast-slate)"
    />
    <path d="M18 -33C2 -36 -12 -24 -10 -9C-8 3 8 6 16 -3C23 -11 25 -25 18 -33Z" fill="var(--cast-bone)" />
    <path
      d="M-9 -19C-24 -21 -39 -11 -39 5C-39 13 -34 18 -28 15C-32 7 -27 3 -19 3C-12 4 -4 2 -2 -3C-6 -7 -9 -12 -9 -19Z"
      fill="var(--cast-brass)"
    />
    <path
      d="M-31 -13C-39 -6 -42 9 -34 15C-31 17 -29 16 -28 15C-32 7 -27 3 -21 3C-29 1 -32 -5 -31 -13Z"
      fill="var(--cast-brown)"
    />
    <path d="M-30 8C-25 13 -12 11 -5 2M-18 -11l4 1" />
    <circle cx="5" cy="-17" r="5.500" fill="var(--cast-paper)" />
    <path d="M4 -16h.1" strokeWidth="4.600" />
    <path d="M-2 -23C2 -27 9 -26 12 -22" />
    <path d="M-10 13C4 23 22 21 34 7L39 19C24 34 0 35 -17 25Z" fill="var(--cast-oxblood)" />
    <path d="M8 30L2 50L14 54L20 30Z" fill="var(--cast-oxblood)" />
    <path d="M-2 22l-3 6M12 22l1 7M25 17l4 6M6 46l9 3" stroke="var(--cast-paper)" strokeWidth="2" />
  </>
);
