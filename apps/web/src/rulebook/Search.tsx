import { Button, Input, Label, SearchField, Text } from 'react-aria-components';
import fields from '../ui/Fields.module.css';
import { Icon } from '../ui/Icon.tsx';
import styles from './Search.module.css';
import { useRulebookWords } from './words/index.ts';

interface SearchProps {
  readonly query: string;
  readonly change: (query: string) => void;
}

/** Looks for a rule or a question by its words, or by its number. */
export const Search = ({ query, change }: SearchProps) => {
  const words = useRulebookWords();
  return (
    <SearchField className={styles['search']!} value={query} onChange={change}>
      <Label className={fields['label']!}>{words.search}</Label>
      <div className={styles['line']}>
        <span className={styles['glass']}>
          <Icon name="search" />
        </span>
        <Input
          className={`${fields['input']} ${styles['input']}`}
          enterKeyHint="search"
          autoComplete="off"
          spellCheck="false"
        />
        <Button className="button" data-kind="icon" aria-label={words.clear}>
          <Icon name="close" size={20} />
        </Button>
      </div>
      <Text slot="description" className={fields['help']!}>
        {words.searchHelp}
      </Text>
    </SearchField>
  );
};
