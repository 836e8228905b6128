/** A seer who needs no eyes for it. */
export const Sibylla = () => (
  <>
    <path
      d="M-32 -26l1.200 3l3 1.200l-3 1.200l-1.200 3l-1.200 -3l-3 -1.200l3 -1.200zM33 -12h.1M-34 4h.1M28 -34h.1"
      fill="var(--cast-brass)"
      stroke="var(--cast-brass)"
      strokeWidth="2.400"
    />
    <path
      d="M0 -46C20 -46 29 -30 29 -10C29 12 36 36 46 60H-46C-36 36 -29 12 -29 -10C-29 -30 -20 -46 0 -46Z"
      fill="var(--cast-plum)"
    />
    <path
      d="M-24 16C-26 32 -32 46 -38 60M24 16C26 32 32 46 38 60M-10 34C-12 44 -14 52 -18 60M10 34C12 44 14 52 18 60"
      strokeWidth="1.800"
    />
    <path
      d="M0 -34C16 -34 21 -18 20 -4C18 14 9 25 0 26C-9 25 -18 14 -20 -4C-21 -18 -16 -34 0 -34Z"
      fill="var(--cast-skin)"
    />
    <path
      d="M-5 17C-2 15 -1 16 0 16.500C1 16 2 15 5 17C3 20 -3 20 -5 17Z"
      fill="var(--cast-oxblood)"
      strokeWidth="1.600"
    />
    <path d="M-2 8L0 10L3 9" strokeWidth="2" />
    <path
      d="M-21 -14C-10 -20 10 -20 21 -14C22 -6 21 0 19 6C10 2 -10 2 -19 6C-21 0 -22 -6 -21 -14Z"
      fill="var(--cast-veil)"
    />
    <path d="M-14 -8V2M-7 -10V0M0 -11V-1M7 -10V0M14 -8V2" stroke="var(--cast-plum)" strokeWidth="1" />
    <path d="M-11 -5Q-7 -1 -3 -5M11 -5Q7 -1 3 -5" strokeWidth="2.200" />
    <path d="M-24 -16C-10 -25 10 -25 24 -16L22 -10C10 -18 -10 -18 -22 -10Z" fill="var(--cast-brass)" />
    <circle cx="0" cy="-25" r="8.500" fill="var(--cast-midnight)" />
    <path d="M3 -31A6.500 6.500 0 1 0 3 -19A5 5 0 0 1 3 -31Z" fill="var(--cast-paper)" stroke="none" />
    <circle cx="0" cy="44" r="12" fill="var(--cast-sky)" />
    <path d="M-5 39C-3 36 1 35 4 36" stroke="var(--cast-paper)" />
    <path d="M-13 52C-6 58 6 58 13 52" stroke="var(--cast-brass)" strokeWidth="4" />
  </>
);
