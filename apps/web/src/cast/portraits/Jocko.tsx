/** A monkey under a fez that never sits straight. */
export const Jocko = () => (
  <>
    <path d="M-42 60C-40 36 -24 27 0 25C24 27 40 36 42 60Z" fill="var(--cast-verdigris)" />
    <path d="M-13 26L0 50L13 26C6 30 -6 30 -13 26Z" fill="var(--cast-brown)" />
    <path d="M-14 27L-5 60M14 27L5 60" stroke="var(--cast-brass)" />
    <g fill="var(--cast-brown)">
      <circle cx="-28" cy="-1" r="10" />
      <circle cx="28" cy="-1" r="10" />
    </g>
    <path d="M-28 -5v8M28 -5v8" stroke="var(--cast-skin)" strokeWidth="6" />
    <path
      d="M0 -30C18 -30 27 -17 27 -2C27 18 15 28 0 28C-15 28 -27 18 -27 -2C-27 -17 -18 -30 0 -30Z"
      fill="var(--cast-brown)"
    />
    <path
      d="M0 -13C8 -23 21 -17 19 -5C18 -1 22 3 22 9C21 20 11 25 0 25C-11 25 -21 20 -22 9C-22 3 -18 -1 -19 -5C-21 -17 -8 -23 0 -13Z"
      fill="var(--cast-skin)"
    />
    <path d="M-9 -7h.1M9 -7h.1" strokeWidth="6.400" />
    <path d="M-3 3l1 1.500M3 3l-1 1.500" />
    <path d="M-14 9C-8 12 8 12 14 9C13 18 7 22 0 22C-7 22 -13 18 -14 9Z" fill="var(--cast-paper)" />
    <path d="M-5 11V21M5 11V21M-12 15H12" strokeWidth="1.400" />
    <g transform="rotate(13 4 -28)">
      <path d="M-15 -22L-11 -44C-4 -48 10 -48 16 -44L20 -22C12 -17 -7 -17 -15 -22Z" fill="var(--cast-oxblood)" />
      <path d="M2 -45C14 -46 24 -42 26 -30" stroke="var(--cast-brass)" />
      <path d="M23 -31L22 -21H30L28 -31Z" fill="var(--cast-brass)" strokeWidth="2" />
    </g>
  </>
);
