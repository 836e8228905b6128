import { type Kind, type PlayerView, type Seen, typeOf } from '@wunderkammer/feuersalamander/pieces';
import type { CSSProperties } from 'react';
import { shortened } from '../../../ui/shortened.ts';
import { claimed } from '../cards.ts';
import { CardFace } from '../pieces/CardDrawing.tsx';
import { FigureShape } from '../pieces/FigureShape.tsx';
import { CLAIM } from '../telling.ts';
import type { Words } from '../words/index.ts';
import styles from './Board.module.css';
import { CENTRE } from './geometry.ts';

type Claimed = Extract<Seen, { type: 'claim' }>;

interface ClaimSceneProps {
  readonly event: Claimed;
  readonly players: readonly PlayerView[];
  readonly names: readonly string[];
  readonly words: Words;
}

const WIDTH = 620;
const HEIGHT = 388;
/** Where the cards lie, under the line that says whose claim it is. */
const CARDS_TOP = 72;
/** More room where the claimant must show the own cards (FS-34). */
const SHOWN_HEIGHT = 116;

/** The moment of the game: three cards are laid on the table, and each that was named is answered. */
export const ClaimScene = ({ event, players, names, words }: ClaimSceneProps) => {
  const { outcome } = event;
  const shown = outcome.type === 'wrong' ? outcome.shown : [];
  const height = HEIGHT + (shown.length > 0 ? SHOWN_HEIGHT : 0);
  const kinds = claimed(event);
  const answerOf = (kind: Kind): boolean | undefined => {
    const index = event.named.findIndex(([, named]) => named === kind);
    return index < 0 ? undefined : event.answers[index];
  };
  const holderOf = (kind: Kind): PlayerView => {
    const named = event.named.find(([, other]) => other === kind);
    return players[named === undefined ? event.by : named[0]]!;
  };
  return (
    <g transform={`translate(${CENTRE.x} ${CENTRE.y})`}>
      <g className={styles['said']}>
        <g transform={`translate(${-WIDTH / 2} ${-height / 2})`} className={styles['scene']}>
          <rect width={WIDTH} height={height} rx="8" className={styles['sceneGround']} />
          <rect x="9" y="9" width={WIDTH - 18} height={height - 18} rx="4" className={styles['sceneFrame']} />
          <text x={WIDTH / 2} y="48" textAnchor="middle" className={styles['sceneName']}>
            {words.claim.claims(short(names[event.by]!))}
          </text>
          {kinds.map((kind, index) => {
            const answer = answerOf(kind);
            const holder = holderOf(kind);
            const answered = after(CLAIM.answer + index * CLAIM.nextAnswer);
            return (
              <g key={typeOf(kind)} transform={`translate(${76 + index * 168} ${CARDS_TOP})`}>
                <g className={styles['sceneCard']} style={after(CLAIM.card + index * CLAIM.nextCard)}>
                  <g className={answer === false ? styles['named'] : undefined} style={answered}>
                    <g transform="scale(1.3)">
                      <CardFace kind={kind} />
                    </g>
                  </g>
                  <g transform="translate(-22 128) scale(0.8)">
                    <FigureShape figure={holder.figure} />
                  </g>
                  <text x="74" y="216" textAnchor="middle" className={styles['sceneName']}>
                    {short(names[holder.seat]!)}
                  </text>
                </g>
                {answer !== undefined && (
                  <g transform="translate(122 18)" className={styles['verdict']} data-right={answer} style={answered}>
                    <circle r="24" />
                    <path d={answer ? 'M-11 1L-3 10 12-9' : 'M-9-9L9 9M9-9L-9 9'} />
                  </g>
                )}
              </g>
            );
          })}
          <text
            x={WIDTH / 2}
            y={HEIGHT - 36}
            textAnchor="middle"
            className={styles['sceneResult']}
            data-right={outcome.type === 'right'}
            style={after(CLAIM.result)}
          >
            {outcome.type === 'right' ? words.claim.right(outcome.value) : words.claim.wrong}
          </text>
          {shown.length > 0 && (
            <g className={styles['sceneResult']} style={after(CLAIM.shown)}>
              <text x={WIDTH / 2} y={HEIGHT + 34} textAnchor="end" className={styles['sceneName']}>
                {words.claim.shows(short(names[event.by]!))}
              </text>
              {shown.map((kind, index) => (
                <g key={kind} transform={`translate(${WIDTH / 2 + 20 + index * 76} ${HEIGHT - 20}) scale(0.66)`}>
                  <CardFace kind={kind} />
                </g>
              ))}
            </g>
          )}
        </g>
      </g>
    </g>
  );
};

const short = (name: string): string => shortened(name, 12);

const after = (milliseconds: number): CSSProperties => ({ '--after': `${milliseconds}ms` }) as CSSProperties;
