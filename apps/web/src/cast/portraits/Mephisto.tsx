/** A gentleman of parts. He never lies; he only lets you think. */
export const Mephisto = () => (
  <>
    <path d="M16 -42C34 -52 46 -34 41 -2C35 -14 28 -22 16 -26Z" fill="var(--cast-paper)" />
    <path d="M20 -36C30 -36 36 -26 38 -14M28 -34l6 0M32 -27l6 -1" strokeWidth="1.800" />
    <path d="M-46 60C-44 44 -40 26 -34 8L-12 32H12L34 8C40 26 44 44 46 60Z" fill="var(--cast-umber)" />
    <path d="M-34 8L-14 60H14L34 8L10 34H-10Z" fill="var(--cast-oxblood)" />
    <path d="M-9 16V34L0 46L9 34V16Z" fill="var(--cast-pale)" />
    <path d="M-19 -6L-28 -12L-20 6ZM19 -6L28 -12L20 6Z" fill="var(--cast-pale)" />
    <path
      d="M0 -30C16 -30 21 -18 20 -4C18 10 8 24 0 27C-8 24 -18 10 -20 -4C-21 -18 -16 -30 0 -30Z"
      fill="var(--cast-pale)"
    />
    <path
      d="M-21 -6C-22 -20 -12 -18 0 -8C12 -18 22 -20 21 -6C26 -20 22 -34 0 -34C-22 -34 -26 -20 -21 -6Z"
      fill="var(--cast-umber)"
    />
    <path d="M-15 -3L-5 0Q-10 4 -15 -3ZM15 -3L5 0Q10 4 15 -3Z" fill="var(--cast-paper)" strokeWidth="1.600" />
    <path d="M-9 0h.1M9 0h.1" strokeWidth="3.600" />
    <path d="M-18 -10L-12 -9L-4 -4M18 -10L12 -9L4 -4" strokeWidth="3.600" />
    <path d="M0 0L-4 9H1" strokeWidth="2.200" />
    <path
      d="M0 12C4 10 10 13 15 8C12 15 6 16 0 14C-6 16 -12 15 -15 8C-10 13 -4 10 0 12Z"
      fill="var(--cast-umber)"
      strokeWidth="1.600"
    />
    <path d="M-5 17Q1 19 6 16" strokeWidth="1.800" />
    <path d="M-7 20C-3 23 3 23 7 20C6 30 2 38 0 42C-2 38 -6 30 -7 20Z" fill="var(--cast-umber)" strokeWidth="1.600" />
    <path d="M-27 -26C-28 -42 -14 -50 2 -48C20 -47 30 -38 27 -26C14 -36 -12 -36 -27 -26Z" fill="var(--cast-oxblood)" />
    <path d="M-26 -27C-12 -37 14 -37 27 -27" stroke="var(--cast-brass)" />
  </>
);
