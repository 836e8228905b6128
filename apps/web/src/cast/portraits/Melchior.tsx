/** The guard. The moustache came with the helmet. */
export const Melchior = () => (
  <>
    <path d="M32 60V-20" strokeWidth="7" />
    <path d="M32 60V-20" stroke="var(--cast-fawn)" strokeWidth="3" />
    <path d="M32 -46L36 -26C44 -26 46 -14 38 -10H30C22 -14 26 -22 28 -24Z" fill="var(--cast-silver)" />
    <path d="M-45 60C-44 38 -28 28 0 26C28 28 44 38 45 60Z" fill="var(--cast-oxblood)" />
    <path d="M-34 33L-28 60M-22 29L-16 60M22 29L16 60M34 33L28 60" stroke="var(--cast-brass)" strokeWidth="4" />
    <path d="M-26 22C-26 36 26 36 26 22C20 12 -20 12 -26 22Z" fill="var(--cast-paper)" />
    <path d="M-17 22V31M-9 24V33M0 25V34M9 24V33M17 22V31" strokeWidth="1.800" />
    <path
      d="M0 -22C14 -22 20 -12 19 2C18 18 8 26 0 26C-8 26 -18 18 -19 2C-20 -12 -14 -22 0 -22Z"
      fill="var(--cast-tan)"
    />
    <path d="M-8 -1h.1M8 -1h.1" strokeWidth="5" />
    <path d="M-15 -9L-4 -5M15 -9L4 -5" strokeWidth="4.200" />
    <path d="M0 0L-4 7H4Z" fill="var(--cast-tan)" strokeWidth="2" />
    <path
      d="M0 8C10 4 18 14 32 2C32 16 20 22 12 20C6 19 2 16 0 14C-2 16 -6 19 -12 20C-20 22 -32 16 -32 2C-18 14 -10 4 0 8Z"
      fill="var(--cast-umber)"
    />
    <path d="M-3 20h6" />
    <path d="M-22 -18C-22 -40 -6 -44 0 -52C6 -44 22 -40 22 -18Z" fill="var(--cast-silver)" />
    <path d="M-4 -48C-2 -40 -2 -28 -4 -18H4C2 -28 2 -40 4 -48L0 -54Z" fill="var(--cast-silver)" />
    <path
      d="M-40 -24C-30 -16 -18 -20 0 -20C18 -20 30 -16 40 -24C34 -8 18 -10 0 -12C-18 -10 -34 -8 -40 -24Z"
      fill="var(--cast-silver)"
    />
    <path d="M-26 -15h.1M-13 -16h.1M0 -16h.1M13 -16h.1M26 -15h.1" stroke="var(--cast-brass)" strokeWidth="3.400" />
  </>
);
