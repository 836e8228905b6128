import { toyTexts } from './texts.ts';

export default toyTexts('nl', {
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
});
