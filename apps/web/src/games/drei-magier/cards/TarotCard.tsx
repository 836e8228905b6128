import type { MagicPlace } from '@wunderkammer/drei-magier/pieces';
import { type ComponentType, memo } from 'react';
import { Empress } from './Empress.tsx';
import { Hermit } from './Hermit.tsx';
import { Magician } from './Magician.tsx';
import { MoonCard } from './MoonCard.tsx';
import { SunCard } from './SunCard.tsx';
import { TowerCard } from './TowerCard.tsx';
import { Wheel } from './Wheel.tsx';

/** The numbers tarot cards have always had. */
const CARDS: Readonly<Record<MagicPlace, { readonly number: string; readonly Print: ComponentType }>> = {
  forest: { number: 'IX', Print: Hermit },
  house: { number: 'I', Print: Magician },
  tower: { number: 'XVI', Print: TowerCard },
  castle: { number: 'III', Print: Empress },
  sun: { number: 'XIX', Print: SunCard },
  mill: { number: 'X', Print: Wheel },
  moon: { number: 'XVIII', Print: MoonCard },
};

/** How large a name is written, and how many letters it may have at that size, as their product. */
const NAME = 9;
const NAME_ROOM = 168;

export const CARD_SIZE = { width: 100, height: 160 } as const;

interface TarotCardProps {
  readonly card: MagicPlace;
  readonly numbered?: boolean;
  readonly name?: string;
}

/** A tarot card, cut in wood: drawn from its upper left corner, 100 by 160; with its number and name where they can be read. */
export const TarotCard = memo(({ card, numbered = false, name }: TarotCardProps) => {
  const { number, Print } = CARDS[card];
  return (
    <g fill="none" stroke="var(--dm-ink)" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round">
      <rect width="100" height="160" rx="7" fill="var(--dm-card)" strokeWidth="1.6" data-edge />
      <rect x="5" y="5" width="90" height="150" rx="3" strokeWidth="2.4" />
      <rect x="8.5" y="8.5" width="83" height="143" rx="1.5" strokeWidth="0.8" />
      <g transform="translate(50 90)">
        <Print />
      </g>
      {numbered && (
        <>
          <path d="M32 5h36v14c-6 5 -30 5 -36 0z" fill="var(--dm-card)" strokeWidth="1.6" />
          <text
            x="50"
            y="17"
            textAnchor="middle"
            fontSize="12.5"
            fontWeight="600"
            fontFamily="var(--serif)"
            fill="var(--dm-ink)"
            stroke="none"
          >
            {number}
          </text>
        </>
      )}
      {name !== undefined && (
        <>
          <path d="M8.5 140H91.500V151.500H8.500Z" fill="var(--dm-card)" strokeWidth="0.8" />
          <text
            x="50"
            y="149"
            textAnchor="middle"
            fontSize={Math.min(NAME, NAME_ROOM / name.length)}
            fontWeight="600"
            fontFamily="var(--serif)"
            fill="var(--dm-ink)"
            stroke="none"
          >
            {name}
          </text>
        </>
      )}
    </g>
  );
});
