import {
  CARD_TYPES,
  type CardType,
  type Kind,
  outlook,
  type PlayerView,
  typeOf,
  type View,
} from '@wunderkammer/feuersalamander/pieces';
import type { Seat } from '@wunderkammer/kernel';
import { useMemo } from 'react';
import { Button, Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { ConfirmBar } from '../../../ui/ConfirmBar.tsx';
import { kindsOf, worthOf } from '../cards.ts';
import { type Choice, claimOf, type Draft, isSameClaim, NOTHING, type Pick, type Picks } from '../choices.ts';
import { FigureMark } from '../pieces/FigureShape.tsx';
import type { Words } from '../words/index.ts';
import { InSight } from './InSight.tsx';
import { KindButton } from './KindButton.tsx';
import { KindTile } from './KindTile.tsx';
import styles from './Tray.module.css';

type ClaimDraft = Extract<Draft, { type: 'claim' }>;

interface ClaimChoiceProps {
  readonly claims: readonly Choice<'claim'>[];
  readonly claimant: PlayerView;
  readonly view: View;
  readonly draft: ClaimDraft;
  readonly setDraft: (draft: Draft) => void;
  readonly decide: (step: Choice<'claim'>) => void;
  readonly explain: (step: Choice<'claim'>) => void;
  readonly hint: Picks;
  readonly names: readonly string[];
  readonly words: Words;
}

/** Who can be said to hold a card of a type, and which: everything that is in some legal claim. */
const holdersOf = (
  claims: readonly Choice<'claim'>[],
  type: CardType,
  claimant: Seat,
): ReadonlyMap<Seat, Set<Kind>> => {
  const holders = new Map<Seat, Set<Kind>>();
  const add = (holder: Seat, kind: Kind): void => {
    if (typeOf(kind) !== type) return;
    const kinds = holders.get(holder);
    if (kinds === undefined) holders.set(holder, new Set([kind]));
    else kinds.add(kind);
  };
  for (const { own, named } of claims) {
    for (const kind of own) add(claimant, kind);
    for (const [holder, kind] of named) add(holder, kind);
  }
  return holders;
};

/** A combination is put together card by card: what it is and where it comes from. Only what the rules allow can be laid. */
export const ClaimChoice = ({
  claims,
  claimant,
  view,
  draft,
  setDraft,
  decide,
  explain,
  hint,
  names,
  words,
}: ClaimChoiceProps) => {
  const { picks, slot, sure } = draft;
  const { seat } = claimant;
  const holders = useMemo(() => holdersOf(claims, slot, seat), [claims, slot, seat]);
  const claim = claimOf(picks, seat);
  const legal = claim && claims.find((other) => isSameClaim(other, claim));
  const ifRight =
    claim === undefined
      ? []
      : outlook(view, { by: seat, type: 'claim', ...claim }).flatMap((own) => (own.type === 'claim' ? own.right : []));
  const value = ifRight.find((own) => own.type === 'points')?.value;
  const pick = (type: CardType, chosen: Pick): void => {
    const now = { ...picks, [type]: chosen };
    setDraft({
      type: 'claim',
      picks: now,
      slot: CARD_TYPES.find((other) => now[other] === undefined) ?? type,
      sure: false,
    });
  };
  const lay = (): void => {
    if (claim === undefined) return;
    if (legal === undefined) explain({ by: seat, type: 'claim', ...claim });
    else setDraft({ ...draft, sure: true });
  };
  const sourceOf = (holder: Seat): string => (holder === seat ? words.claim.yours : words.claim.from(names[holder]!));
  const missing = CARD_TYPES.filter((type) => picks[type] === undefined);
  const kinds = CARD_TYPES.flatMap((type) => picks[type]?.kind ?? []);
  return (
    <div className={styles['steps']}>
      {sure && legal !== undefined && (
        <ConfirmBar
          question={words.claim.confirm(
            legal.own,
            legal.named.map(([holder, kind]) => [names[holder]!, kind]),
          )}
          yes={words.claim.yes}
          confirm={() => decide(legal)}
          cancel={() => setDraft({ ...draft, sure: false })}
        />
      )}
      <Tabs
        selectedKey={slot}
        onSelectionChange={(key) => setDraft({ ...draft, slot: key as CardType })}
        className={styles['slots']!}
      >
        <InSight>
          <TabList className={styles['slotList']!} aria-label={words.prompt.claim}>
            {CARD_TYPES.map((type) => {
              const chosen = picks[type];
              return (
                <Tab key={type} id={type} className={styles['slot']!}>
                  <span className={styles['slotType']}>{words.names.types[type]}</span>
                  {chosen === undefined ? (
                    <span className={styles['slotEmpty']}>
                      <span className="visually-hidden">{words.claim.empty}</span>
                    </span>
                  ) : (
                    <KindTile kind={chosen.kind} name={words.card(chosen.kind)} />
                  )}
                  <span className={styles['slotHolder']} aria-hidden={chosen === undefined}>
                    {chosen === undefined ? '…' : chosen.holder === seat ? words.claim.mine : names[chosen.holder]}
                  </span>
                </Tab>
              );
            })}
          </TabList>
        </InSight>
        <TabPanel key={slot} id={slot} className={styles['slotPanel']!}>
          {[...holders.keys()]
            .sort((a, b) => Number(b === seat) - Number(a === seat) || a - b)
            .map((holder) => (
              <fieldset key={holder} aria-label={sourceOf(holder)} className={styles['group']} data-type={slot}>
                <span className={styles['groupLabel']} aria-hidden="true">
                  <FigureMark figure={view.players[holder]!.figure} size={22} />
                  {sourceOf(holder)}
                </span>
                <div className={styles['tiles']}>
                  {kindsOf(slot)
                    .filter((kind) => holders.get(holder)!.has(kind))
                    .map((kind) => (
                      <KindButton
                        key={kind}
                        kind={kind}
                        name={`${words.card(kind)}, ${sourceOf(holder)}`}
                        isChosen={picks[slot]?.kind === kind && picks[slot]?.holder === holder}
                        isHinted={hint[slot]?.kind === kind && hint[slot]?.holder === holder}
                        choose={() => pick(slot, { holder, kind })}
                      />
                    ))}
                </div>
              </fieldset>
            ))}
        </TabPanel>
      </Tabs>
      <div className={styles['summary']}>
        {ifRight.some(({ type }) => type === 'wins') && <p className={styles['aside']}>{words.claim.wins}</p>}
        <div className={styles['pair']}>
          <Button
            className={`button ${styles['settle']}`}
            data-kind="primary"
            isDisabled={claim === undefined}
            onPress={lay}
          >
            {value === undefined
              ? words.claim.incomplete(missing.map((type) => words.names.types[type]))
              : words.claim.lay(kinds.map((kind) => worthOf(kind)).join(' × '), value)}
          </Button>
          <Button className="button" onPress={() => setDraft(NOTHING)}>
            {words.claim.back}
          </Button>
        </div>
      </div>
    </div>
  );
};
