import { Button } from 'react-aria-components';
import type { Choice } from '../choices.ts';
import type { Words } from '../words/index.ts';
import styles from './Tray.module.css';

interface ExchangeChoiceProps {
  readonly exchanges: readonly Choice<'exchange'>[];
  readonly decide: (step: Choice<'exchange'>) => void;
  readonly hint: boolean | undefined;
  readonly words: Words;
}

/** A card that everybody knows of now: exchange it, or keep it. */
export const ExchangeChoice = ({ exchanges, decide, hint, words }: ExchangeChoiceProps) => (
  <div className={styles['ways']}>
    <p className={styles['aside']}>{words.exchange.note}</p>
    <div className={styles['pair']}>
      {exchanges.map((exchange) => (
        <Button
          key={String(exchange.swap)}
          className="button"
          data-hint={hint === exchange.swap}
          onPress={() => decide(exchange)}
        >
          {exchange.swap ? words.exchange.swap : words.exchange.keep}
        </Button>
      ))}
    </div>
  </div>
);
