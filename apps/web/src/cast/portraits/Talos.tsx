/** A brass automaton; wound up, it goes straight ahead. */
export const Talos = () => (
  <>
    <path d="M-20 -8H-38M20 -8H38" strokeWidth="7" />
    <path d="M-38 -18V2M38 -18V2" strokeWidth="8" />
    <path d="M-38 -17V1M38 -17V1M-22 -8H-36M22 -8H36" stroke="var(--cast-copper)" />
    <path d="M-46 60C-46 40 -34 30 0 30C34 30 46 40 46 60Z" fill="var(--cast-brass)" />
    <path d="M-30 36V60M30 36V60M-30 46H30" strokeWidth="2" />
    <path d="M-12 22V34H12V22Z" fill="var(--cast-copper)" />
    <path d="M-12 28H12" strokeWidth="2" />
    <path d="M0 -52V-40" strokeWidth="6" />
    <circle cx="0" cy="-48" r="5" fill="var(--cast-oxblood)" />
    <path
      d="M-25 -12C-25 -34 -14 -42 0 -42C14 -42 25 -34 25 -12V14C25 22 16 26 0 26C-16 26 -25 22 -25 14Z"
      fill="var(--cast-brass)"
    />
    <path d="M-25 -14C-14 -19 14 -19 25 -14V-22C14 -27 -14 -27 -25 -22Z" fill="var(--cast-copper)" />
    <path d="M-17 -19h.1M-6 -21h.1M6 -21h.1M17 -19h.1" strokeWidth="3" />
    <circle cx="-11" cy="-5" r="8.500" fill="var(--cast-umber)" />
    <circle cx="11" cy="-5" r="8.500" fill="var(--cast-umber)" />
    <path d="M-11 -5h.1M11 -5h.1" stroke="var(--cast-ember)" strokeWidth="10" />
    <path d="M-11 -5h.1M11 -5h.1" stroke="var(--cast-paper)" strokeWidth="3.600" />
    <path d="M0 -14L-3 6H3Z" fill="var(--cast-copper)" strokeWidth="2" />
    <path d="M-14 10H14V20H-14Z" fill="var(--cast-umber)" />
    <path d="M-7 11V19M0 11V19M7 11V19" stroke="var(--cast-brass)" strokeWidth="2.200" />
    <path d="M-20 14h.1M20 14h.1M-20 4h.1M20 4h.1" strokeWidth="3" />
    <path d="M-8 48h16M0 40v16" strokeWidth="6" />
    <path d="M-8 48h16M0 40v16" stroke="var(--cast-copper)" strokeWidth="2.400" />
  </>
);
