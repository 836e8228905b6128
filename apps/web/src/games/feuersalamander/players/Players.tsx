import type { Kind, PlayerView, View } from '@wunderkammer/feuersalamander/pieces';
import { isHidden, type Maybe, type Viewer } from '@wunderkammer/kernel';
import { SeatPortrait } from '../../../cast/SeatPortrait.tsx';
import type { Holding } from '../notebook/use-table-notes.ts';
import { onTurn } from '../on-turn.ts';
import { FigureMark } from '../pieces/FigureShape.tsx';
import { KindMark } from '../pieces/marks.tsx';
import type { Words } from '../words/index.ts';
import styles from './Players.module.css';

interface PlayersProps {
  readonly view: View;
  readonly viewer: Viewer;
  readonly names: readonly string[];
  readonly handOf: (player: PlayerView) => readonly Maybe<Kind>[];
  /** The cards that others are noted to have. */
  readonly noted: readonly Holding[];
  readonly words: Words;
}

/** Everybody in turn order: figure, name, cards, points; whose turn it is stands out. */
export const Players = ({ view, viewer, names, handOf, noted, words }: PlayersProps) => {
  const { turn, players, options } = view;
  const active = onTurn(view);
  const winners = turn.type === 'over' ? turn.outcome.ranking[0]! : [];
  return (
    <ul className={styles['players']}>
      {players.map((player) => {
        const { seat, figure, score, at } = player;
        const hand = handOf(player);
        const known = noted.filter((note) => note.seat === seat).slice(0, hand.length);
        const isWinner = winners.includes(seat);
        const isActive = active.includes(seat);
        return (
          <li
            key={figure}
            className={styles['player']}
            data-active={isActive}
            data-winner={isWinner}
            data-spot={`player:${seat}`}
          >
            <FigureMark figure={figure} size={38} />
            <SeatPortrait seat={seat} size={40} className={styles['likeness']} />
            <span className={styles['name']}>
              {names[seat]}
              {seat === viewer && <span className={styles['you']}> ({words.players.you})</span>}
              {isActive && <span className="visually-hidden"> ({words.players.turn})</span>}
              {isWinner && <span className="visually-hidden"> ({words.players.winner})</span>}
            </span>
            <span className={styles['hand']}>
              <span className="visually-hidden">
                {words.players.cards(hand.length)}
                {known.map(({ kind, hand: by }) => `, ${words.players.noted[by](kind)}`).join('')}
                {at.type === 'dungeon' && `, ${words.players.inDungeon}`}
              </span>
              {hand.map((card, index) => (
                <HandCard
                  // biome-ignore lint/suspicious/noArrayIndexKey: hidden cards are told apart by their place only
                  key={index}
                  card={seat === viewer ? { type: 'hidden' } : (known[index]?.kind ?? card)}
                  by={known[index]?.hand}
                />
              ))}
              {at.type === 'dungeon' && (
                <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" className={styles['grate']}>
                  <path d="M2 2H14V14H2ZM6 2V14M10 2V14M2 6H14M2 10H14" />
                </svg>
              )}
            </span>
            <span className={styles['score']}>
              <span aria-hidden="true">{score}</span>
              <span aria-hidden="true" className={styles['target']}>
                /{options.target}
              </span>
              <span className="visually-hidden">{words.players.of(score, options.target)}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
};

/** A card in somebody's hand, as small as it can be: a back, or its sign where it is noted or everything is open. */
const HandCard = ({ card, by }: { card: Maybe<Kind>; by: Holding['hand'] | undefined }) =>
  isHidden(card) ? (
    <svg viewBox="0 0 14 20" width="12" height="17" aria-hidden="true">
      <rect x="0.8" y="0.8" width="12.4" height="18.4" rx="1.6" className={styles['back']} />
      <path d="M7 5L10.5 10 7 15 3.5 10Z" className={styles['lozenge']} />
    </svg>
  ) : (
    <span className={styles['face']} data-noted={by}>
      <KindMark kind={card} size={18} />
    </span>
  );
