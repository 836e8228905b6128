import { folded } from './match.ts';
import { type Chapter, type Rule, type Rulebook, rulesOf } from './rulebook.ts';

/** The rule of a number, however it is written: DM-8, dm-8, dm 8, dm8 or 8. */
export const findRule = (book: Rulebook, text: string): Rule | undefined => {
  const [, letters, digits] = /^([a-z]{2})?[\s-]*0*(\d+)$/.exec(folded(text.trim())) ?? [];
  return rulesOf(book).find(({ number }) => {
    const [own, count] = folded(number).split('-');
    return count === digits && (letters ?? own) === own;
  });
};

/** The chapters with only those rules about which we decided something. */
export const ruledChapters = ({ chapters }: Rulebook): readonly Chapter[] =>
  chapters
    .map(({ title, rules }) => ({ title, rules: rules.filter(({ rulings }) => rulings.length > 0) }))
    .filter(({ rules }) => rules.length > 0);
