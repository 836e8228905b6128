import { counted, type GameTexts, type Language, type Seat } from '@wunderkammer/kernel';
import type { ToyTypes } from '../vocabulary.ts';

/** The few words that a text of the toy is made of. */
interface ToyWords {
  readonly pitch: string;
  readonly introduction: string;
  readonly highest: string;
  readonly highestAbout: string;
  readonly bid: string;
  readonly howMuch: string;
  readonly refusals: GameTexts<ToyTypes>['refusals'];
  readonly seat: string;
  readonly point: string;
  readonly points: string;
  readonly dealt: string;
  readonly bids: (who: string) => string;
}

/** Everything that is said of the toy in one language, from its words. */
export const toyTexts = (language: Language, words: ToyWords): GameTexts<ToyTypes> => {
  const seatName = (seat: Seat): string => `${words.seat} ${seat + 1}`;
  return {
    pitch: words.pitch,
    introduction: words.introduction,
    options: {
      highest: { name: words.highest, about: words.highestAbout, value: (value) => ({ name: String(value) }) },
    },
    decisions: { bid: { about: words.bid, keys: { bid: words.howMuch } } },
    refusals: words.refusals,
    seatName,
    score: (count) => counted(language, count, words.point, words.points),
    tell: (seen, { names }) => (seen.type === 'deal' ? words.dealt : words.bids(names?.[seen.by] ?? seatName(seen.by))),
  };
};
