import { type Arrangement, protectedSeat, type View } from '@wunderkammer/salomons-oordeel/pieces';
import { SeatPortrait } from '../../cast/SeatPortrait.tsx';
import { SHIELD } from './board/Plot.tsx';
import styles from './Players.module.css';
import { BackIcon } from './stones/Stone.tsx';
import type { Words } from './words/en.ts';
import { words as lazy } from './words/index.ts';

/** Everybody in turn order: how many secrets each has left, whose turn it is, who is protected or out. */
export const Players = ({ view, names }: { view: View; names: readonly string[] }) => {
  const words = lazy.use();
  const acting = view.turn.type === 'decision' ? view.turn.seats : [];
  // Two stand as their boards do: the other first, whoever sits in front last.
  const front = view.viewer === 'watcher' ? 0 : view.viewer;
  const inOrder = view.seats === 2 && front === 0 ? view.arrangements.toReversed() : view.arrangements;
  return (
    <ul className={styles['players']} data-seats={view.seats}>
      {inOrder.map((arrangement) => {
        const { seat, out } = arrangement;
        const acts = acting.includes(seat);
        return (
          <li
            key={seat}
            className={styles['player']}
            data-turn={acts}
            data-out={out !== undefined}
            data-spot={`player:${seat}`}
          >
            <span className={styles['name']}>
              <Gavel />
              <SeatPortrait seat={seat} size={32} />
              <span className={styles['text']}>{names[seat]}</span>
              {seat === view.viewer && <span className={styles['you']}>{words.players.you}</span>}
            </span>
            <span className={styles['state']}>
              <State view={view} arrangement={arrangement} words={words} />
            </span>
            {acts && <span className="visually-hidden">{words.players.acts}</span>}
          </li>
        );
      })}
    </ul>
  );
};

const State = ({ view, arrangement, words }: { view: View; arrangement: Arrangement; words: Words }) => {
  const { seat, arranged, hidden, out } = arrangement;
  if (view.phase.type === 'deal') return null;
  if (view.phase.type === 'arrange') return arranged ? words.players.ready : words.players.arranging;
  if (out !== undefined) return words.players.out(view.seats - out + 1);
  return (
    <>
      {view.phase.type === 'over' && <span>{words.players.won}</span>}
      <BackIcon height={22} />
      <span className="tabular" aria-hidden="true">
        {hidden.length}
      </span>
      <span className="visually-hidden">{words.players.hidden(hidden.length)}</span>
      {protectedSeat(view) === seat && (
        <span className={styles['shield']} title={words.players.protected}>
          <svg width="16" height="18" viewBox="-12 -13 24 28" aria-hidden="true">
            <path d={SHIELD} fill="currentColor" />
          </svg>
          <span className={styles['protected']}>{words.players.protectedShort}</span>
        </span>
      )}
    </>
  );
};

/** A judge's gavel beside whoever has the word. */
const Gavel = () => (
  <svg className={styles['gavel']} width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
    <path
      d="M4 20h9v2H4zM13.500 2.500l8 8-2.500 2.500-1-1-3.500 3.500 1 1-2.500 2.500-8-8 2.500-2.500 1 1L12 6l-1-1z"
      fill="currentColor"
    />
    <path d="M9.500 13.500L2.500 19" stroke="currentColor" strokeWidth="2.600" strokeLinecap="round" />
  </svg>
);
