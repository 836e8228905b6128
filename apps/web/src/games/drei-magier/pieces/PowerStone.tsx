/** The stone under an apprentice; its middle at the origin. */
export const PowerStone = () => (
  <g stroke="var(--dm-outline)" strokeWidth="2" strokeLinejoin="round">
    <path
      d="M-24 0L-15 -9H15L24 0L15 10H-15Z"
      fill="var(--dm-stone-glow)"
      stroke="var(--dm-stone-glow)"
      strokeWidth="9"
    />
    <path d="M-24 0L-15 -9H15L24 0L15 10H-15Z" fill="var(--dm-power)" />
    <path
      d="M-24 0H24M-15 -9L-8 0L-15 10M15 -9L8 0L15 10M-8 0L0 -9L8 0L0 10Z"
      fill="none"
      stroke="var(--dm-power-edge)"
      strokeWidth="1.4"
    />
  </g>
);
