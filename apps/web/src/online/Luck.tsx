import { lazy, Suspense, useState } from 'react';
import { Button, Input, Label, Text, TextField } from 'react-aria-components';
import fields from '../ui/Fields.module.css';
import { LONGEST_WORD } from './entropy.ts';
import styles from './Luck.module.css';
import { useOnlineWords } from './words/index.ts';

const FairnessPanel = lazy(async () => ({ default: (await import('../fairness/ProofPanel.tsx')).FairnessPanel }));

/** A word of one's own for chance, and how chance is made. What it is called stands above it, where it unfolds. */
export const Luck = ({ word, change }: { word: string; change: (word: string) => void }) => {
  const { luck } = useOnlineWords();
  const [explained, setExplained] = useState(false);
  return (
    <TextField className={styles['luck']!} value={word} maxLength={LONGEST_WORD} onChange={change}>
      <Label className="visually-hidden">{luck.label}</Label>
      <Input className={fields['input']!} data-kind="aside" autoComplete="off" />
      <Text slot="description" className={fields['help']!}>
        {luck.help}
      </Text>
      <Button slot={null} className="text-button" onPress={() => setExplained(true)}>
        {luck.how}
      </Button>
      {explained && (
        <Suspense>
          <FairnessPanel close={() => setExplained(false)} />
        </Suspense>
      )}
    </TextField>
  );
};
