import { MAGIC_PLACES, type PlayerView, type Seen, type View } from '@wunderkammer/drei-magier/pieces';
import { SeatPortrait } from '../../../cast/SeatPortrait.tsx';
import { Emblem } from '../pieces/Emblem.tsx';
import { Mage } from '../pieces/Mage.tsx';
import { PowerStone } from '../pieces/PowerStone.tsx';
import { useTableWords } from '../words/index.ts';
import { LastThrow, type LyingWands, lastThrowOf } from './LastThrow.tsx';
import styles from './Players.module.css';

interface PlayersProps {
  readonly view: View;
  readonly names: readonly string[];
  /** All that has been seen. */
  readonly seen: readonly Seen[];
}

/** Everybody at the table, each with the seven places for their cards. */
export const Players = ({ view, names, seen }: PlayersProps) => (
  <ul className={styles['players']}>
    {view.players.map((player) => (
      <Player
        key={player.seat}
        player={player}
        name={names[player.seat]!}
        atPlay={isAtPlay(view, player)}
        lying={lastThrowOf(seen, player.seat)}
      />
    ))}
  </ul>
);

/** Who acts now: in a duel that may be another than the player whose turn it is. */
const isAtPlay = ({ turn, player }: View, { seat }: PlayerView): boolean =>
  turn.type === 'decision' ? turn.seats.includes(seat) : turn.type === 'chance' && player === seat;

interface PlayerProps {
  readonly player: PlayerView;
  readonly name: string;
  readonly atPlay: boolean;
  readonly lying: LyingWands | undefined;
}

const Player = ({ player, name, atPlay, lying }: PlayerProps) => {
  const words = useTableWords();
  const { seat, colour, cards, powerStone } = player;
  return (
    <li className={styles['player']} data-at-play={atPlay} data-spot={`player:${seat}`}>
      <svg className={styles['bust']} viewBox="-34 -128 68 84" aria-hidden="true">
        <Mage colour={colour} />
      </svg>
      <div className={styles['head']}>
        <SeatPortrait seat={seat} size={24} />
        <span className={styles['name']}>{name}</span>
        <span className="visually-hidden">
          {' '}
          {words.players.summary(colour, cards, powerStone)}
          {atPlay && `, ${words.players.turn}`}
        </span>
        {powerStone && (
          <svg className={styles['stone']} viewBox="-30 -15 60 30" aria-hidden="true">
            <PowerStone />
          </svg>
        )}
        <span className={styles['count']} aria-hidden="true">
          {cards.length}/{MAGIC_PLACES.length}
        </span>
      </div>
      <LastThrow seat={seat} lying={lying} label={words.players.threw} />
      <svg className={styles['slots']} viewBox="0 0 196 36" aria-hidden="true" data-spot={`cards:${seat}`}>
        {MAGIC_PLACES.map((card, index) => (
          <g
            key={card}
            transform={`translate(${index * 28 + 14} 18)`}
            className={styles['slot']}
            data-owned={cards.includes(card)}
          >
            <rect x="-12.5" y="-17" width="25" height="34" rx="3" />
            <g transform="scale(0.92)">
              <Emblem card={card} />
            </g>
          </g>
        ))}
      </svg>
    </li>
  );
};
