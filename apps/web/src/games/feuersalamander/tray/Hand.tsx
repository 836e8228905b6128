import type { Kind } from '@wunderkammer/feuersalamander/pieces';
import { isHidden, type Maybe } from '@wunderkammer/kernel';
import { Button } from 'react-aria-components';
import { Card } from '../pieces/Card.tsx';
import type { Words } from '../words/index.ts';
import styles from './Tray.module.css';

interface HandProps {
  readonly hand: readonly Maybe<Kind>[];
  readonly title: string;
  /** The card just taken. */
  readonly fresh: Kind | undefined;
  /** Set when a card must go: told which one was pointed at, and its place in the hand. */
  readonly layOff: ((card: Kind, at: number) => void) | undefined;
  readonly legal: readonly Kind[];
  /** The place of the one that was picked up. */
  readonly chosen: number | undefined;
  readonly hinted: Kind | undefined;
  readonly words: Words;
}

/** The own cards; when one must go they can be picked up. */
export const Hand = ({ hand, title, fresh, layOff, legal, chosen, hinted, words }: HandProps) => {
  // Of two equal cards, only the last can be the one just taken.
  const freshAt = fresh === undefined ? -1 : hand.lastIndexOf(fresh);
  return (
    <section className={styles['hand']} aria-label={title} data-spot="hand" data-picking={layOff !== undefined}>
      {hand.length === 0 && <p className={styles['empty']}>{words.hand.empty}</p>}
      <ul className={styles['cards']}>
        {hand.map((card, index) => {
          const note = index === freshAt ? words.hand.fresh : undefined;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two equal cards are told apart by their place only
            <li key={index}>
              {layOff === undefined || isHidden(card) ? (
                <Card card={card} words={words} note={note} />
              ) : (
                <Button
                  className={styles['cardButton']!}
                  data-legal={legal.includes(card)}
                  data-chosen={chosen === index}
                  data-hint={hinted !== undefined && hand.indexOf(hinted) === index}
                  onPress={() => layOff(card, index)}
                >
                  <Card card={card} words={words} note={note} action={words.hand.layOff(card)} />
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
};
