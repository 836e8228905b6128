import type { Seen, Stone } from '@wunderkammer/salomons-oordeel/pieces';
import { StoneIcon } from './stones/Stone.tsx';

/** The stones a step speaks of. */
const stonesOf = (seen: Seen): readonly Stone[] => {
  switch (seen.type) {
    case 'guess':
    case 'give':
    case 'open':
      return [seen.stone];
    case 'settle':
      return seen.removed === undefined ? [seen.stone] : [seen.stone, seen.removed];
    default:
      return [];
  }
};

const MARKS = { right: 'M2 8L6 13 14 3', wrong: 'M3 3L13 13M13 3L3 13' } as const;

/** The stones of a step, and of a guess whether it was right. */
export const StepIcons = ({ seen }: { readonly seen: Seen }) => (
  <>
    {stonesOf(seen).map((stone) => (
      <StoneIcon key={stone} stone={stone} height={26} />
    ))}
    {seen.type === 'guess' && (
      <svg viewBox="0 0 16 16" height="14" fill="none" stroke="currentColor" strokeWidth="2.4" aria-hidden="true">
        <path d={seen.right ? MARKS.right : MARKS.wrong} />
      </svg>
    )}
  </>
);
