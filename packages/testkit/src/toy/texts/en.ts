import { toyTexts } from './texts.ts';

export default toyTexts('en', {
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
});
