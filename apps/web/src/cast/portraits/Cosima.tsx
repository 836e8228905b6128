/** The housekeeper: every key of the cabinet hangs at her collar. */
export const Cosima = () => (
  <>
    <path d="M-44 60C-42 38 -26 29 0 27C26 29 42 38 44 60Z" fill="var(--cast-slate)" />
    <path d="M-16 29L-20 60H20L16 29C8 34 -8 34 -16 29Z" fill="var(--cast-paper)" />
    <path d="M-8 16V30C-4 34 4 34 8 30V16Z" fill="var(--cast-skin)" />
    <path d="M-20 -20C-31 -4 -27 11 -17 14H17C27 11 31 -4 20 -20Z" fill="var(--cast-grey)" />
    <path
      d="M0 -28C14 -28 19 -16 18 -4C17 12 8 22 0 22C-8 22 -17 12 -18 -4C-19 -16 -14 -28 0 -28Z"
      fill="var(--cast-skin)"
    />
    <path
      d="M-27 -8C-34 -12 -31 -19 -27 -20C-31 -40 -14 -48 0 -48C14 -48 31 -40 27 -20C31 -19 34 -12 27 -8C24 -13 20 -14 17 -10C14 -17 9 -17 6 -12C3 -17 -3 -17 -6 -12C-9 -17 -14 -17 -17 -10C-20 -14 -24 -13 -27 -8Z"
      fill="var(--cast-paper)"
    />
    <path d="M-26 -21C-12 -29 12 -29 26 -21" stroke="var(--cast-verdigris)" strokeWidth="4" />
    <path d="M-7 -1h.1M7 -1h.1" strokeWidth="5" />
    <path d="M-11 -7Q-7 -9 -4 -7M11 -7Q7 -9 4 -7M0 1L-2 7H1M-5 13Q0 15 5 12" strokeWidth="2" />
    <path d="M17 31L11 46M23 32L25 47M12 41l-6 -3M10 46l-6 -2M25 41l6 -1M25 47l6 -1" strokeWidth="6.500" />
    <circle cx="20" cy="24" r="8" strokeWidth="6.500" />
    <g stroke="var(--cast-brass)">
      <path d="M17 31L11 46M23 32L25 47M12 41l-6 -3M10 46l-6 -2M25 41l6 -1M25 47l6 -1" />
      <circle cx="20" cy="24" r="8" />
    </g>
  </>
);
