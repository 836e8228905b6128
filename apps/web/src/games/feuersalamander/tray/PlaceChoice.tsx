import { CARD_TYPES, type CardType, type Chamber, type Kind } from '@wunderkammer/feuersalamander/pieces';
import { Button, Label, Radio, RadioGroup } from 'react-aria-components';
import { cardsOf, kindsOf } from '../cards.ts';
import type { Choice, Draft } from '../choices.ts';
import { matches, type PlaceDraft, withCard } from '../placing.ts';
import type { Words } from '../words/index.ts';
import { KindTile } from './KindTile.tsx';
import styles from './Tray.module.css';

interface PlaceChoiceProps {
  readonly places: readonly Choice<'place'>[];
  readonly chosen: PlaceDraft;
  readonly setDraft: (draft: Draft) => void;
  readonly decide: (step: Choice<'place'>) => void;
  readonly explain: (step: Choice<'place'>) => void;
  readonly hint: Chamber | undefined;
  readonly words: Words;
}

/** The token's chamber, step by step: wing, row, stone. What the hand says is fixed; the rest is free. */
export const PlaceChoice = ({ places, chosen, setDraft, decide, explain, hint, words }: PlaceChoiceProps) => {
  const isWhole = chosen.wing !== undefined && chosen.row !== undefined && chosen.stone !== undefined;
  const place = isWhole ? places.find((other) => matches(other, chosen)) : undefined;
  const pickOf = (type: CardType): string | null => {
    if (type === 'wing') return chosen.wing ?? null;
    const value = type === 'row' ? chosen.row : chosen.stone;
    return value === undefined ? null : `${type}${value}`;
  };
  const pick = (kind: Kind): void => {
    const alone = withCard({ type: 'place' }, kind);
    // Not true to the hand: the rules say why, with the rest of the chamber as it could be.
    if (places.some((other) => matches(other, alone))) setDraft(withCard(chosen, kind));
    else explain({ ...places[0]!, ...alone });
  };
  return (
    <div className={styles['steps']}>
      <div className={styles['kinds']}>
        {CARD_TYPES.map((type) => {
          const legal = new Set(places.map((other) => cardsOf(other)[CARD_TYPES.indexOf(type)]!));
          return (
            <RadioGroup
              key={type}
              orientation="horizontal"
              className={styles['group']!}
              data-type={type}
              value={pickOf(type)}
              onChange={(value) => pick(value as Kind)}
            >
              <Label className={styles['groupLabel']!}>
                {words.names.types[type]}
                {legal.size === 1 && <span className={styles['fixed']}>{words.place.held}</span>}
              </Label>
              <div className={styles['tiles']}>
                {kindsOf(type).map((kind) => (
                  <Radio
                    key={kind}
                    value={kind}
                    className={styles['pick']!}
                    data-legal={legal.has(kind)}
                    data-hint={hint !== undefined && cardsOf(hint).includes(kind)}
                  >
                    <KindTile kind={kind} name={words.card(kind)} />
                  </Radio>
                ))}
              </div>
            </RadioGroup>
          );
        })}
      </div>
      <Button
        className={`button ${styles['settle']}`}
        data-kind="primary"
        isDisabled={place === undefined}
        onPress={() => place && decide(place)}
      >
        {place === undefined ? words.place.choose : words.place.confirm(words.names.chamber(place))}
      </Button>
    </div>
  );
};
