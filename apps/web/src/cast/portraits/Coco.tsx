/** A parrot with a card up the wing. */
export const Coco = () => (
  <>
    <path d="M-4 -30C-8 -44 -2 -50 8 -50C4 -45 6 -38 8 -32Z" fill="var(--cast-oxblood)" />
    <path d="M-12 -26C-22 -38 -20 -46 -12 -50C-10 -42 -4 -38 0 -31Z" fill="var(--cast-brass)" />
    <path d="M-18 -18C-32 -24 -34 -34 -30 -40C-24 -32 -16 -32 -8 -28Z" fill="var(--cast-oxblood)" />
    <path d="M6 13L31 18L25 50L0 45Z" fill="var(--cast-paper)" />
    <path d="M22 22L27 30L19 37L14 29Z" fill="var(--cast-oxblood)" stroke="none" />
    <path
      d="M-40 60C-42 38 -28 22 -25 2C-27 -24 -12 -36 5 -35C22 -34 30 -20 26 -6C22 8 8 16 8 30C8 42 12 50 12 60Z"
      fill="var(--cast-verdigris)"
    />
    <path d="M24 -16C16 -29 -2 -27 -3 -11C-4 3 11 10 20 5Z" fill="var(--cast-paper)" />
    <path d="M19 -24C36 -27 46 -12 38 11C36 4 31 0 21 2C17 -6 16 -16 19 -24Z" fill="var(--cast-brown)" />
    <path d="M20 2C28 1 31 5 29 12C22 12 17 8 16 3Z" fill="var(--cast-brown)" />
    <circle cx="8" cy="-11" r="6" fill="var(--cast-brass)" />
    <path d="M9 -11h.1" strokeWidth="5" />
    <path d="M0 -20C4 -24 12 -23 16 -19" />
    <path d="M1 2l5 -2M5 7l5 -3" strokeWidth="1.800" />
    <path d="M-34 60C-38 40 -26 24 -14 26C-4 32 -2 48 -6 60Z" fill="var(--cast-oxblood)" />
    <path d="M-30 44C-22 50 -12 50 -4 44M-25 33C-20 38 -12 38 -7 34" stroke="var(--cast-brass)" />
  </>
);
