import { areaOf, type Format, sizeOf } from '../geometry/paper.ts';
import type { Kit } from '../kit.ts';
import type { Words } from '../words/index.ts';
import { At } from './At.tsx';
import styles from './First.module.css';
import { Lines } from './Lines.tsx';
import lines from './Sheets.module.css';
import type { SheetPlan } from './sheet-plan.ts';

const RULER = 100;
const TENS: readonly number[] = Array.from({ length: RULER / 10 + 1 }, (_, ten) => ten * 10);

/** A line of a hundred millimetres, to find out whether the printer keeps to them. */
const Ruler = () => {
  const ticks = Array.from({ length: RULER + 1 }, (_, x) => `M${x} 6v${-(x % 10 === 0 ? 4 : x % 5 === 0 ? 2.6 : 1.6)}`);
  return (
    <div className={styles['ruler']} data-piece="ruler">
      <Lines size={{ width: RULER, height: 11 }}>
        <path d={`M0 6H${RULER}${ticks.join('')}`} className={lines['mark']} />
        {TENS.map((x) => (
          <text key={x} x={x} y="10" className={styles['figure']}>
            {x}
          </text>
        ))}
      </Lines>
    </div>
  );
};

const Legend = ({ words: { cut, fold, flap, mark } }: { words: Words['first']['legend'] }) => (
  <ul className={styles['legend']}>
    {[
      { word: cut, drawing: <path d="M0 3H14" className={lines['cut']} /> },
      { word: fold, drawing: <path d="M0 3H14" className={lines['fold']} /> },
      {
        word: flap,
        drawing: <path d="M1 1H13L10 5.500H4Z" className={`${styles['flap']} ${lines['cut']}`} />,
      },
      { word: mark, drawing: <path d="M4 .5V5.500M10 .5V5.500" className={lines['mark']} /> },
    ].map(({ word, drawing }) => (
      <li key={word}>
        <svg viewBox="0 0 14 6" className={styles['sample']} aria-hidden="true">
          {drawing}
        </svg>
        {word}
      </li>
    ))}
  </ul>
);

interface FirstProps {
  readonly title: string;
  readonly published: string | undefined;
  readonly kit: Kit;
  readonly steps: readonly string[];
  readonly words: Words['first'];
}

const First = ({ title, published, kit, steps, words }: FirstProps) => (
  <div className={styles['first']}>
    <header>
      <div>
        <h2>{title}</h2>
        <p>
          {words.kit}
          {published !== undefined && ` · ${published}`}
        </p>
      </div>
    </header>
    <div className={styles['emblem']}>{kit.emblem}</div>
    <section className={styles['contents']}>
      <h3>{words.contents}</h3>
      <ul>
        {kit.contents.map(({ count, name }) => (
          <li key={name}>
            <b>{count}</b> {name}
          </li>
        ))}
        <li>
          <b>1</b> {words.booklet}
        </li>
      </ul>
      <h3>{words.needed}</h3>
      <p>
        {words.tools} {kit.parts.some(({ type }) => type === 'board') && words.boardTools}
      </p>
    </section>
    <section className={styles['steps']}>
      <h3>{words.steps}</h3>
      <ol>
        {[...steps, ...kit.hints].map((step) => {
          const [head, ...rest] = step.split(': ');
          return (
            <li key={step}>
              <b>{head}.</b> {capital(rest.join(': '))}
            </li>
          );
        })}
      </ol>
      <Legend words={words.legend} />
    </section>
    <section className={styles['check']}>
      <div>
        <h3>{words.ruler}</h3>
        <p>{words.rulerHelp}</p>
      </div>
      <Ruler />
    </section>
  </div>
);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The sheet that comes first: what there is, and how it becomes a game. */
export const firstSheet = (props: FirstProps, format: Format): SheetPlan => ({
  name: props.words.name,
  format,
  front: (
    <At rect={areaOf(sizeOf(format))}>
      <First {...props} />
    </At>
  ),
});
