/** A captain who has never waited for a tide. */
export const Balthasar = () => (
  <>
    <path d="M-45 60C-44 38 -28 28 0 26C28 28 44 38 45 60Z" fill="var(--cast-midnight)" />
    <path d="M-24 32L-14 60M24 32L14 60" stroke="var(--cast-brass)" />
    <path d="M-33 44h.1M33 44h.1" stroke="var(--cast-brass)" strokeWidth="6" />
    <path
      d="M0 -26C15 -26 21 -14 21 0C21 14 12 20 0 20C-12 20 -21 14 -21 0C-21 -14 -15 -26 0 -26Z"
      fill="var(--cast-tan)"
    />
    <path
      d="M-22 -10C-18 -4 -16 4 -9 5C-4 2 4 2 9 5C16 4 18 -4 22 -10C30 14 24 44 0 50C-24 44 -30 14 -22 -10Z"
      fill="var(--cast-rust)"
    />
    <path d="M-8 10C-4 6 4 6 8 10C6 14 -6 14 -8 10Z" fill="var(--cast-oxblood)" strokeWidth="2" />
    <path
      d="M-10 24C-10 32 -6 38 -4 42M2 24C2 32 4 38 5 42M12 22C13 28 12 34 11 38M-17 20C-17 26 -15 32 -13 35"
      strokeWidth="1.800"
    />
    <path d="M-9 -5h.1M9 -5h.1" strokeWidth="5" />
    <path d="M-15 -11L-5 -12M15 -11L5 -12M0 -5L3 2H-2" strokeWidth="2.400" />
    <path d="M6 12L22 20V13H33V27C26 31 20 28 19 25L4 15Z" fill="var(--cast-brown)" strokeWidth="2.400" />
    <circle cx="-23" cy="8" r="3.500" stroke="var(--cast-brass)" />
    <path
      d="M-43 -9C-38 -24 -26 -28 -20 -42C-12 -52 12 -52 20 -42C26 -28 38 -24 43 -9C30 -14 14 -12 0 -22C-14 -12 -30 -14 -43 -9Z"
      fill="var(--cast-midnight)"
    />
    <path d="M-38 -15C-26 -18 -14 -18 0 -28C14 -18 26 -18 38 -15" stroke="var(--cast-brass)" strokeWidth="3" />
    <path d="M0 -44V-32M-5 -40H5M-6 -35C-4 -31 4 -31 6 -35" stroke="var(--cast-paper)" strokeWidth="2" />
  </>
);
