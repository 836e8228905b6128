import { characterOf } from '@wunderkammer/cast';
import { type CSSProperties, Suspense, useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import { useSettings } from '../settings/settings.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Portrait } from './Portrait.tsx';
import styles from './SpeechBubble.module.css';
import type { Speech } from './use-speech.ts';
import { useCastTexts, useCastWords } from './words/index.ts';

/** How long a line stays, in milliseconds: to look up, to read each letter, and to fade. */
const LOOK = 3_000;
const READ = 60;
const FADE = 400;

interface SpeechBubbleProps {
  readonly speech: Speech | undefined;
  /** How many tools stand at the head of the table: it appears beside them. */
  readonly tools: number;
}

/** What one of the bots says, away from everything that can be chosen; nothing moves aside for it. */
export const SpeechBubble = ({ speech, tools }: SpeechBubbleProps) => (
  <div className={styles['place']} style={{ '--tools': tools } as CSSProperties}>
    <p className="visually-hidden" role="status">
      <Suspense>{speech !== undefined && <Spoken speech={speech} />}</Suspense>
    </p>
    <Suspense>{speech !== undefined && <Saying key={speech.step} speech={speech} />}</Suspense>
  </div>
);

const useLine = ({ character, occasion, line }: Speech): string =>
  useCastTexts().characters[character].lines[occasion][line];

/** For whoever listens: said once, with the name. */
const Spoken = ({ speech }: { speech: Speech }) => {
  const { says } = useCastWords();
  const line = useLine(speech);
  return `${says(characterOf(speech.character).name)} ${line}`;
};

/** For whoever looks. */
const Saying = ({ speech }: { speech: Speech }) => {
  const words = useCastWords();
  const line = useLine(speech);
  const { change } = useSettings();
  const { character, over } = speech;
  // Whoever has a hand on it reads on.
  const [held, hold] = useState(false);
  const [fading, fade] = useState(false);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => (fading ? over() : fade(true)), fading ? FADE : LOOK + READ * line.length);
    return () => clearTimeout(timer);
  }, [held, fading, line, over]);
  return (
    <div className={styles['saying']} data-fading={fading && !held} data-character={character}>
      <Portrait of={character} size={44} named />
      <span className={styles['bubble']}>
        <span className={styles['line']} aria-hidden="true">
          {line}
        </span>
        <Button
          className={`button ${styles['hush']}`}
          data-kind="icon"
          aria-label={words.hush}
          onPress={() => change('talk', 'off')}
          onHoverChange={hold}
          onFocusChange={hold}
        >
          <Icon name="hush" size={20} />
        </Button>
      </span>
    </div>
  );
};
