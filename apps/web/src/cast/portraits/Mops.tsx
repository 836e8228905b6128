/** A pug who forgets no bone. */
export const Mops = () => (
  <>
    <path d="M-42 60C-40 34 -24 24 0 24C24 24 40 34 42 60Z" fill="var(--cast-fawn)" />
    <path
      d="M0 -40C18 -40 31 -28 30 -9C32 12 20 28 0 28C-20 28 -32 12 -30 -9C-31 -28 -18 -40 0 -40Z"
      fill="var(--cast-fawn)"
    />
    <path d="M-18 -36C-32 -40 -42 -26 -37 -8C-30 -12 -22 -20 -16 -29Z" fill="var(--cast-umber)" />
    <path d="M18 -36C32 -40 42 -26 37 -8C30 -12 22 -20 16 -29Z" fill="var(--cast-umber)" />
    <path d="M-7 -30Q0 -25 7 -30M-6 -23Q0 -18 6 -23" />
    <path
      d="M0 -8C13 -11 25 0 23 13C20 24 9 25 0 22C-9 25 -20 24 -23 13C-25 0 -13 -11 0 -8Z"
      fill="var(--cast-umber)"
    />
    <g fill="var(--cast-paper)">
      <circle cx="-15" cy="-9" r="7" />
      <circle cx="15" cy="-9" r="7" />
    </g>
    <path d="M-14 -8h.1M14 -8h.1" strokeWidth="8" />
    <path d="M-24 -21L-8 -15M24 -21L8 -15" strokeWidth="4" />
    <path d="M-6 -3H6L0 4Z" fill="var(--cast-ink)" />
    <path d="M0 5V10M-13 18C-9 11 -4 10 0 10C4 10 9 11 13 18" stroke="var(--cast-fawn)" />
    <path d="M6 12.500l1 6l4 -3z" fill="var(--cast-paper)" strokeWidth="1" />
    <path d="M-27 25C-12 36 12 36 27 25L31 35C16 47 -16 47 -31 35Z" fill="var(--cast-oxblood)" />
    <path d="M-21 35h.1M-8 39h.1M21 35h.1M8 39h.1" stroke="var(--cast-brass)" strokeWidth="5" />
  </>
);
