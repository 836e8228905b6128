import {
  CARD_TYPES,
  type Decision,
  type Kind,
  outlook,
  type PlayerView,
  type View,
} from '@wunderkammer/feuersalamander/pieces';
import { Button } from 'react-aria-components';
import { ConfirmBar } from '../../../ui/ConfirmBar.tsx';
import { kindsOf } from '../cards.ts';
import { type Draft, NOTHING, ofType } from '../choices.ts';
import type { Words } from '../words/index.ts';
import { KindButton } from './KindButton.tsx';
import styles from './Tray.module.css';

interface AskChoiceProps {
  readonly legal: readonly Decision[];
  readonly view: View;
  readonly asked: PlayerView;
  readonly draft: Draft;
  readonly setDraft: (draft: Draft) => void;
  readonly take: (draft: Draft) => void;
  readonly decide: (step: Decision) => void;
  readonly hint: Kind | undefined;
  readonly names: readonly string[];
  readonly words: Words;
}

/** One question to one player: which of the fourteen kinds. */
export const AskChoice = ({
  legal,
  view,
  asked,
  draft,
  setDraft,
  take,
  decide,
  hint,
  names,
  words,
}: AskChoiceProps) => {
  const asks = ofType(legal, 'ask');
  const [pass] = ofType(legal, 'pass');
  const name = names[asked.seat]!;
  const frees = asks.slice(0, 1).some((ask) => outlook(view, ask).some(({ type }) => type === 'frees'));
  const chosen = draft.type === 'ask' ? asks.find(({ card }) => card === draft.card) : undefined;
  return (
    <div className={styles['steps']}>
      {frees && <p className={styles['aside']}>{words.ask.frees(name)}</p>}
      <div className={styles['kinds']}>
        {CARD_TYPES.map((type) => (
          <fieldset key={type} className={styles['group']} data-type={type}>
            <legend className={styles['groupLabel']}>{words.names.types[type]}</legend>
            <div className={styles['tiles']}>
              {kindsOf(type).map((kind) => (
                <KindButton
                  key={kind}
                  kind={kind}
                  name={words.card(kind)}
                  isChosen={chosen?.card === kind}
                  isHinted={hint === kind}
                  choose={() => take({ type: 'ask', card: kind })}
                />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      {chosen !== undefined && (
        <ConfirmBar
          key={chosen.card}
          question={words.ask.confirm(name, chosen.card)}
          yes={words.ask.yes}
          confirm={() => decide(chosen)}
          cancel={() => setDraft(NOTHING)}
        />
      )}
      {pass !== undefined && (
        <Button
          className={`button ${styles['pass']}`}
          data-kind="quiet"
          data-chosen={draft.type === 'pass'}
          onPress={() => take({ type: 'pass' })}
        >
          {words.pass.ask}
        </Button>
      )}
      {pass !== undefined && draft.type === 'pass' && (
        <ConfirmBar
          question={words.pass.askSure}
          yes={words.pass.ask}
          confirm={() => decide(pass)}
          cancel={() => setDraft(NOTHING)}
        />
      )}
    </div>
  );
};
