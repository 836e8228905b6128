import type { Outcome, Seat } from '@wunderkammer/kernel';
import { type CSSProperties, type ReactNode, useEffect, useId } from 'react';
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useSettings } from '../../settings/settings.tsx';
import { useWords } from '../../words/words.tsx';
import { usePace } from '../pace.ts';
import { useEndWords } from '../result/words/index.ts';
import styles from './FinaleStage.module.css';
import type { Part } from './part.ts';

interface FinaleStageProps {
  readonly part: Part;
  readonly outcome: Outcome;
  readonly names: readonly string[];
  /** What the game has to say to whoever looks. */
  readonly line: string;
  /** The colours of the game's own world. */
  readonly className: string;
  readonly goOn: () => void;
  /** What lies on the table at the end. */
  readonly children: ReactNode;
}

/** The end of a game, played out over its table. It stays until whoever looks goes on. */
export const FinaleStage = ({ part, outcome, names, line, className, goOn, children }: FinaleStageProps) => {
  const words = useWords();
  const endWords = useEndWords();
  const pace = usePace();
  const lineId = useId();
  const isHeard = useSettings().sound === 'on';
  const sound = part === 'lost' ? 'end' : 'win';
  useEffect(() => {
    if (isHeard) void import('../../sound/sound.ts').then(({ play }) => play(sound));
  }, [isHeard, sound]);
  const winners: readonly Seat[] = outcome.ranking[0]!;
  const title =
    part === 'won' || part === 'shared'
      ? endWords[part]
      : words.result.won(words.list(winners.map((seat) => names[seat]!)), winners.length > 1);
  return (
    <ModalOverlay
      className={`${styles['veil']} ${className}`}
      style={{ '--pace': pace } as CSSProperties}
      isOpen
      onOpenChange={(open) => open || goOn()}
    >
      <Modal className={styles['modal']!}>
        <Dialog className={styles['stage']!} aria-describedby={lineId} data-finale={part}>
          <header className={styles['head']}>
            <Heading slot="title" className={styles['title']!}>
              {title}
            </Heading>
            <p id={lineId} className={styles['line']}>
              {line}
            </p>
          </header>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what does not fit is scrolled by keys as well */}
          <section className={styles['picture']} aria-label={endWords.onTable} tabIndex={0}>
            {children}
          </section>
          <div className={styles['ways']}>
            <Button className="button" data-kind="primary" autoFocus onPress={goOn}>
              {endWords.goOn}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
};
