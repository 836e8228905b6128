/** A clockmaker who looks at everything once more, and closer. */
export const Daedalus = () => (
  <>
    <path d="M-45 60C-44 38 -28 29 0 27C28 29 44 38 45 60Z" fill="var(--cast-brown)" />
    <path d="M-14 28L0 60L14 28C8 34 -8 34 -14 28Z" fill="var(--cast-paper)" />
    <path d="M-1 36L-13 30V43ZM1 36L13 30V43Z" fill="var(--cast-verdigris)" />
    <path
      d="M-20 -14C-34 -14 -36 4 -28 8C-32 14 -24 22 -16 16ZM20 -14C34 -14 36 4 28 8C32 14 24 22 16 16Z"
      fill="var(--cast-paper)"
    />
    <path
      d="M0 -44C17 -44 23 -28 21 -8C19 14 9 25 0 25C-9 25 -19 14 -21 -8C-23 -28 -17 -44 0 -44Z"
      fill="var(--cast-skin)"
    />
    <path d="M-8 -34C-4 -36 3 -36 7 -34M-10 -29C-4 -31 4 -31 9 -29" strokeWidth="1.800" />
    <path d="M-23 -18C-10 -24 14 -22 24 -14" strokeWidth="6" />
    <path d="M-23 -18C-10 -24 14 -22 24 -14" stroke="var(--cast-brown)" strokeWidth="2.400" />
    <path d="M2 -15L18 -16L24 -2L6 2Z" fill="var(--cast-umber)" />
    <circle cx="14" cy="-2" r="10.500" fill="var(--cast-brass)" />
    <circle cx="14" cy="-2" r="6" fill="var(--cast-sky)" />
    <path d="M12 -5l3 -1" stroke="var(--cast-paper)" strokeWidth="2.400" />
    <path d="M-9 -5h.1" strokeWidth="5" />
    <path d="M-16 -11C-12 -14 -7 -13 -4 -11" strokeWidth="4" />
    <path d="M-1 -3L-5 6H0" strokeWidth="2.200" />
    <path d="M-11 10C-6 7 6 7 11 10C9 14 4 13 0 12C-4 13 -9 14 -11 10Z" fill="var(--cast-paper)" strokeWidth="2" />
    <path d="M-6 17C-4 16 4 16 6 17C7 26 3 32 0 34C-3 32 -7 26 -6 17Z" fill="var(--cast-paper)" strokeWidth="2" />
    <path d="M-18 24C-10 30 -4 42 2 46" stroke="var(--cast-brass)" strokeWidth="1.800" />
    <circle cx="-20" cy="34" r="10" fill="var(--cast-brass)" />
    <circle cx="-20" cy="34" r="6.500" fill="var(--cast-paper)" strokeWidth="1.600" />
    <path d="M-20 30V34L-17 36" strokeWidth="1.800" />
  </>
);
