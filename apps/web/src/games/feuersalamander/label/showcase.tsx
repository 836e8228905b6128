import { LABEL } from '@wunderkammer/feuersalamander/label';
import {
  ANSWERS,
  COMPONENTS,
  COPIES,
  type ComponentId,
  FIGURES,
  type Figure,
  KINDS,
} from '@wunderkammer/feuersalamander/pieces';
import type { Label } from '@wunderkammer/feuersalamander/texts';
import type { Language } from '@wunderkammer/kernel';
import type { Drawing, LoadShowcase } from '../../../label/label.ts';
import { fanned, inAColumn, inARow } from '../../../label/lay-out.tsx';
import { homeOf, type Point, SHEET } from '../board/geometry.ts';
import { Plan } from '../board/Plan.tsx';
import { Pile } from '../board/Stacks.tsx';
import { CARD_SIZE, CardBack, CardFace } from '../pieces/CardDrawing.tsx';
import { FigureShape, ON_ITS_FEET } from '../pieces/FigureShape.tsx';
import { StickShape } from '../pieces/StickShape.tsx';
import { TokenShape } from '../pieces/TokenShape.tsx';
import { AnswerBack, AnswerCard } from '../print/AnswerCard.tsx';
import { printWords } from '../print/words/index.ts';
import { texts } from '../words/index.ts';
import world from '../world.module.css';

const LABELS: Readonly<Record<Language, () => Promise<{ readonly label: Label }>>> = {
  nl: () => import('@wunderkammer/feuersalamander/label/nl'),
  de: () => import('@wunderkammer/feuersalamander/label/de'),
  en: () => import('@wunderkammer/feuersalamander/label/en'),
};

const STICK = { width: 120, height: 44 };
const TOKEN = { width: 46, height: 46 };
const FIGURE = { width: 48, height: 66 };

type Answers = Readonly<Record<(typeof ANSWERS)[number], string>>;

const exhibitsOf = (answers: Answers): Readonly<Record<ComponentId, Drawing>> => ({
  board: { ...SHEET, art: <Plan figures={FIGURES} /> },
  figures: inARow(
    FIGURES.map((figure) => <FigureShape key={figure} figure={figure} />),
    FIGURE,
    12,
  ),
  tokens: inARow(
    FIGURES.map((figure) => (
      <g key={figure} transform={`translate(${TOKEN.width / 2} ${TOKEN.height / 2})`}>
        <TokenShape figure={figure} />
      </g>
    )),
    TOKEN,
    10,
  ),
  salamanderCards: fanned(
    KINDS.map((kind) => <CardFace key={kind} kind={kind} />),
    CARD_SIZE,
    6,
  ),
  answerCards: inARow(
    [
      ...ANSWERS.map((answer) => <AnswerCard key={answer} answer={answer} word={answers[answer]} />),
      <AnswerBack key="back" figure="king" />,
    ],
    CARD_SIZE,
    14,
  ),
  sticks: inAColumn(
    [
      <StickShape key="first" face={{ type: 'pips', pips: 1 }} withKey />,
      <StickShape key="second" face={{ type: 'pips', pips: 4 }} />,
      <StickShape key="third" face={{ type: 'symbol', symbol: 'salamander' }} />,
    ],
    STICK,
    10,
  ),
});

/** Room beside the board for what the players hold. */
const BESIDE = 150;
/** What is left after two cards for each. */
const PILE = COPIES.reduce((sum, count) => sum + count) - 2 * FIGURES.length;

/** A hand beside its owner's corner. */
const handOf = (figure: Figure): Point => {
  const { house } = homeOf(figure);
  return { x: house.x < SHEET.width / 2 ? -BESIDE + 18 : SHEET.width + 36, y: house.y };
};

const Setup = () => (
  <g transform={`translate(${BESIDE} 0)`}>
    <Plan figures={FIGURES} />
    <Pile count={PILE} />
    {FIGURES.map((figure) => {
      const { start, token } = homeOf(figure);
      const hand = handOf(figure);
      return (
        <g key={figure}>
          <g transform={`translate(${token.x} ${token.y})`}>
            <TokenShape figure={figure} />
          </g>
          <g transform={`translate(${start.x} ${start.y}) ${ON_ITS_FEET}`}>
            <FigureShape figure={figure} />
          </g>
          {[0, 1].map((card) => (
            <g key={card} transform={`translate(${hand.x + card * 16} ${hand.y + card * 34}) scale(0.84)`}>
              <CardBack />
            </g>
          ))}
        </g>
      );
    })}
  </g>
);

const loadShowcase: LoadShowcase = async (language) => {
  const [{ label }, { names }, { answers }] = await Promise.all([
    LABELS[language](),
    texts.load(language),
    printWords.load(language),
  ]);
  return {
    facts: LABEL,
    label,
    components: COMPONENTS,
    names: names.components,
    exhibits: exhibitsOf(answers),
    setup: { width: SHEET.width + 2 * BESIDE, height: SHEET.height, art: <Setup /> },
    colours: world['world']!,
  };
};

export default loadShowcase;
