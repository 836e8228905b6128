import { allSeats, seat } from '@wunderkammer/kernel';
import { useEffect, useMemo, useState } from 'react';
import { Button, Label, Slider, SliderThumb, SliderTrack } from 'react-aria-components';
import { Link } from 'wouter';
import { CheckProof } from '../fairness/CheckProof.tsx';
import { PACE_FACTOR, PACES, useSettings } from '../settings/settings.tsx';
import { lineOf } from '../table/direction.ts';
import { FramedTable } from '../table/FramedTable.tsx';
import { usePace } from '../table/pace.ts';
import { turnText } from '../table/turn-text.ts';
import { useDrawer } from '../table/use-drawer.ts';
import { useShortcuts } from '../table/use-shortcuts.ts';
import { useLoaded } from '../table/use-table.ts';
import { useTold } from '../table/use-told.ts';
import { readingTime } from '../table/weight.ts';
import { Choice } from '../ui/Choice.tsx';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { useTitle } from '../ui/use-title.ts';
import { useWords } from '../words/words.tsx';
import { type ReplayOf, replayAddress, tableAddress } from './addresses.ts';
import { Chapters } from './Chapters.tsx';
import { chaptersOf, turningPoints } from './chapters.ts';
import { type Place, placeQuery, readPlace } from './place.ts';
import { Playhead } from './playhead.ts';
import styles from './ReplayTable.module.css';
import type { ReadRecord } from './read-record.ts';
import { ShareMoment } from './ShareMoment.tsx';

/** The least time a step stays while playing, in milliseconds. */
const LEAST = 250;

/** The address follows with so much delay: a browser takes it amiss if it changes all the time. */
const FOLLOWS = 250;

/** The place in the game that the address names, and which it follows. */
const usePlace = (steps: number, seats: number) => {
  const [place, setPlace] = useState<Place>(() => readPlace(location.search, steps, seats));
  useEffect(() => {
    const timer = setTimeout(() => {
      history.replaceState(history.state, '', location.pathname + placeQuery(place));
    }, FOLLOWS);
    return () => clearTimeout(timer);
  }, [place]);
  return [place, setPlace] as const;
};

interface ReplayTableProps {
  readonly record: ReadRecord;
  readonly of: ReplayOf;
  /** Puts a file away and asks for another. */
  readonly leave: () => void;
}

/** A finished game on its own table: any moment, through anybody's eyes. */
export const ReplayTable = ({ record, of, leave }: ReplayTableProps) => {
  const loaded = useLoaded(record.game.id);
  const { ui, texts, secrets } = loaded;
  const words = useWords();
  const { pace, change } = useSettings();
  const names = record.names.map((name, index) => name ?? words.replay.seat(index + 1));
  const table = { ...record.opened.table, names };
  const playhead = useMemo(() => new Playhead(record.game, record.opened.table, record.steps), [record]);
  const [{ at, eyes }, setPlace] = usePlace(playhead.length, record.opened.table.seats);
  const [playing, setPlaying] = useState(false);
  const drawer = useDrawer();
  useTitle(words.replay.title);

  const shot = useMemo(() => playhead.shot(at, eyes), [playhead, at, eyes]);
  const log = useMemo(() => playhead.log(at, eyes), [playhead, at, eyes]);
  const seen = useMemo(() => log.map((entry) => entry.seen), [log]);
  const end = playhead.length;
  const setAt = (to: number): void => setPlace({ at: Math.max(0, Math.min(end, to)), eyes });
  const go = (to: number): void => {
    setPlaying(false);
    setAt(to);
  };
  const points = useMemo(() => {
    const seenByAll = playhead.log(playhead.length, 'watcher').map((entry) => entry.seen);
    return turningPoints(ui.moments(seenByAll, record.opened.table));
  }, [playhead, ui, record]);
  const chapters = useMemo(() => chaptersOf(playhead.turns, points), [playhead, points]);
  const whole = useMemo(() => playhead.log(playhead.length, eyes).map((entry) => entry.seen), [playhead, eyes]);

  const factor = PACE_FACTOR[pace];
  const motion = usePace();
  const last = log.slice(-1);
  const line = last.map((entry) => lineOf(ui, texts, table, entry)).join();
  const viewer = eyes === 'open' ? 'watcher' : eyes;
  const wait = shot.event === undefined ? 0 : ui.showing(shot.event, viewer) * motion;
  const telling = useTold({ viewer, version: at, view: shot.view }, wait);
  useEffect(() => {
    if (!playing) return;
    if (at >= end) return setPlaying(false);
    const { event } = shot;
    const stays =
      event === undefined
        ? 0
        : ui.showing(event, viewer) * motion + readingTime(line, ui.weight(event, 'watcher')) * factor;
    const next = { at: at + 1, eyes };
    const timer = setTimeout(() => setPlace(next), Math.max(LEAST * Math.min(1, factor + 0.2), stays));
    return () => clearTimeout(timer);
  }, [playing, at, eyes, end, shot, ui, viewer, line, motion, factor, setPlace]);

  const turnBefore = playhead.turns.findLast(({ from }) => from < at)?.from ?? 0;
  const turnAfter = playhead.turns.find(({ from }) => from > at)?.from ?? end;
  useShortcuts({
    ' ': () => setPlaying(!playing),
    arrowleft: () => go(at - 1),
    arrowright: () => go(at + 1),
    c: () => drawer.toggle('chapters'),
    l: () => drawer.toggle('log'),
    escape: () => drawer.open(undefined),
  });

  const back = tableAddress(of);
  const { turn } = telling.told;
  const controls: readonly (readonly [IconName, string, number])[] = [
    ['first', words.replay.first, 0],
    ['turnBack', words.replay.turnBack, turnBefore],
    ['back', words.replay.back, at - 1],
    ['forward', words.replay.forward, at + 1],
    ['turnForward', words.replay.turnForward, turnAfter],
    ['last', words.replay.last, end],
  ];
  const beside = (
    <section className={styles['controls']} aria-label={words.replay.title}>
      <Slider className={styles['slider']!} minValue={0} maxValue={end} value={at} onChange={go}>
        <Label className="visually-hidden">{words.replay.step(at, end)}</Label>
        <SliderTrack className={styles['track']!}>
          {points.map((point) => (
            <span key={point} className={styles['mark']} style={{ left: `${(100 * point) / end}%` }} />
          ))}
          <SliderThumb className={styles['thumb']!} />
        </SliderTrack>
      </Slider>
      <p className={`tabular ${styles['step']}`}>{words.replay.step(at, end)}</p>
      <div className={styles['buttons']}>
        {controls.slice(0, 3).map(([icon, label, to]) => (
          <Button key={icon} className="button" data-kind="icon" aria-label={label} onPress={() => go(to)}>
            <Icon name={icon} />
          </Button>
        ))}
        <Button
          className="button"
          data-kind="primary"
          aria-label={playing ? words.replay.pause : words.replay.play}
          onPress={() => {
            if (at >= end) setAt(0);
            setPlaying(!playing);
          }}
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </Button>
        {controls.slice(3).map(([icon, label, to]) => (
          <Button key={icon} className="button" data-kind="icon" aria-label={label} onPress={() => go(to)}>
            <Icon name={icon} />
          </Button>
        ))}
      </div>
      {secrets && (
        <Choice
          label={words.replay.seenBy}
          value={String(eyes)}
          options={[
            { value: 'open', label: words.replay.everything },
            ...allSeats(table.seats).map((index) => ({ value: String(index), label: names[index]! })),
            { value: 'watcher', label: words.replay.watcher },
          ]}
          change={(value) =>
            setPlace({ at, eyes: value === 'open' || value === 'watcher' ? value : seat(Number(value)) })
          }
        />
      )}
      <Choice
        label={words.replay.speed}
        value={pace}
        options={PACES.map((value) => ({ value, label: words.settings.pace[value] }))}
        change={(value) => change('pace', value)}
      />
      {record.opened.fairness !== undefined && (
        <CheckProof names={names} record={() => Promise.resolve(record.value)} />
      )}
      <div className={styles['ways']}>
        {back === undefined ? (
          <Button className="button" onPress={leave}>
            {words.replay.another}
          </Button>
        ) : (
          <Link className="button" href={back}>
            {words.replay.toResult}
          </Link>
        )}
        <ShareMoment
          name={`${record.game.id}-${at}`}
          caption={{
            title: record.game.title,
            text: [shot.event === undefined ? undefined : texts.tell(shot.event, table), words.replay.step(at, end)]
              .filter((part) => part !== undefined)
              .join(' · '),
          }}
          address={of.kept === 'house' ? replayAddress(of) + placeQuery({ at, eyes }) : undefined}
        />
      </div>
    </section>
  );
  return (
    <FramedTable
      loaded={loaded}
      props={{
        table,
        viewer,
        view: shot.view,
        version: at,
        event: shot.event,
        ...telling,
        log: telling.phase === 'showing' ? seen.slice(0, -1) : seen,
        legal: [],
        decide: () => {},
        explain: () => {},
        reveal: shot.reveal,
        hint: undefined,
        notepad: undefined,
        proposed: undefined,
      }}
      log={log}
      gesture={last}
      drawer={drawer}
      before={[
        {
          page: 'chapters',
          label: words.replay.chapters,
          body: <Chapters chapters={chapters} log={whole} texts={texts} table={table} at={at} go={go} />,
        },
      ]}
      leave={words.toCabinet}
      idle
      turn={turnText(words, turn, 'watcher', names)}
      refusal={undefined}
      dismissRefusal={() => {}}
      skip={undefined}
      menu={null}
      beside={beside}
    />
  );
};
