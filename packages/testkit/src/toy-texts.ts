import { counted, type GameTexts, type Language, type Seat } from '@wunderkammer/kernel';
import type { ToyTypes } from './toy-game.ts';

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

const toyText = (language: Language, words: ToyWords): GameTexts<ToyTypes> => {
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

export const toyTexts: Readonly<Record<Language, GameTexts<ToyTypes>>> = {
  nl: toyText('nl', {
    pitch: 'Een kaart en een bod.',
    introduction: 'Wie met kaart en bod samen het meest heeft, wint.',
    highest: 'Hoogste bod',
    highestAbout: 'Hoger bieden mag niet.',
    bid: 'Bied.',
    howMuch: 'Hoeveel?',
    refusals: { 'turn/not-now': 'Nu niet.', 'deal/twice': 'Elke kaart is er één keer.', 'bid/high': 'Te hoog.' },
    seat: 'Plaats',
    point: 'punt',
    points: 'punten',
    dealt: 'De kaarten zijn gedeeld.',
    bids: (who) => `${who} biedt.`,
  }),
  de: toyText('de', {
    pitch: 'Eine Karte und ein Gebot.',
    introduction: 'Wer mit Karte und Gebot zusammen am meisten hat, gewinnt.',
    highest: 'Höchstes Gebot',
    highestAbout: 'Höher bieten darf niemand.',
    bid: 'Biete.',
    howMuch: 'Wie viel?',
    refusals: { 'turn/not-now': 'Jetzt nicht.', 'deal/twice': 'Jede Karte gibt es einmal.', 'bid/high': 'Zu hoch.' },
    seat: 'Platz',
    point: 'Punkt',
    points: 'Punkte',
    dealt: 'Die Karten sind verteilt.',
    bids: (who) => `${who} bietet.`,
  }),
  en: toyText('en', {
    pitch: 'A card and a bid.',
    introduction: 'Whoever has most with card and bid together wins.',
    highest: 'Highest bid',
    highestAbout: 'Nobody may bid more.',
    bid: 'Bid.',
    howMuch: 'How much?',
    refusals: { 'turn/not-now': 'Not now.', 'deal/twice': 'Each card is there once.', 'bid/high': 'Too high.' },
    seat: 'Seat',
    point: 'point',
    points: 'points',
    dealt: 'The cards are dealt.',
    bids: (who) => `${who} bids.`,
  }),
};
