import type { Figure, Seen, View } from '@wunderkammer/feuersalamander/pieces';
import type { ReactNode } from 'react';
import { ZoomPane } from '../../../ui/ZoomPane.tsx';
import type { Words } from '../words/index.ts';
import styles from './Board.module.css';
import { type ChamberLights, ChamberLightsLayer } from './ChamberLights.tsx';
import { ClaimScene } from './ClaimScene.tsx';
import { homeOf, SHEET } from './geometry.ts';
import { Happenings } from './Happenings.tsx';
import { Laid } from './Laid.tsx';
import { FigurePiece, TokenPiece } from './Pieces.tsx';
import { Plan } from './Plan.tsx';
import { Heap, Pile } from './Stacks.tsx';

interface BoardProps {
  readonly view: View;
  /** Those in play, by seat: the same object as long as they are the same. */
  readonly figures: readonly Figure[];
  readonly names: readonly string[];
  readonly version: number;
  readonly event: Seen | undefined;
  readonly still: boolean;
  readonly words: Words;
  readonly lights: ChamberLights;
  /** Drawn under the pieces: where a move would lead. */
  readonly ways: ReactNode;
  /** Told what was pointed at, by its `data-point` or `data-spot`. */
  readonly point: (what: string) => void;
  /** Says in words where everything is. */
  readonly description: ReactNode;
}

const short = (name: string): string => (name.length > 15 ? `${name.slice(0, 14)}…` : name);

export const Board = ({
  view,
  figures,
  names,
  version,
  event,
  still,
  words,
  lights,
  ways,
  point,
  description,
}: BoardProps) => {
  const { players } = view;
  const active = 'active' in view.phase ? view.phase.active : undefined;
  const tokenKey = ({ token }: View['players'][number]): string =>
    token.type === 'start' ? '' : `${token.wing}-${token.row}-${token.stone}`;
  return (
    <div className={styles['pane']}>
      <ZoomPane aspect={SHEET.width / SHEET.height}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a convenience for mouse and finger; the tray offers the same by keyboard */}
        <svg
          role="img"
          aria-label={words.board.label}
          viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
          className={styles['board']}
          data-spot="board"
          onClick={({ target }) => {
            const found = (target as Element).closest<SVGElement>('[data-point],[data-spot]');
            const what = found?.dataset['point'] ?? found?.dataset['spot'];
            if (what !== undefined) point(what);
          }}
        >
          <Plan figures={figures} />
          <Pile count={view.pile} />
          <Heap laidOff={view.laidOff} />
          {players.map(({ seat, figure, combinations }) => {
            const { name, laid } = homeOf(figure);
            return (
              <g key={figure}>
                <Laid at={laid} combinations={combinations} />
                <text
                  x={name.x}
                  y={name.y}
                  textAnchor="middle"
                  className={styles['name']}
                  data-active={seat === active}
                >
                  {short(names[seat]!)}
                </text>
              </g>
            );
          })}
          <ChamberLightsLayer lights={lights} />
          {players.map((player) => (
            <TokenPiece
              key={player.figure}
              player={player}
              still={still}
              sharing={players
                .filter((other) => tokenKey(other) !== '' && tokenKey(other) === tokenKey(player))
                .map(({ seat }) => seat)}
            />
          ))}
          {ways}
          {players.map((player) => (
            <FigurePiece key={player.figure} player={player} figures={figures} event={event} still={still} />
          ))}
          {event !== undefined && <Happenings event={event} version={version} players={players} words={words} />}
          {event?.type === 'claim' && (
            <ClaimScene key={version} event={event} players={players} names={names} words={words} />
          )}
        </svg>
      </ZoomPane>
      {description}
    </div>
  );
};
