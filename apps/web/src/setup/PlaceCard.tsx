import type { CharacterId } from '@wunderkammer/cast';
import { type ReactNode, useState } from 'react';
import { Button, Input, Label, TextField } from 'react-aria-components';
import { CharacterPicker } from '../cast/CharacterPicker.tsx';
import { Portrait } from '../cast/Portrait.tsx';
import { traitsOf } from '../cast/traits.ts';
import { useCastTexts } from '../cast/words/index.ts';
import { lastLevel } from '../settings/last-level.ts';
import { BrassNumber } from '../ui/BrassNumber.tsx';
import styles from './PlaceCard.module.css';
import type { Place, Who } from './plan.ts';
import { WhoSign } from './WhoSign.tsx';
import { useSetupWords } from './words/index.ts';

interface PlaceCardProps {
  readonly index: number;
  readonly place: Place;
  /** The names of everybody at the table. */
  readonly names: readonly string[];
  /** The figure that stands for the seat, where a game has one. */
  readonly mark: ReactNode;
  readonly rename: (name: string) => void;
  readonly seat: (to: Who | CharacterId) => void;
}

const PEOPLE = ['you', 'here', 'link'] as const;

/** A place at the table and the card on it: who sits there, and a press shows who else could. */
export const PlaceCard = ({ index, place, names, mark, rename, seat }: PlaceCardProps) => {
  const words = useSetupWords();
  const texts = useCastTexts();
  const [isOpen, setOpen] = useState(false);
  const { who, name, character } = place;
  const label = words.seat(index + 1);
  const isNamed = who === 'you' || who === 'here';
  const shown = who === 'link' ? words.friend : name;
  return (
    <li className={styles['place']} data-who={who}>
      <span className={styles['mark']} aria-hidden="true">
        {mark ?? <BrassNumber number={index + 1} />}
      </span>
      {character === undefined ? (
        <WhoSign who={who as Exclude<Who, 'bot'>} />
      ) : (
        <Portrait of={character} size={52} named />
      )}
      <span className={styles['words']}>
        {isNamed ? (
          <TextField className={styles['name']!} value={name} maxLength={24} onChange={rename}>
            <Label className="visually-hidden">{`${label}: ${words.name}`}</Label>
            <Input className={styles['input']!} autoComplete={who === 'you' ? 'nickname' : 'off'} />
          </TextField>
        ) : (
          <strong className={styles['name']}>{shown}</strong>
        )}
        <span className={styles['is']}>
          {character === undefined ? words.is[who as 'you'] : traitsOf(texts, character)}
        </span>
      </span>
      <Button
        className={`text-button ${styles['change']}`}
        aria-label={`${label}, ${shown}: ${words.change}`}
        onPress={() => setOpen(true)}
      >
        {words.change}
      </Button>
      <CharacterPicker
        title={words.whoSits(index + 1)}
        isOpen={isOpen}
        close={() => setOpen(false)}
        now={character}
        level={lastLevel()}
        names={names}
        choose={seat}
      >
        <ul className={styles['people']}>
          {PEOPLE.map((kind) => (
            <li key={kind}>
              <Button
                className={styles['person']!}
                {...(kind === who && { 'aria-current': 'true' as const })}
                onPress={() => {
                  seat(kind);
                  setOpen(false);
                }}
              >
                <WhoSign who={kind} />
                {words.sits[kind]}
              </Button>
            </li>
          ))}
        </ul>
        <p className={styles['or']}>{words.orBot}</p>
      </CharacterPicker>
    </li>
  );
};
