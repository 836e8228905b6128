import { COLOURS, type Happening, type Seen } from '@wunderkammer/drei-magier/pieces';
import type { Seat } from '@wunderkammer/kernel';
import { CARD_SIZE, TarotCard } from './cards/TarotCard.tsx';
import { Apprentice } from './pieces/Apprentice.tsx';
import { Mage } from './pieces/Mage.tsx';
import { PowerStone } from './pieces/PowerStone.tsx';
import { Sign } from './pieces/Sign.tsx';
import { Wand } from './pieces/Wand.tsx';
import { wandsOf } from './wands.ts';

const MageIcon = ({ seat }: { seat: Seat }) => (
  <svg viewBox="-34 -128 68 132" height="24" aria-hidden="true">
    <Mage colour={COLOURS[seat]!} />
  </svg>
);

const ApprenticeIcon = ({ seat }: { seat: Seat }) => (
  <svg viewBox="-26 -82 52 88" height="20" aria-hidden="true">
    <Apprentice colour={COLOURS[seat]!} />
  </svg>
);

/** Whose figure it was that moved. */
const Mover = ({ seen }: { seen: Seen }) => {
  if (seen.type === 'jump') return <MageIcon seat={seen.by} />;
  return seen.type === 'walk' || seen.type === 'leap' ? <ApprenticeIcon seat={seen.by} /> : null;
};

const Came = ({ happening }: { happening: Happening }) => {
  switch (happening.type) {
    case 'card':
      return (
        <svg viewBox={`0 0 ${CARD_SIZE.width} ${CARD_SIZE.height}`} height="24" aria-hidden="true">
          <TarotCard card={happening.card} />
        </svg>
      );
    case 'duelWon':
      return <MageIcon seat={happening.winner} />;
    case 'mageSent':
      return <MageIcon seat={happening.seat} />;
    case 'apprenticeSent':
      return <ApprenticeIcon seat={happening.seat} />;
    case 'stoneGained':
      return (
        <svg viewBox="-30 -15 60 30" height="12" aria-hidden="true">
          <PowerStone />
        </svg>
      );
    default:
      return null;
  }
};

/** The pieces of a step, then those of what came of it. */
export const StepIcons = ({ seen }: { readonly seen: Seen }) => (
  <>
    <Mover seen={seen} />
    {wandsOf(seen).map((face, index) => (
      <svg key={COLOURS[index]} viewBox="-68 -23 136 46" height="12" aria-hidden="true">
        <Wand colour={COLOURS[index]!} face={face} />
      </svg>
    ))}
    {seen.type === 'choose' && (
      <svg viewBox="-12 -12 24 24" height="16" aria-hidden="true">
        <Sign symbol={seen.symbol} />
      </svg>
    )}
    {seen.happened.map((happening, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: what came of it, one thing after the other
      <Came key={index} happening={happening} />
    ))}
  </>
);

export const SeatIcon = ({ seat }: { readonly seat: Seat }) => (
  <svg viewBox="-34 -128 68 84" height="22" aria-hidden="true">
    <Mage colour={COLOURS[seat]!} />
  </svg>
);
