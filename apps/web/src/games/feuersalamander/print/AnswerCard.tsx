import type { Answer, Figure } from '@wunderkammer/feuersalamander/pieces';
import { CARD_FRAME, CardBackWith } from '../pieces/CardDrawing.tsx';
import { CRESTS } from '../pieces/FigureShape.tsx';

/** A torch that burns, and one that is put out. */
const FLAMES: Readonly<Record<Answer, string>> = {
  yes: 'M50 26C60 40 66 46 62 58C60 66 40 66 38 58C35 48 45 46 44 36C48 38 51 34 50 26Z',
  no: 'M44 54C38 46 50 42 44 34C40 28 48 24 46 18M56 54C52 46 62 44 57 36C54 31 60 28 58 24',
};

/** What is given to somebody who asked: yes or no. */
export const AnswerCard = ({ answer, word }: { answer: Answer; word: string }) => (
  <g>
    {CARD_FRAME}
    <path
      d={FLAMES[answer]}
      fill={answer === 'yes' ? 'var(--fs-ember)' : 'none'}
      stroke="var(--fs-card-ink)"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path
      d="M38 62H62L59 70H41ZM44 70H56L52 98H48Z"
      fill="var(--fs-wood)"
      stroke="var(--fs-card-ink)"
      strokeWidth="1.8"
      strokeLinejoin="round"
    />
    <path d="M47 76L54 80M47 83L53 87" stroke="var(--fs-card-ink)" strokeWidth="1.1" />
    <text
      x="50"
      y="123"
      textAnchor="middle"
      fontFamily="var(--serif)"
      fontSize="25"
      fontWeight="600"
      fill="var(--fs-card-ink)"
    >
      {word}
    </text>
  </g>
);

/** Its back tells whose it is, and so where it goes back to. */
export const AnswerBack = ({ figure }: { figure: Figure }) => (
  <CardBackWith>
    <path d={CRESTS[figure]} transform="translate(-20 -21) scale(1.7)" fill="var(--fs-card-sign)" fillRule="evenodd" />
  </CardBackWith>
);
