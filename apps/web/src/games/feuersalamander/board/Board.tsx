import type { Figure, Kind, Seen, View } from '@wunderkammer/feuersalamander/pieces';
import type { CSSProperties, ReactNode } from 'react';
import { shortened } from '../../../ui/shortened.ts';
import { ZoomPane } from '../../../ui/ZoomPane.tsx';
import type { LyingThrow } from '../last-throws.ts';
import type { TableNotes } from '../notebook/use-table-notes.ts';
import { onTurn } from '../on-turn.ts';
import type { Words } from '../words/index.ts';
import styles from './Board.module.css';
import { type ChamberLight, ChamberLights } from './ChamberLights.tsx';
import { ClaimScene } from './ClaimScene.tsx';
import { CENTRE, HALF, homeOf, SHEET } from './geometry.ts';
import { Happenings } from './Happenings.tsx';
import { Laid } from './Laid.tsx';
import { LyingSticks } from './LyingSticks.tsx';
import { NoteMarks } from './NoteMarks.tsx';
import { FigurePiece, TokenPiece } from './Pieces.tsx';
import { PrintedPlan } from './Plan.tsx';
import { Heap, Pile } from './Stacks.tsx';

interface BoardProps {
  readonly view: View;
  /** The table as far as its events have told it. */
  readonly told: View;
  /** Those in play, by seat: the same object as long as they are the same. */
  readonly figures: readonly Figure[];
  readonly names: readonly string[];
  readonly version: number;
  readonly event: Seen | undefined;
  /** It has been looked at: what was there to show it goes. */
  readonly isPast: boolean;
  /** What motion takes of its usual time; 0 where nothing may move. */
  readonly pace: number;
  readonly words: Words;
  /** The card that lies uppermost among those laid off. */
  readonly lastLaidOff: Kind | undefined;
  /** What everybody threw last. */
  readonly throws: readonly LyingThrow[];
  readonly lights: readonly ChamberLight[];
  /** What whoever sits in front knows or has noted. */
  readonly notes: TableNotes | undefined;
  /** Drawn under the figures: where a move would lead. */
  readonly ways: ReactNode;
  /** Told what was pointed at, by its `data-point` or `data-spot`. */
  readonly point: (what: string) => void;
  /** Says in words where everything is. */
  readonly description: ReactNode;
}

/** What is drawn there, by its `data-point` or `data-spot`. */
const whatIs = (element: Element): string | undefined => {
  const { point, spot } = element.closest<SVGElement>('[data-point],[data-spot]')?.dataset ?? {};
  return point ?? spot;
};

const isBelowTokens = (what: string | undefined): boolean => /^(note|chamber):/.test(what ?? '');

const VIEW_BOX = `0 0 ${SHEET.width} ${SHEET.height}`;

/** Three sheets upon each other: what is printed, what lies on it, and what moves or glows. So each is painted only when it changes. */
export const Board = (props: BoardProps) => {
  const { figures, pace, words, point, description } = props;
  return (
    <div className={styles['pane']} style={{ '--pace': pace } as CSSProperties}>
      <ZoomPane aspect={SHEET.width / SHEET.height}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a convenience for mouse and finger; the tray offers the same by keyboard */}
        <div
          role="img"
          aria-label={words.board.label}
          className={styles['board']}
          data-spot="board"
          onClick={({ target, clientX, clientY }) => {
            const pointed = whatIs(target as Element);
            // Whoever points at a token means what lies below it: a note, or the chamber.
            const below = pointed?.startsWith('token:')
              ? document.elementsFromPoint(clientX, clientY).map(whatIs).find(isBelowTokens)
              : undefined;
            const what = below ?? pointed;
            if (what !== undefined) point(what);
          }}
        >
          <PrintedPlan figures={figures} viewBox={VIEW_BOX} className={styles['printed']!} />
          <svg viewBox={VIEW_BOX} className={styles['layer']} aria-hidden="true">
            <Lying {...props} />
          </svg>
          <svg viewBox={VIEW_BOX} className={styles['layer']} aria-hidden="true">
            <Moving {...props} />
          </svg>
        </div>
      </ZoomPane>
      {description}
    </div>
  );
};

/** The cards on the table, and whose home is whose. */
const Lying = ({ view, told, names, lastLaidOff, throws, figures, notes }: BoardProps) => {
  const active = onTurn(told);
  return (
    <>
      {/* A card that is taken leaves the pile at once. */}
      <Pile count={view.pile} />
      <Heap laidOff={told.laidOff} last={lastLaidOff} />
      {throws.map((lying) => (
        <LyingSticks key={lying.seat} lying={lying} figure={figures[lying.seat]!} />
      ))}
      {notes !== undefined && <NoteMarks notes={notes} players={told.players} />}
      {told.players.map(({ seat, figure, combinations }) => {
        const { name, laid } = homeOf(figure);
        return (
          <g key={figure}>
            <Laid at={laid} combinations={combinations} />
            <text
              x={name.x}
              y={name.y}
              textAnchor="middle"
              className={styles['name']}
              data-active={active.includes(seat)}
            >
              {shortened(names[seat]!, 15)}
            </text>
          </g>
        );
      })}
    </>
  );
};

/** Where somebody goes by an event of its own, going there is what tells it. */
const GOES: ReadonlySet<Seen['type']> = new Set(['move', 'place', 'ask']);

const tokenKey = ({ token }: View['players'][number]): string =>
  token.type === 'start' ? '' : `${token.wing}-${token.row}-${token.stone}`;

const tokenTitle = ({ token, seat }: View['players'][number], names: readonly string[], words: Words): string =>
  token.type === 'start'
    ? words.board.tokenHome(names[seat]!)
    : words.board.token(names[seat]!, words.names.chamber(token));

/** What lies in the dungeon, for whoever points at it. */
const dungeonTitle = ({ players }: View, names: readonly string[], words: Words): string => {
  const within = players.filter(({ at }) => at.type === 'dungeon').map(({ seat }) => names[seat]!);
  return within.length === 0 ? words.board.dungeon : `${words.board.dungeon}: ${words.list(within)}`;
};

const Moving = (props: BoardProps) => {
  const { view, told, figures, names, version, event, isPast, pace, words, lights, ways } = props;
  const { players } = event !== undefined && GOES.has(event.type) ? view : told;
  return (
    <>
      <ChamberLights lights={lights} />
      <circle cx={CENTRE.x} cy={CENTRE.y} r={HALF} className={styles['pointed']}>
        <title>{dungeonTitle(told, names, words)}</title>
      </circle>
      {players.map((player) => (
        <TokenPiece
          key={player.figure}
          player={player}
          event={event}
          pace={pace}
          title={tokenTitle(player, names, words)}
          sharing={players
            .filter((other) => tokenKey(other) !== '' && tokenKey(other) === tokenKey(player))
            .map(({ seat }) => seat)}
        />
      ))}
      {ways}
      {players.map((player) => (
        <FigurePiece key={player.figure} player={player} figures={figures} event={event} pace={pace} />
      ))}
      {event !== undefined && !isPast && (
        <Happenings
          key={version}
          event={event}
          players={view.players}
          figures={figures}
          isStill={pace === 0}
          words={words}
        />
      )}
      {event?.type === 'claim' && !isPast && (
        <ClaimScene key={`claim ${version}`} event={event} players={view.players} names={names} words={words} />
      )}
    </>
  );
};
