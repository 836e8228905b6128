import { WINGS, type Wing } from '@wunderkammer/feuersalamander/pieces';

/** How each element is hatched: air in light strokes, water in waves, earth in stipple, fire in tongues. Tiles of 12 by 12. */
const HATCHES: Readonly<Record<Wing, string>> = {
  air: 'M-2 5L5-2M4 14L14 4',
  water: 'M0 3Q3 0 6 3T12 3M0 9Q3 6 6 9T12 9',
  earth: 'M2 2h1.6M8 5h1.6M4 9h1.6M10 11h1.6',
  fire: 'M3 12Q0 8 3 5Q2 9 5 10M9 7Q6 3 9 0Q8 4 11 5',
};

/** The textures of the plan. The names are the same in every drawing, and so is what they stand for. */
export const PlanDefs = () => (
  <defs>
    <pattern id="fs-grain" width="90" height="90" patternUnits="userSpaceOnUse">
      <path
        d="M3 12q14-3 24 1M52 6q12 2 22-1M12 38q20 3 34-1M60 46q12-3 25 0M8 66q16-3 26 1M46 78q18 2 32-2M36 22q6 1 10-1M70 28q5-1 9 1M24 54q4 1 8 0"
        fill="none"
        stroke="var(--fs-ink)"
        strokeWidth="0.7"
        opacity="0.13"
      />
      <circle cx="40" cy="62" r="0.9" fill="var(--fs-ink)" opacity="0.2" />
      <circle cx="78" cy="14" r="0.7" fill="var(--fs-ink)" opacity="0.2" />
      <circle cx="16" cy="84" r="0.8" fill="var(--fs-ink)" opacity="0.2" />
    </pattern>
    {WINGS.map((wing) => (
      <pattern key={wing} id={`fs-hatch-${wing}`} width="12" height="12" patternUnits="userSpaceOnUse">
        <path d={HATCHES[wing]} fill="none" stroke={`var(--fs-${wing}-deep)`} strokeWidth="1" opacity="0.5" />
      </pattern>
    ))}
    <pattern id="fs-masonry" width="16" height="10" patternUnits="userSpaceOnUse">
      <path d="M0 0H16M0 5H16M4 0V5M12 5V10" fill="none" stroke="var(--fs-ink)" strokeWidth="0.8" opacity="0.45" />
    </pattern>
    <pattern id="fs-shade" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0V5" stroke="var(--fs-ink)" strokeWidth="1.3" opacity="0.5" />
    </pattern>
    <radialGradient id="fs-embers">
      <stop offset="0" stopColor="var(--fs-ember)" stopOpacity="0.95" />
      <stop offset="0.45" stopColor="var(--fs-ember)" stopOpacity="0.35" />
      <stop offset="1" stopColor="var(--fs-ember)" stopOpacity="0" />
    </radialGradient>
  </defs>
);
