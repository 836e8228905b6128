/** Astronomer by night, duellist at dawn. */
export const Ottilie = () => (
  <>
    <path d="M-34 60L-31 -50" strokeWidth="6" />
    <path d="M-34 60L-31 -50" stroke="var(--cast-silver)" strokeWidth="2.400" />
    <path d="M-45 60C-44 40 -28 30 0 28C28 30 44 40 45 60Z" fill="var(--cast-midnight)" />
    <path d="M-8 16V34H8V16Z" fill="var(--cast-skin)" />
    <path d="M-9 26L-26 31L-12 46L0 36L12 46L26 31L9 26L0 36Z" fill="var(--cast-paper)" />
    <path
      d="M0 33l2.500 5.500l6 .5l-4.500 4l1.400 6l-5.400 -3l-5.400 3l1.400 -6l-4.500 -4l6 -.5z"
      fill="var(--cast-gold)"
      strokeWidth="1.800"
    />
    <path
      d="M20 -22C32 -18 30 10 24 30C30 34 28 42 22 46C20 40 16 36 18 28C22 12 22 -4 14 -16Z"
      fill="var(--cast-wheat)"
    />
    <path d="M27 -6L20 0M27 6L21 12M26 18L20 24" strokeWidth="1.800" />
    <path
      d="M0 -30C15 -30 20 -18 18 -4C16 13 8 22 0 23C-8 22 -16 13 -18 -4C-20 -18 -15 -30 0 -30Z"
      fill="var(--cast-skin)"
    />
    <path
      d="M-20 -6C-28 -28 -14 -42 2 -42C20 -42 27 -28 20 -8C16 -20 6 -26 -4 -24C-12 -22 -18 -16 -20 -6Z"
      fill="var(--cast-wheat)"
    />
    <path d="M-14 -30C-6 -36 8 -36 16 -28M-18 -22C-8 -32 8 -32 18 -20" strokeWidth="1.800" />
    <circle cx="8" cy="-4" r="7.500" fill="var(--cast-sky)" stroke="var(--cast-brass)" />
    <path d="M15 -1C19 8 18 16 22 24" stroke="var(--cast-brass)" strokeWidth="1.800" />
    <path d="M-8 -4h.1M8 -4h.1" strokeWidth="5" />
    <path d="M-15 -13L-4 -9M15 -16Q9 -18 4 -14M0 -3L-2 5H1" strokeWidth="2.400" />
    <path d="M-6 13Q1 14 6 11" strokeWidth="2.400" />
    <path d="M-17 2L-8 12M-15 8L-11 5" stroke="var(--cast-oxblood)" strokeWidth="2" />
    <path d="M-44 40C-38 32 -28 32 -22 40M-34 36V60" strokeWidth="6" />
    <path d="M-44 40C-38 32 -28 32 -22 40M-34 36V60" stroke="var(--cast-brass)" strokeWidth="2.800" />
  </>
);
