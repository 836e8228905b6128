import { outlook, SYMBOLS, symbolBrings } from '@wunderkammer/drei-magier/pieces';
import { toneOf } from '../notes.ts';
import { Sign } from '../pieces/Sign.tsx';
import { ofType, sameStep } from '../steps.ts';
import { useTableWords } from '../words/index.ts';
import { ChoiceButton } from './ChoiceButton.tsx';
import type { ChoicesProps } from './choosing.ts';
import { Looked } from './Looked.tsx';
import styles from './Tray.module.css';

const SignIcon = ({ symbol }: { symbol: (typeof SYMBOLS)[number] }) => (
  <svg viewBox="-12 -12 24 24" className={styles['sign']} aria-hidden="true">
    <Sign symbol={symbol} />
  </svg>
);

/** Cast or not, with what may come of it. */
export const CastChoices = ({ view, seat, legal, hint, choose }: ChoicesProps) => {
  const words = useTableWords();
  return (
    <div className={styles['choices']}>
      <div className={styles['pair']}>
        {ofType(legal, 'cast').map((cast) => (
          <ChoiceButton key="cast" primary hinted={sameStep(cast, hint)} press={() => choose(cast)}>
            {words.choices.cast}
          </ChoiceButton>
        ))}
        {ofType(legal, 'decline').map((decline) => (
          <ChoiceButton key="decline" hinted={sameStep(decline, hint)} press={() => choose(decline)}>
            {words.choices.decline}
          </ChoiceButton>
        ))}
      </div>
      <p className={styles['reading']}>{words.choices.outcomes}</p>
      <ul className={styles['outcomes']}>
        {SYMBOLS.map((symbol) => (
          <li key={symbol}>
            <SignIcon symbol={symbol} />
            <span>
              <strong>{words.names.symbols[symbol]}</strong> ·{' '}
              {words.choices.effects[symbolBrings(view, seat, symbol).type]}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
};

/** Between symbols seen equally often. */
export const SymbolChoices = ({ view, legal, hint, choose }: ChoicesProps) => {
  const words = useTableWords();
  return (
    <div className={styles['choices']}>
      {ofType(legal, 'choose').map((decision) => (
        <ChoiceButton
          key={decision.symbol}
          icon={<SignIcon symbol={decision.symbol} />}
          note={words.choices.effects[symbolBrings(view, decision.by, decision.symbol).type]}
          tone={toneOf(outlook(view, decision))}
          hinted={sameStep(decision, hint)}
          press={() => choose(decision)}
        >
          {words.names.symbols[decision.symbol]}
        </ChoiceButton>
      ))}
    </div>
  );
};

/** Leap to the mage, or remain. */
export const LeapChoices = (props: ChoicesProps) => {
  const { view, seat, names, legal, hint, picked, consider, choose } = props;
  const words = useTableWords();
  const notes = ofType(legal, 'leap').flatMap((leap) => outlook(view, leap));
  return (
    <div className={styles['choices']}>
      {ofType(legal, 'leap').map((leap) => (
        <ChoiceButton
          key="leap"
          primary
          note={notes.map((note) => words.note(note, (other) => names[other]!)).join('; ')}
          tone={toneOf(notes)}
          hinted={sameStep(leap, hint)}
          looked={picked.looked === leap}
          press={(byFinger) => choose(leap, byFinger)}
          consider={(on) => consider(on ? leap : undefined)}
        >
          {words.choices.leap(view.players[seat]!.mage)}
        </ChoiceButton>
      ))}
      {ofType(legal, 'remain').map((remain) => (
        <ChoiceButton key="remain" hinted={sameStep(remain, hint)} press={() => choose(remain)}>
          {words.choices.remain}
        </ChoiceButton>
      ))}
      <Looked {...props} />
    </div>
  );
};
