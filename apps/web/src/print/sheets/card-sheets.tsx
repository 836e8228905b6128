import { behind, GAP, gridOn, inLots, MARKS } from '../geometry/grid.ts';
import { type Format, type Rect, type Size, sizeOf } from '../geometry/paper.ts';
import type { KitPart, PrintedCard } from '../kit.ts';
import { At } from './At.tsx';
import { Lines } from './Lines.tsx';
import styles from './Sheets.module.css';
import type { SheetPlan } from './sheet-plan.ts';

type Cards = Extract<KitPart, { type: 'cards' }>;

/** The card's colour goes a little beyond the edge that is cut. */
const BLEED = GAP / 2;
const INSIDE = { x: BLEED, y: BLEED };

const bled = ({ x, y, width, height }: Rect): Rect => ({
  x: x - BLEED,
  y: y - BLEED,
  width: width + 2 * BLEED,
  height: height + 2 * BLEED,
});

const distinct = (values: readonly number[]): readonly number[] => [
  ...new Set(values.map((value) => Number(value.toFixed(3)))),
];

/** Marks round the cards, in line with every edge: a ruler laid from one to the other shows where to cut. */
const CutMarks = ({ places, sheet }: { places: readonly Rect[]; sheet: Size }) => {
  const xs = distinct(places.flatMap(({ x, width }) => [x, x + width]));
  const ys = distinct(places.flatMap(({ y, height }) => [y, y + height]));
  const [left, right] = [Math.min(...xs) - BLEED - 0.5, Math.max(...xs) + BLEED + 0.5];
  const [top, bottom] = [Math.min(...ys) - BLEED - 0.5, Math.max(...ys) + BLEED + 0.5];
  const long = MARKS - BLEED - 0.5;
  const d = [
    ...xs.map((x) => `M${x} ${top}v${-long}M${x} ${bottom}v${long}`),
    ...ys.map((y) => `M${left} ${y}h${-long}M${right} ${y}h${long}`),
  ].join('');
  return (
    <Lines size={sheet}>
      <path d={d} className={styles['mark']} />
    </Lines>
  );
};

interface SideProps {
  readonly cards: readonly PrintedCard[];
  readonly places: readonly Rect[];
  readonly sheet: Size;
  readonly ground: string;
  readonly side: 'face' | 'back';
}

const Side = ({ cards, places, sheet, ground, side }: SideProps) => (
  <>
    {cards.map((card, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card are alike, and stay where they are
      <At key={index} rect={bled(places[index]!)} ground={ground}>
        <At rect={{ ...places[index]!, ...INSIDE }} piece={card.piece}>
          {card[side]}
        </At>
      </At>
    ))}
    <CutMarks places={places.slice(0, cards.length)} sheet={sheet} />
  </>
);

/** Cards, as many to a sheet as fit; their backs lie behind them. */
export const cardSheets = ({ name, size, ground, backGround, cards }: Cards, format: Format): readonly SheetPlan[] => {
  const sheet = sizeOf(format);
  const places = gridOn(sheet, size);
  return inLots(cards, places.length).map((lot) => {
    const common = { cards: lot, sheet };
    return {
      name,
      format,
      front: <Side {...common} places={places} ground={ground} side="face" />,
      ...(lot.some(({ back }) => back !== undefined) && {
        back: <Side {...common} places={places.map((place) => behind(place, sheet))} ground={backGround} side="back" />,
      }),
    };
  });
};
