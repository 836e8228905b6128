import {
  COLOURS,
  COMPONENTS,
  COPIES,
  type Colour,
  MAGIC_PLACES,
  SYMBOLS,
  WAND_SIDES,
} from '@wunderkammer/drei-magier/pieces';
import { capital, type Language } from '@wunderkammer/kernel';
import type { ReactNode } from 'react';
import { foldedNet, prismNet, tentNet } from '../../../print/geometry/nets.ts';
import type { Kit, PrintedNet } from '../../../print/kit.ts';
import { SUMMARY_SIZE, Summary } from '../../../print/Summary.tsx';
import { CutCard } from '../../../print/sheets/CutCard.tsx';
import { BoardGround } from '../board/BoardGround.tsx';
import { BOARD } from '../board/geometry.ts';
import { TarotBack } from '../cards/TarotBack.tsx';
import { CARD_SIZE, TarotCard } from '../cards/TarotCard.tsx';
import Picture from '../Picture.tsx';
import { Apprentice } from '../pieces/Apprentice.tsx';
import { Emblem } from '../pieces/Emblem.tsx';
import { Mage } from '../pieces/Mage.tsx';
import { PowerStone } from '../pieces/PowerStone.tsx';
import { Sign } from '../pieces/Sign.tsx';
import { Notches, WAND_SIDE, WandSideDrawing } from '../pieces/Wand.tsx';
import { tableWords } from '../words/index.ts';
import world from '../world.module.css';
import lineArt from './line-art.module.css';
import { printWords } from './words/index.ts';

const CARD_WIDTH = 51.5;
const CARD = { width: CARD_WIDTH, height: (CARD_WIDTH * CARD_SIZE.height) / CARD_SIZE.width };
const BACK = (
  <CutCard size={CARD_SIZE}>
    <TarotBack />
  </CutCard>
);

const WAND_WIDTH = 17.6;
const WAND = { width: (WAND_WIDTH * WAND_SIDE.width) / WAND_SIDE.height, height: WAND_WIDTH };
const WAND_NET = prismNet(3, WAND);

/** The notches lie on the edge between a side and the next one. */
const EDGES = WAND_SIDES.map(({ symbol, notches }, side) => {
  const { x, y, width, height } = WAND_NET.panels[side]!;
  return (
    <g key={symbol} transform={`translate(${x + width / 2} ${y + height}) scale(${width / WAND_SIDE.width})`}>
      <Notches count={notches} />
    </g>
  );
});

const wandOf = (colour: Colour): PrintedNet => ({
  piece: `wand-${colour}`,
  net: WAND_NET,
  sides: WAND_SIDES.map(({ symbol }) => (
    <svg
      key={symbol}
      viewBox={`${-WAND_SIDE.width / 2} ${-WAND_SIDE.height / 2} ${WAND_SIDE.width} ${WAND_SIDE.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <WandSideDrawing colour={colour} symbol={symbol} />
    </svg>
  )),
  ground: `var(--dm-wand-${colour}-shade)`,
  over: EDGES,
});

const twice = (side: ReactNode): readonly ReactNode[] => [side, side];

const mageOf = (colour: Colour): PrintedNet => ({
  piece: `mage-${colour}`,
  net: tentNet({ width: 24, height: 44 }, 17),
  sides: twice(
    <svg viewBox="-37 -132 76 139.300" aria-hidden="true">
      <Mage colour={colour} />
    </svg>,
  ),
  ground: 'var(--dm-halo)',
});

const apprenticeOf = (colour: Colour): PrintedNet => ({
  piece: `apprentice-${colour}`,
  net: tentNet({ width: 18, height: 32 }, 13),
  sides: twice(
    <svg viewBox="-23 -76 46 81.800" aria-hidden="true">
      <Apprentice colour={colour} />
    </svg>,
  ),
  ground: 'var(--dm-halo)',
});

const powerStoneOf = (colour: Colour): PrintedNet => ({
  piece: `power-stone-${colour}`,
  net: foldedNet({ width: 30, height: 16 }),
  sides: twice(
    <svg viewBox="-30 -16 60 32" aria-hidden="true">
      <PowerStone />
    </svg>,
  ),
  ground: `var(--dm-${colour})`,
});

/** Everything to print of the game. */
const loadKit = async (language: Language): Promise<Kit> => {
  const [words, { names }] = await Promise.all([printWords.load(language), tableWords.load(language)]);
  const { plan } = words;
  const cards = MAGIC_PLACES.flatMap((card) =>
    Array.from({ length: COPIES }, () => ({
      piece: card,
      face: (
        <CutCard size={CARD_SIZE}>
          <TarotCard card={card} numbered name={names.cards[card]} />
        </CutCard>
      ),
      back: BACK,
    })),
  );
  const plans = COLOURS.map((colour) => ({
    piece: `plan-${colour}`,
    face: (
      <Summary title={plan.title} steps={plan.steps}>
        <ul>
          {SYMBOLS.map((symbol) => (
            <li key={symbol}>
              <svg viewBox="-12 -12 24 24" width="17" height="17" color="var(--dm-ink)" aria-hidden="true">
                <Sign symbol={symbol} />
              </svg>
              <b>{capital(names.symbols[symbol])}:</b> {plan.signs[symbol]}
            </li>
          ))}
        </ul>
        <p>{plan.goal}</p>
        <ul data-even>
          {MAGIC_PLACES.map((card) => (
            <li key={card}>
              <svg viewBox="-12 -12 24 24" width="25" height="25" color="var(--dm-ink)" aria-hidden="true">
                <Emblem card={card} />
              </svg>
              {names.places[card]}
            </li>
          ))}
        </ul>
      </Summary>
    ),
  }));
  return {
    colours: world['world']!,
    lineArt: lineArt['lineArt']!,
    emblem: <Picture />,
    contents: COMPONENTS.map(({ id, count }) => ({ count, name: names.components[id] })),
    hints: words.hints,
    parts: [
      {
        type: 'board',
        name: capital(names.components.board),
        size: BOARD,
        drawing: <BoardGround names={names.places} />,
      },
      {
        type: 'cards',
        name: words.cards,
        size: CARD,
        ground: 'var(--dm-card)',
        backGround: 'var(--dm-sky)',
        cards,
      },
      {
        type: 'nets',
        name: words.pieces,
        nets: [
          ...COLOURS.map(wandOf),
          ...COLOURS.map(powerStoneOf),
          ...COLOURS.map(mageOf),
          ...COLOURS.map(apprenticeOf),
        ],
      },
      {
        type: 'cards',
        name: words.plans,
        size: SUMMARY_SIZE,
        ground: 'var(--dm-card)',
        backGround: 'var(--dm-card)',
        cards: plans,
      },
    ],
  };
};

export default loadKit;
