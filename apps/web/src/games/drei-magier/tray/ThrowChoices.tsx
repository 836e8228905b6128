import { ofType, sameStep } from '../steps.ts';
import { useTableWords } from '../words/index.ts';
import { ChoiceButton } from './ChoiceButton.tsx';
import type { ChoicesProps } from './choosing.ts';
import styles from './Tray.module.css';

/** Throw; a throw that was earned may be given up. */
export const ThrowChoices = ({ view, legal, hint, picked, choose }: ChoicesProps) => {
  const words = useTableWords();
  return (
    <div className={styles['choices']}>
      {ofType(legal, 'throw').map((decision) => (
        <ChoiceButton key="throw" primary hinted={sameStep(decision, hint)} press={() => choose(decision)}>
          {view.phase.type === 'throwDue' ? words.choices.throwAgain : words.choices.throw}
        </ChoiceButton>
      ))}
      {ofType(legal, 'pass').map((pass) => (
        <ChoiceButton
          key="pass"
          hinted={sameStep(pass, hint)}
          looked={picked.confirming === pass}
          press={() => choose(pass)}
        >
          {words.choices.pass}
        </ChoiceButton>
      ))}
    </div>
  );
};
