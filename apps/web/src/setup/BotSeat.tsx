import { type CharacterId, characterOf } from '@wunderkammer/cast';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { CharacterPicker } from '../cast/CharacterPicker.tsx';
import { Portrait } from '../cast/Portrait.tsx';
import { traitsOf } from '../cast/traits.ts';
import { useCastTexts, useCastWords } from '../cast/words/index.ts';
import styles from './BotSeat.module.css';

interface BotSeatProps {
  /** Which seat it is, in words. */
  readonly label: string;
  readonly character: CharacterId;
  /** The names of everybody at the table. */
  readonly names: readonly string[];
  readonly change: (character: CharacterId) => void;
}

/** Who of the cast sits at a seat; a press shows who else could. */
export const BotSeat = ({ label, character, names, change }: BotSeatProps) => {
  const words = useCastWords();
  const texts = useCastTexts();
  const [isOpen, setOpen] = useState(false);
  const { name, mind } = characterOf(character);
  return (
    <>
      <Button className={styles['bot']!} onPress={() => setOpen(true)}>
        <span className="visually-hidden">{label}: </span>
        <Portrait of={character} size={52} named />
        <span className={styles['words']}>
          <strong className={styles['name']}>{name}</strong>
          <span className={styles['traits']}>{traitsOf(texts, character)}</span>
        </span>
        <span className={styles['another']}>{words.another}</span>
      </Button>
      <CharacterPicker
        isOpen={isOpen}
        close={() => setOpen(false)}
        now={character}
        level={mind.level}
        names={names}
        choose={change}
      />
    </>
  );
};
