/** Half a mask, half a smile, and a fan before the rest. */
export const Isolde = () => (
  <>
    <path
      d="M-28 -6C-36 -34 -16 -48 2 -48C24 -48 34 -30 28 -8C26 6 30 14 24 20H-22C-30 12 -26 4 -28 -6Z"
      fill="var(--cast-umber)"
    />
    <circle cx="13" cy="-43" r="9" fill="var(--cast-umber)" />
    <path d="M5 -47L-10 -52M7 -50L-4 -56" stroke="var(--cast-brass)" />
    <path d="M-42 60C-40 40 -24 32 -8 30H8C24 32 40 40 42 60Z" fill="var(--cast-skin)" />
    <path d="M-44 60C-42 50 -34 44 -24 44C-12 50 12 50 24 44C34 44 42 50 44 60Z" fill="var(--cast-plum)" />
    <path d="M-8 16V32C-4 37 4 37 8 32V16Z" fill="var(--cast-skin)" />
    <path
      d="M0 -28C14 -28 20 -16 18 -3C16 13 8 22 0 23C-8 22 -16 13 -18 -3C-20 -16 -14 -28 0 -28Z"
      fill="var(--cast-skin)"
    />
    <path d="M-20 -8C-22 -26 -10 -34 6 -33C-2 -24 -12 -20 -18 -4Z" fill="var(--cast-umber)" />
    <path d="M6 -33C18 -30 22 -20 20 -4C17 -14 12 -22 2 -28Z" fill="var(--cast-umber)" />
    <path
      d="M-21 -12C-12 -17 -5 -14 0 -10C5 -14 12 -17 23 -14C24 -4 18 4 10 4C4 4 2 -1 0 -1C-2 -1 -4 4 -10 4C-17 4 -21 -3 -21 -12Z"
      fill="var(--cast-plum)"
    />
    <path
      d="M-15 -7Q-10 -10 -5 -5Q-10 -1 -15 -7ZM15 -7Q10 -10 5 -5Q10 -1 15 -7Z"
      fill="var(--cast-paper)"
      strokeWidth="1.600"
    />
    <path d="M-9.500 -5.500h.1M9.500 -5.500h.1" strokeWidth="3.400" />
    <path d="M-20 -13C-12 -17 -5 -14 0 -10C5 -14 12 -17 22 -15" stroke="var(--cast-brass)" strokeWidth="2" />
    <path
      d="M-6 13C-3 11 -1 12 0 12.500C1 12 3 11 7 11C4 17 -3 18 -6 13Z"
      fill="var(--cast-oxblood)"
      strokeWidth="1.600"
    />
    <path d="M-12 11h.1" strokeWidth="3" />
    <path d="M22 60L-8 44C-8 28 4 16 18 15C34 14 46 24 48 38Z" fill="var(--cast-oxblood)" />
    <path d="M22 60L-3 32M22 60L8 20M22 60L22 15M22 60L36 20" strokeWidth="1.800" />
    <path d="M-8 40C-6 28 6 19 18 18C32 18 42 26 47 36" stroke="var(--cast-brass)" />
  </>
);
