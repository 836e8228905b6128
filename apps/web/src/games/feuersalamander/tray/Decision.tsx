import type { Chamber, Decision as Choices, PlayerView, Step, View } from '@wunderkammer/feuersalamander/pieces';
import { useMemo } from 'react';
import { ConfirmBar } from '../../../ui/ConfirmBar.tsx';
import { claimDraft, type Draft, NOTHING, ofType, open, picksOf } from '../choices.ts';
import { chosenPlace } from '../placing.ts';
import type { Way } from '../ways.ts';
import type { Words } from '../words/index.ts';
import { AskChoice } from './AskChoice.tsx';
import { ClaimChoice } from './ClaimChoice.tsx';
import { ExchangeChoice } from './ExchangeChoice.tsx';
import { MoveChoice } from './MoveChoice.tsx';
import { PlaceChoice } from './PlaceChoice.tsx';
import { TurnChoice } from './TurnChoice.tsx';

export interface DecisionProps {
  readonly view: View;
  readonly me: PlayerView;
  readonly legal: readonly Choices[];
  readonly draft: Draft;
  readonly setDraft: (draft: Draft) => void;
  /** Takes a choice up; the same one once more is a decision. */
  readonly take: (draft: Draft) => void;
  readonly decide: (step: Step) => void;
  readonly explain: (step: Step) => void;
  readonly hint: Step | undefined;
  readonly ways: readonly Way[];
  readonly chosenWay: Way | undefined;
  readonly hintedWay: Way | undefined;
  readonly look: (key: string | undefined) => void;
  readonly names: readonly string[];
  readonly words: Words;
}

/** The decision at hand, as a calm talk: one thing at a time. */
export const Decision = (props: DecisionProps) => {
  const { view, me, legal, draft, setDraft, take, decide, explain, hint, names, words } = props;
  const { phase } = view;
  const places = ofType(legal, 'place');
  const exchanges = ofType(legal, 'exchange');
  // There may be thousands.
  const claims = useMemo(() => ofType(legal, 'claim'), [legal]);
  const discards = ofType(legal, 'discard');
  if (draft.type === 'claim' && claims.length > 0) {
    return (
      <ClaimChoice
        claims={claims}
        claimant={me}
        view={view}
        draft={draft}
        setDraft={setDraft}
        decide={decide}
        explain={explain}
        hint={hint?.type === 'claim' ? picksOf(hint, hint.by) : {}}
        names={names}
        words={words}
      />
    );
  }
  if (discards.length > 0) {
    const chosen = draft.type === 'discard' ? discards.find(({ card }) => card === draft.card) : undefined;
    return chosen === undefined ? null : (
      <ConfirmBar
        key={`${draft.type === 'discard' ? draft.at : ''}`}
        question={words.hand.confirm(chosen.card)}
        yes={words.hand.yes}
        confirm={() => decide(chosen)}
        cancel={() => setDraft(NOTHING)}
      />
    );
  }
  if (places.length > 0) {
    const asChamber = (step: Step | undefined): Chamber | undefined => (step?.type === 'place' ? step : undefined);
    return (
      <PlaceChoice
        places={places}
        chosen={chosenPlace(places, draft)}
        setDraft={setDraft}
        decide={decide}
        explain={explain}
        hint={asChamber(hint)}
        words={words}
      />
    );
  }
  if (props.ways.length > 0) {
    return (
      <MoveChoice
        ways={props.ways}
        chosen={props.chosenWay}
        hinted={props.hintedWay}
        setDraft={setDraft}
        take={take}
        look={props.look}
        decide={decide}
        names={names}
        words={words}
      />
    );
  }
  if (phase.type === 'ask') {
    return (
      <AskChoice
        legal={legal}
        view={view}
        asked={view.players[phase.asked]!}
        draft={draft}
        setDraft={setDraft}
        take={take}
        decide={decide}
        hint={hint?.type === 'ask' ? hint.card : undefined}
        names={names}
        words={words}
      />
    );
  }
  if (phase.type === 'exchange' && exchanges.length > 0) {
    return (
      <ExchangeChoice
        exchanges={exchanges}
        decide={decide}
        hint={hint?.type === 'exchange' ? hint.swap : undefined}
        words={words}
      />
    );
  }
  return (
    <TurnChoice
      legal={legal}
      draft={draft}
      setDraft={setDraft}
      decide={decide}
      openClaim={() => setDraft(claimDraft(me.seat, hint?.type === 'claim' ? hint.own : open(me.hand)))}
      hint={hint !== undefined && hint.by !== 'chance' ? hint.type : undefined}
      again={phase.type === 'again'}
      words={words}
    />
  );
};
