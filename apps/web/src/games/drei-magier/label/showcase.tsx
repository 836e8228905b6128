import { LABEL } from '@wunderkammer/drei-magier/label';
import {
  COLOURS,
  COMPONENTS,
  COPIES,
  type Colour,
  type ComponentId,
  MAGIC_PLACES,
  type MagicPlace,
  type PlayerView,
  type View,
} from '@wunderkammer/drei-magier/pieces';
import type { Label, Names } from '@wunderkammer/drei-magier/texts';
import { type Language, seat } from '@wunderkammer/kernel';
import type { Drawing, LoadShowcase } from '../../../label/label.ts';
import { fanned, inAColumn, inARow } from '../../../label/lay-out.tsx';
import { BoardDrawing } from '../board/BoardDrawing.tsx';
import { BOARD } from '../board/geometry.ts';
import { StandingFigures } from '../board/StandingFigures.tsx';
import { CARD_SIZE, TarotCard } from '../cards/TarotCard.tsx';
import { Apprentice } from '../pieces/Apprentice.tsx';
import { Mage } from '../pieces/Mage.tsx';
import { PowerStone } from '../pieces/PowerStone.tsx';
import { Wand, type WandFace } from '../pieces/Wand.tsx';
import { tableWords } from '../words/index.ts';
import world from '../world.module.css';
import { OwnersPlan, PLAN } from './OwnersPlan.tsx';

const LABELS: Readonly<Record<Language, () => Promise<{ readonly label: Label }>>> = {
  nl: () => import('@wunderkammer/drei-magier/label/nl'),
  de: () => import('@wunderkammer/drei-magier/label/de'),
  en: () => import('@wunderkammer/drei-magier/label/en'),
};

const MAGE = { width: 72, height: 136 };
const APPRENTICE = { width: 48, height: 82 };
const STONE = { width: 60, height: 34 };
const WAND = { width: 136, height: 46 };

/** What the three wands of the exhibit show: both sides of reading them. */
const FACES: readonly WandFace[] = [
  { type: 'notches', count: 2 },
  { type: 'signs', down: 'fate' },
  { type: 'notches', count: 1 },
];

const allHave = (count: number): View['cardsLeft'] =>
  Object.fromEntries(MAGIC_PLACES.map((place) => [place, count])) as Record<MagicPlace, number>;

/** A power stone as it is in the kit: its ground says whose it is. */
const OwnedStone = ({ colour }: { colour: Colour }) => (
  <>
    <rect
      x={1 - STONE.width / 2}
      y={1 - STONE.height / 2}
      width={STONE.width - 2}
      height={STONE.height - 2}
      rx="3"
      fill={`var(--dm-${colour})`}
      stroke="var(--dm-outline)"
    />
    <PowerStone />
  </>
);

const exhibitsOf = (places: Names['places']): Readonly<Record<ComponentId, Drawing>> => ({
  board: { ...BOARD, art: <BoardDrawing names={places} cardsLeft={allHave(0)} /> },
  mages: inARow(
    COLOURS.map((colour) => (
      <g key={colour} transform={`translate(34 ${MAGE.height - 8})`}>
        <Mage colour={colour} />
      </g>
    )),
    MAGE,
    12,
  ),
  apprentices: inARow(
    COLOURS.map((colour) => (
      <g key={colour} transform={`translate(${APPRENTICE.width / 2} ${APPRENTICE.height - 8})`}>
        <Apprentice colour={colour} />
      </g>
    )),
    APPRENTICE,
    12,
  ),
  wands: inAColumn(
    COLOURS.map((colour, index) => (
      <g key={colour} transform={`translate(${WAND.width / 2} ${WAND.height / 2})`}>
        <Wand colour={colour} face={FACES[index]!} />
      </g>
    )),
    WAND,
    10,
  ),
  powerStones: inARow(
    COLOURS.map((colour) => (
      <g key={colour} transform={`translate(${STONE.width / 2} ${STONE.height / 2})`}>
        <OwnedStone colour={colour} />
      </g>
    )),
    STONE,
    12,
  ),
  tarotCards: fanned(
    MAGIC_PLACES.map((card) => <TarotCard key={card} card={card} numbered />),
    CARD_SIZE,
    12,
  ),
  plans: inARow(
    COLOURS.map((colour) => <OwnersPlan key={colour} />),
    PLAN,
    14,
  ),
});

/** Everybody on the place of life, without a stone and without a card. */
const AT_THE_START: readonly PlayerView[] = COLOURS.map((colour, index) => ({
  seat: seat(index),
  colour,
  mage: 'life',
  apprentice: 'life',
  powerStone: false,
  cards: [],
}));

/** Room below the board for what the players have before them. */
const BELOW = 210;
const PLACE = BOARD.width / COLOURS.length;

const Setup = ({ places }: { places: Names['places'] }) => (
  <>
    <BoardDrawing names={places} cardsLeft={allHave(COPIES)}>
      <StandingFigures players={AT_THE_START} />
    </BoardDrawing>
    {COLOURS.map((colour, index) => (
      <g key={colour} transform={`translate(${PLACE * (index + 0.5)} ${BOARD.height + BELOW / 2 + 10})`}>
        <g transform={`translate(${-PLAN.width / 2 - 80} ${-PLAN.height / 2}) `}>
          <OwnersPlan />
        </g>
        <g transform="translate(70 -34)">
          <Wand colour={colour} face={{ type: 'unthrown' }} />
        </g>
        <g transform="translate(70 36)">
          <OwnedStone colour={colour} />
        </g>
      </g>
    ))}
  </>
);

const loadShowcase: LoadShowcase = async (language) => {
  const [{ label }, { names }] = await Promise.all([LABELS[language](), tableWords.load(language)]);
  return {
    facts: LABEL,
    label,
    components: COMPONENTS,
    names: names.components,
    exhibits: exhibitsOf(names.places),
    setup: { width: BOARD.width, height: BOARD.height + BELOW, art: <Setup places={names.places} /> },
    colours: world['world']!,
  };
};

export default loadShowcase;
