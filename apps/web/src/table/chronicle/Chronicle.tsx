import type { GameTexts, Seat, Table, Viewer } from '@wunderkammer/kernel';
import { memo, useMemo, useState } from 'react';
import { Button } from 'react-aria-components';
import { SeatPortrait } from '../../cast/SeatPortrait.tsx';
import type { GameUi, Notepad } from '../../games/game-ui.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useWords } from '../../words/words.tsx';
import { lineOf } from '../direction.ts';
import type { Entry } from '../source.ts';
import styles from './Chronicle.module.css';
import { sinceLastTurn, type Told, type TurnTold, turnsOf } from './turns.ts';

/** Looking at an earlier moment of the same table. */
export interface Looking {
  /** Which moment is being looked at. */
  readonly at: number | undefined;
  readonly look: (version: number) => void;
}

interface ChronicleProps {
  readonly ui: GameUi;
  readonly texts: GameTexts;
  readonly table: Table & { readonly names: readonly string[] };
  readonly viewer: Viewer;
  readonly log: readonly Entry[];
  readonly looking?: Looking | undefined;
  /** With it, what an answer says is noted by a press. */
  readonly notepad?: Notepad | undefined;
}

/** So many turns are there at once; the earlier ones are fetched by a press. */
const TURNS = 12;

/** What happened, turn by turn: who, with which pieces, and what it gave or cost whoever reads it. */
export const Chronicle = ({ ui, texts, table, viewer, log, looking, notepad }: ChronicleProps) => {
  const words = useWords();
  const [all, showAll] = useState(false);
  const turns = useMemo(() => turnsOf(ui, log), [ui, log]);
  const since = useMemo(() => sinceLastTurn(turns, viewer), [turns, viewer]);
  const first = all ? 0 : Math.max(0, turns.length - TURNS);
  const { at } = looking ?? {};
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
    <section className={styles['chronicle']} aria-label={words.chronicle.title} tabIndex={0} data-chronicle>
      <div>
        {first > 0 && (
          <Button className={`button ${styles['earlier']}`} data-kind="quiet" onPress={() => showAll(true)}>
            {words.chronicle.earlier(first)}
          </Button>
        )}
        {turns.slice(first).map((turn, index) => (
          <Turn
            key={turn.from}
            turn={turn}
            ui={ui}
            texts={texts}
            table={table}
            viewer={viewer}
            looked={isIn(turn, at) ? at : undefined}
            look={looking?.look}
            marks={notepad?.marks}
            mark={notepad?.mark}
            isSince={first + index === since}
          />
        ))}
      </div>
    </section>
  );
};

/** Whether a moment is one of a turn. */
const isIn = ({ told }: TurnTold, at: number | undefined): boolean =>
  at !== undefined && at >= told[0]!.version && at <= told.at(-1)!.version;

interface LineProps extends Omit<ChronicleProps, 'log' | 'looking' | 'notepad'> {
  /** Which moment is being looked at, if it is one of these. */
  readonly looked: number | undefined;
  readonly look: Looking['look'] | undefined;
  readonly marks: Notepad['marks'] | undefined;
  readonly mark: Notepad['mark'] | undefined;
}

interface TurnProps extends LineProps {
  readonly turn: TurnTold;
  /** What others did since the last turn of whoever looks begins here. */
  readonly isSince: boolean;
}

/** A turn only grows. */
const isSame = ({ turn, ...others }: TurnProps, { turn: next, ...now }: TurnProps): boolean =>
  turn.from === next.from &&
  turn.told.length === next.told.length &&
  Object.entries(others).every(([key, value]) => now[key as keyof typeof now] === value);

const Turn = memo(({ turn: { seat, told }, isSince, looked, ...props }: TurnProps) => {
  const words = useWords();
  const { table, ui, viewer } = props;
  const { SeatIcon } = ui;
  return (
    <>
      {isSince && <p className={styles['since']}>{words.recap.title}</p>}
      <section className={styles['turn']} data-own={seat === viewer}>
        <h2 className={styles['who']}>
          {seat !== undefined && SeatIcon !== undefined && <SeatIcon seat={seat} table={table} />}
          {seat !== undefined && <SeatPortrait seat={seat} size={20} />}
          {seat === undefined ? words.chronicle.beginning : table.names[seat]}
        </h2>
        <ol className={styles['steps']}>
          {told.map((each) => (
            <li key={each.version}>
              <Step told={each} of={seat} {...props} looked={looked === each.version ? looked : undefined} />
              <Jot seen={each.entry.seen} ui={ui} viewer={viewer} marks={props.marks} mark={props.mark} />
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}, isSame);

/** The name stands above: it is not said again with every step. */
const withoutName = (line: string, name: string | undefined): string =>
  name !== undefined && name !== '' && line.startsWith(`${name} `) ? line.slice(name.length + 1) : line;

interface JotProps extends Pick<LineProps, 'ui' | 'viewer' | 'marks' | 'mark'> {
  readonly seen: Entry['seen'];
}

/** Writes down what an event says, or takes it out again. */
const Jot = ({ seen, ui, viewer, marks, mark }: JotProps) => {
  const words = useWords();
  if (marks === undefined || mark === undefined || viewer === 'watcher') return null;
  const jottings = ui.jottings?.(seen, viewer) ?? [];
  if (jottings.length === 0) return null;
  const noted = jottings.every(([key, value]) => marks[key] === value);
  return (
    <button
      type="button"
      className={styles['jot']}
      aria-pressed={noted}
      aria-label={words.chronicle.jot}
      title={words.chronicle.jot}
      onClick={() => {
        for (const [key, value] of jottings) mark(key, noted ? '' : value);
      }}
    >
      <Icon name="pencil" size={18} />
    </button>
  );
};

interface StepProps extends LineProps {
  readonly told: Told;
  readonly of: Seat | undefined;
}

/** What was told stays as it was told. */
const isSameStep = ({ told, ...others }: StepProps, { told: next, ...now }: StepProps): boolean =>
  told.version === next.version &&
  Object.entries(others).every(([key, value]) => now[key as keyof typeof now] === value);

const Step = memo(({ told: { version, entry }, of, ui, texts, table, viewer, looked, look }: StepProps) => {
  const words = useWords();
  const { StepIcons } = ui;
  const mark = viewer === 'watcher' ? undefined : ui.touches(entry.seen, viewer)?.mark;
  const line = withoutName(lineOf(ui, texts, table, entry), of === undefined ? undefined : table.names[of]);
  const content = (
    <>
      {StepIcons !== undefined && (
        <span className={styles['icons']} aria-hidden="true">
          <StepIcons seen={entry.seen} table={table} />
        </span>
      )}
      <span>{line}</span>
      {mark !== undefined && <span className={styles['mark']}>{words.chronicle.marks[mark]}</span>}
      {entry.secret && (
        <span className={styles['secret']}>
          <Icon name="lock" size={14} /> {words.table.secret}
        </span>
      )}
    </>
  );
  if (look === undefined) {
    return (
      <p className={styles['step']} data-mark={mark}>
        {content}
      </p>
    );
  }
  return (
    <button
      type="button"
      className={styles['step']}
      data-mark={mark}
      data-looked={looked === version}
      onClick={() => look(version)}
    >
      {content}
      <span className="visually-hidden">{words.chronicle.look}</span>
    </button>
  );
}, isSameStep);
