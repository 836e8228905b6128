import { allSeats, type GameTypes, type Turn } from '@wunderkammer/kernel';
import { useEffect, useRef } from 'react';
import { Button } from 'react-aria-components';
import { TableLayout } from '../../table/TableLayout.tsx';
import { useDecisionFocus } from '../../table/use-decision-focus.ts';
import { BrassNumber } from '../../ui/BrassNumber.tsx';
import { useWords } from '../../words/words.tsx';
import type { TableProps } from '../game-ui.ts';
import styles from './PlainTable.module.css';
import { choiceText } from './values.ts';
import { plainWords } from './words/index.ts';

type Props = TableProps<GameTypes>;

/** A table for a game that has none of its own: all that it shows is what the game's texts say. */
export const PlainTable = (props: Props) => {
  const words = useWords();
  const plain = plainWords.use();
  const { view, legal, texts, rules, table } = props;
  const types = [...new Set(legal.map(({ type }) => type))];
  const [only] = types;
  const { turn } = view;
  const winners = turn.type === 'over' ? (turn.outcome.ranking[0] ?? []) : undefined;
  const prompt = (): string => {
    if (winners !== undefined)
      return words.result.won(words.list(winners.map((seat) => table.names[seat]!)), winners.length > 1);
    if (only === undefined) return plain.waiting;
    return types.length === 1 ? (texts.decisions[only]?.about ?? only) : plain.asked;
  };
  return (
    <TableLayout
      prompt={prompt()}
      rule={only === undefined ? undefined : rules[only]?.[0]}
      players={<Players {...props} turn={turn} />}
      board={<Story {...props} />}
      tray={<Choices {...props} types={types} />}
    />
  );
};

/** Everybody at the table: who they are, whose turn it is, and at the end what they have. */
const Players = ({ table, viewer, texts, turn }: Props & { turn: Turn }) => {
  const words = plainWords.use();
  return (
    <ul className={styles['players']}>
      {allSeats(table.seats).map((seat) => {
        const atTurn = turn.type === 'decision' && turn.seats.includes(seat);
        const notes = [
          ...(turn.type === 'over' ? [texts.score(turn.outcome.scores[seat]!)] : []),
          ...(atTurn ? [words.atTurn] : []),
          ...(seat === viewer ? [words.you] : []),
          texts.seatName(seat, table.options),
        ];
        return (
          <li key={seat} className={styles['player']} data-at-turn={atTurn}>
            <BrassNumber number={seat + 1} />
            <span className={styles['name']}>{table.names[seat]}</span>
            <span className={styles['notes']}>{notes.join(' · ')}</span>
          </li>
        );
      })}
    </ul>
  );
};

/** The game so far, as a sheet that is written on. */
const Story = ({ log, legal, texts, table, event }: Props) => {
  const words = plainWords.use();
  const sheet = useRef<HTMLElement>(null);
  const { length } = log;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is written last is seen, also when a question takes room from it
  useEffect(() => {
    if (sheet.current !== null) sheet.current.scrollTop = sheet.current.scrollHeight;
  }, [length, legal]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
    <section className={styles['sheet']} ref={sheet} tabIndex={0} aria-label={words.story}>
      <h2 className={styles['heading']}>{words.story}</h2>
      {length === 0 && <p className={styles['line']}>{words.begins}</p>}
      <ol className={styles['lines']}>
        {log.map((seen, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a log only grows, and an entry is its place in it
          <li key={index} className={styles['line']} data-now={seen === event}>
            {texts.tell(seen, table)}
          </li>
        ))}
      </ol>
    </section>
  );
};

/** What may be decided now: a part for each kind of decision, a button for each way to take it. */
const Choices = ({ legal, types, texts, version, decide }: Props & { types: readonly string[] }) => {
  const words = plainWords.use();
  const tray = useDecisionFocus(version, legal.length > 0);
  return (
    <div className={styles['choices']} ref={tray} tabIndex={-1}>
      {types.map((type) => {
        const { about = type, keys = {} } = texts.decisions[type] ?? {};
        return (
          <fieldset key={type} className={styles['decision']}>
            <legend className={types.length === 1 ? 'visually-hidden' : styles['about']}>{about}</legend>
            {Object.entries(keys).map(([key, meaning]) => (
              <p key={key} className={styles['meaning']}>
                {meaning}
              </p>
            ))}
            <div className={styles['ways']}>
              {legal
                .filter((choice) => choice.type === type)
                .map((choice) => (
                  <Button
                    key={JSON.stringify(choice)}
                    className={`button ${styles['way']}`}
                    onPress={() => decide(choice)}
                  >
                    {choiceText(choice, words)}
                  </Button>
                ))}
            </div>
          </fieldset>
        );
      })}
    </div>
  );
};
