/** Half cock, half serpent, and crowned. It looks back. */
export const Basilisk = () => (
  <>
    <path d="M8 52C34 56 42 36 33 22" strokeWidth="15" />
    <path d="M8 52C34 56 42 36 33 22" stroke="var(--cast-verdigris)" strokeWidth="10" />
    <path d="M34 4L24 20L33 25L43 19Z" fill="var(--cast-oxblood)" />
    <path
      d="M-22 60C-30 40 -18 28 -8 14C-18 -6 -8 -28 9 -28C25 -28 30 -13 26 1C22 18 30 34 22 60Z"
      fill="var(--cast-verdigris)"
    />
    <path d="M-22 60C-30 40 -18 28 -8 14C-2 20 2 26 0 36C-4 46 -6 52 -4 60Z" fill="var(--cast-wheat)" />
    <path d="M-11 19L1 27M-17 27L1 36M-22 37L-2 45M-24 47L-5 53" strokeWidth="2" />
    <path d="M8 22q4 6 8 0q4 6 8 0M6 33q4 6 8 0q4 6 8 0M3 44q4 6 8 0q4 6 8 0" strokeWidth="2" />
    <path d="M-7 13C-12 22 -20 21 -21 14C-20 8 -15 6 -10 7Z" fill="var(--cast-oxblood)" />
    <path d="M-16 8C-24 10 -24 18 -32 18M-27 15L-29 24" stroke="var(--cast-ember)" strokeWidth="2.600" />
    <path d="M-9 -15C-20 -15 -31 -9 -36 3C-29 2 -26 3 -21 5C-16 8 -10 5 -6 0Z" fill="var(--cast-brass)" />
    <path d="M-24 4C-21 11 -13 11 -6 4Z" fill="var(--cast-brass)" />
    <path d="M4 -19C-6 -19 -11 -11 -9 -3C-6 5 6 6 10 -2C14 -9 11 -17 4 -19Z" fill="var(--cast-oxblood)" />
    <circle cx="1" cy="-7" r="6" fill="var(--cast-gold)" />
    <path d="M1 -11V-3" strokeWidth="3.200" />
    <path d="M-10 -16L8 -12" strokeWidth="3.600" />
    <path
      d="M20 -21C27 -29 35 -24 34 -17C40 -13 38 -5 32 -5C34 3 28 8 24 4C27 -5 25 -16 16 -21Z"
      fill="var(--cast-oxblood)"
    />
    <path d="M-7 -25L-13 -46L-2 -37L6 -49L12 -36L24 -43L21 -23C12 -30 1 -31 -7 -25Z" fill="var(--cast-gold)" />
    <path d="M6 -34h.1" stroke="var(--cast-oxblood)" strokeWidth="5" />
  </>
);
