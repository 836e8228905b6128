import { Button } from 'react-aria-components';
import { useWords } from '../words/words.tsx';
import { useTableFrame } from './context.ts';
import styles from './RuleButton.module.css';

/** The number of a rule; opens the rulebook there, beside the table. */
export const RuleButton = ({ rule }: { rule: string }) => {
  const { openRule } = useTableFrame();
  const words = useWords();
  return (
    <Button className={styles['rule']!} onPress={() => openRule(rule)}>
      {words.table.ruleOf(rule)}
    </Button>
  );
};
