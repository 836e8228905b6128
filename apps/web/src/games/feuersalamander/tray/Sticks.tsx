import { KEY_THROWS, type Seen, type Sticks as Thrown } from '@wunderkammer/feuersalamander/pieces';
import type { CSSProperties } from 'react';
import { keyFaces, stickFaces } from '../last-throws.ts';
import { type Face, StickShape } from '../pieces/StickShape.tsx';
import { FALL, NEXT_STICK, NEXT_TRY } from '../telling.ts';
import type { Words } from '../words/index.ts';
import styles from './Sticks.module.css';

type Keys = Extract<Seen, { type: 'keys' }>;

/** What the sticks show: a throw, a try for the keys, or nothing yet. */
export type Showing =
  | { readonly type: 'throw'; readonly thrown: Thrown }
  | { readonly type: 'keys'; readonly keys: Keys }
  | { readonly type: 'rest' };

interface SticksProps {
  readonly showing: Showing;
  /** Changes with every throw. */
  readonly throwKey: number;
  readonly words: Words;
}

const facesOf = (showing: Showing): readonly [Face, Face, Face] => {
  switch (showing.type) {
    case 'throw':
      return stickFaces(showing.thrown);
    case 'keys':
      return keyFaces(showing.keys.shown);
    case 'rest':
      return [{ type: 'blank' }, { type: 'blank' }, { type: 'blank' }];
  }
};

/** When a stick falls. One that shows a key stays where it fell; the others are thrown again, to the last. */
const fallsAt = (showing: Showing, stick: number): number => {
  if (showing.type !== 'keys') return stick * NEXT_STICK;
  const { shown } = showing.keys;
  const found = shown.findIndex((_, index) => sum(shown.slice(0, index + 1)) > stick);
  return (found < 0 ? shown.length - 1 : found) * NEXT_TRY;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const sayOf = (showing: Showing, { sticks }: Words): string => {
  switch (showing.type) {
    case 'throw':
      return sticks.thrown(...showing.thrown.pips, showing.thrown.symbol);
    case 'keys':
      return sticks.keys(sum(showing.keys.shown), showing.keys.shown.length);
    case 'rest':
      return sticks.resting;
  }
};

/** Three four-sided bars: they tumble, and come to rest a little askew, always the same way for the same throw. */
export const Sticks = ({ showing, throwKey, words }: SticksProps) => (
  <section className={styles['sticks']} aria-label={words.sticks.title} data-spot="sticks">
    <div className={styles['bars']} data-resting={showing.type === 'rest'}>
      {facesOf(showing).map((face, stick) => {
        const askew = ((throwKey * 7 + stick * 5) % 9) - 4;
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a throw and its three sticks
            key={`${throwKey}-${stick}`}
            className={styles['bar']}
            data-falls={showing.type !== 'rest'}
            style={
              {
                '--askew': `${askew}deg`,
                '--after': `${fallsAt(showing, stick)}ms`,
                '--fall': `${FALL}ms`,
              } as CSSProperties
            }
          >
            <svg viewBox="0 0 120 44" aria-hidden="true">
              <StickShape face={face} />
            </svg>
          </span>
        );
      })}
    </div>
    {showing.type === 'keys' && (
      <ol className={styles['tries']} aria-hidden="true">
        {Array.from({ length: KEY_THROWS }, (_, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the throws in their order
            key={index}
            style={{ '--after': `${index * NEXT_TRY + FALL}ms` } as CSSProperties}
            data-thrown={index < showing.keys.shown.length}
            data-key={(showing.keys.shown[index] ?? 0) > 0}
          >
            {showing.keys.shown[index] ?? ''}
          </li>
        ))}
      </ol>
    )}
    <p className="visually-hidden">{sayOf(showing, words)}</p>
  </section>
);
