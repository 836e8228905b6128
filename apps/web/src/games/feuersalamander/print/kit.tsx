import {
  ANSWERS,
  COMPONENTS,
  COPIES,
  FIGURES,
  KINDS,
  type Kind,
  STICKS,
  type StickSide,
} from '@wunderkammer/feuersalamander/pieces';
import { capital, type Language } from '@wunderkammer/kernel';
import type { ReactNode } from 'react';
import { foldedNet, prismNet, tentNet } from '../../../print/geometry/nets.ts';
import type { Kit, PrintedCard, PrintedNet } from '../../../print/kit.ts';
import { SUMMARY_SIZE, Summary } from '../../../print/Summary.tsx';
import { CutCard } from '../../../print/sheets/CutCard.tsx';
import { SHEET } from '../board/geometry.ts';
import { Plan } from '../board/Plan.tsx';
import Picture from '../Picture.tsx';
import { CARD_SIZE, CardBack, CardFace } from '../pieces/CardDrawing.tsx';
import { FigureShape } from '../pieces/FigureShape.tsx';
import { KindMark } from '../pieces/marks.tsx';
import { SIDE, StickSideDrawing } from '../pieces/StickShape.tsx';
import { TokenShape } from '../pieces/TokenShape.tsx';
import { texts } from '../words/index.ts';
import world from '../world.module.css';
import { AnswerBack, AnswerCard } from './AnswerCard.tsx';
import lineArt from './line-art.module.css';
import { printWords } from './words/index.ts';

const WIDTH = 43;
const CARD = { width: WIDTH, height: (WIDTH * CARD_SIZE.height) / CARD_SIZE.width };

const SALAMANDER_BACK = (
  <CutCard size={CARD_SIZE}>
    <CardBack />
  </CutCard>
);

const cardsOf = (kind: Kind, copies: number): readonly PrintedCard[] =>
  Array.from({ length: copies }, () => ({
    piece: kind,
    face: (
      <CutCard size={CARD_SIZE}>
        <CardFace kind={kind} />
      </CutCard>
    ),
    back: SALAMANDER_BACK,
  }));

const STICK_WIDTH = 16;
const STICK = { width: (STICK_WIDTH * SIDE.width) / SIDE.height, height: STICK_WIDTH };

const StickSideFace = ({ side: { shows, key } }: { side: StickSide }) => (
  <svg viewBox={`${SIDE.x} ${SIDE.y} ${SIDE.width} ${SIDE.height}`} preserveAspectRatio="none" aria-hidden="true">
    <StickSideDrawing
      face={typeof shows === 'number' ? { type: 'pips', pips: shows } : { type: 'symbol', symbol: shows }}
      withKey={key}
    />
  </svg>
);

const sticks: readonly PrintedNet[] = STICKS.map((sides) => ({
  piece: 'stick',
  net: prismNet(4, STICK),
  // biome-ignore lint/suspicious/noArrayIndexKey: two sides may show the same
  sides: sides.map((side, index) => <StickSideFace key={index} side={side} />),
  ground: 'var(--fs-wood)',
}));

const FIGURE = { width: 22, height: 32 };
const FIGURE_DEPTH = 15;
const TOKEN = { width: 18, height: 18 };

const twice = (side: ReactNode): readonly ReactNode[] => [side, side];

const figures: readonly PrintedNet[] = FIGURES.map((figure) => ({
  piece: `figure-${figure}`,
  net: tentNet(FIGURE, FIGURE_DEPTH),
  sides: twice(
    <svg viewBox="-1 -4 50 72.700" aria-hidden="true">
      <FigureShape figure={figure} />
    </svg>,
  ),
  ground: 'var(--fs-flag)',
}));

const tokens: readonly PrintedNet[] = FIGURES.map((figure) => ({
  piece: `token-${figure}`,
  net: foldedNet(TOKEN),
  sides: twice(
    <svg viewBox="-24 -24 48 48" aria-hidden="true">
      <TokenShape figure={figure} />
    </svg>,
  ),
  ground: 'var(--fs-flag)',
}));

/** Everything to print of the game. */
const loadKit = async (language: Language): Promise<Kit> => {
  const [words, { names }] = await Promise.all([printWords.load(language), texts.load(language)]);
  const { summary } = words;
  const answers = FIGURES.flatMap((figure) =>
    ANSWERS.map((answer) => ({
      piece: `answer-${figure}-${answer}`,
      face: (
        <CutCard size={CARD_SIZE}>
          <AnswerCard answer={answer} word={words.answers[answer]} />
        </CutCard>
      ),
      back: (
        <CutCard size={CARD_SIZE}>
          <AnswerBack figure={figure} />
        </CutCard>
      ),
    })),
  );
  const summaries = FIGURES.map(() => ({
    piece: 'summary',
    face: (
      <Summary title={summary.title} steps={summary.turn} note={summary.claim}>
        <p>{summary.often}</p>
        <ul>
          {KINDS.map((kind, index) => (
            <li key={kind}>
              <KindMark kind={kind} size={17} />
              {COPIES[index]}
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
    contents: [
      ...COMPONENTS.map(({ id, count }) => ({ count, name: names.components[id] })),
      { count: summaries.length, name: words.summaries },
    ],
    hints: words.hints,
    parts: [
      { type: 'board', name: capital(names.components.board), size: SHEET, drawing: <Plan figures={FIGURES} /> },
      {
        type: 'cards',
        name: words.cards,
        size: CARD,
        ground: 'var(--fs-card)',
        backGround: 'var(--fs-card-back)',
        cards: [...KINDS.flatMap((kind, index) => cardsOf(kind, COPIES[index]!)), ...answers],
      },
      { type: 'nets', name: words.pieces, nets: [...sticks, ...figures, ...tokens] },
      {
        type: 'cards',
        name: capital(words.summaries),
        size: SUMMARY_SIZE,
        ground: 'var(--fs-card)',
        backGround: 'var(--fs-card)',
        cards: summaries,
      },
    ],
  };
};

export default loadKit;
