import { type CharacterId, characterOf, charactersAt, freeCharacter } from '@wunderkammer/cast';
import { LEVELS, type Level } from '@wunderkammer/kernel';
import { type ReactNode, Suspense, useState } from 'react';
import { Button, Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { writeSetting } from '../settings/local.ts';
import { Loading } from '../ui/Loading.tsx';
import { Panel } from '../ui/Panel.tsx';
import styles from './CharacterPicker.module.css';
import { Portrait } from './Portrait.tsx';
import { useCastTexts, useCastWords } from './words/index.ts';

interface CharacterPickerProps {
  readonly isOpen: boolean;
  readonly close: () => void;
  /** Who sits there now, and at which level to begin where nobody does. */
  readonly now?: CharacterId | undefined;
  readonly level: Level;
  /** The names of everybody at the table. */
  readonly names: readonly string[];
  readonly choose: (id: CharacterId) => void;
  /** What is asked; where only bots can sit down, who does. */
  readonly title?: string;
  /** Who else could sit there. */
  readonly children?: ReactNode;
}

/** Everybody of the cast, level by level. The level somebody was chosen from is where the next look begins. */
export const CharacterPicker = ({ isOpen, close, title, children, ...choice }: CharacterPickerProps) => {
  const words = useCastWords();
  return (
    <Panel title={title ?? words.choose} isOpen={isOpen} close={close}>
      {children}
      <Suspense fallback={<Loading />}>
        <Gallery {...choice} close={close} />
      </Suspense>
    </Panel>
  );
};

const Gallery = ({ now, level, names, choose, close }: Omit<CharacterPickerProps, 'isOpen' | 'title' | 'children'>) => {
  const words = useCastWords();
  const texts = useCastTexts();
  const [at, setAt] = useState(() => characterOf(now ?? freeCharacter(level, names)).mind.level);
  const take = (id: CharacterId): void => {
    writeSetting('level', characterOf(id).mind.level);
    if (id !== now) choose(id);
    close();
  };
  return (
    <Tabs className={styles['gallery']!} selectedKey={at} onSelectionChange={(key) => setAt(key as Level)}>
      <TabList className={styles['levels']!} aria-label={words.levels}>
        {LEVELS.map((id) => (
          <Tab key={id} id={id} className={styles['level']!}>
            {texts.levels[id].name}
          </Tab>
        ))}
      </TabList>
      {LEVELS.map((id) => (
        <TabPanel key={id} id={id} className={styles['panel']!}>
          <p className={styles['manner']}>{texts.levels[id].about}</p>
          <ul className={styles['characters']}>
            {charactersAt(id).map((character) => (
              <li key={character}>
                <Entry id={character} now={now} names={names} take={take} />
              </li>
            ))}
          </ul>
        </TabPanel>
      ))}
    </Tabs>
  );
};

interface EntryProps extends Pick<CharacterPickerProps, 'now' | 'names'> {
  readonly id: CharacterId;
  readonly take: (id: CharacterId) => void;
}

/** One of them: likeness, name, and what is said of them. */
const Entry = ({ id, now, names, take }: EntryProps) => {
  const words = useCastWords();
  const { tempers, characters } = useCastTexts();
  const { name, mind } = characterOf(id);
  const isElsewhere = id !== now && names.includes(name);
  return (
    <Button
      className={styles['character']!}
      isDisabled={isElsewhere}
      {...(id === now && { 'aria-current': 'true' as const })}
      onPress={() => take(id)}
    >
      <Portrait of={id} size={72} named />
      <span className={styles['words']}>
        <strong className={styles['name']}>{name}</strong>
        <span className={styles['temper']}>
          {[
            ...(mind.temper === 'even' ? [] : [tempers[mind.temper]]),
            ...(id === now ? [words.isHere] : isElsewhere ? [words.isElsewhere] : []),
          ].join(' · ')}
        </span>
        <span className={styles['about']}>{characters[id].about}</span>
      </span>
    </Button>
  );
};
