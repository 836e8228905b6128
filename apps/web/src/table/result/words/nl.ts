import { plural } from '@wunderkammer/kernel';
import type { Words } from './en.ts';

const nl: Words = {
  won: 'Jij wint',
  shared: 'Je deelt de overwinning',
  goOn: 'Verder',
  onTable: 'Op tafel',
  rank: 'Plaats',
  player: 'Speler',
  score: 'Uitslag',
  total: 'Tussenstand',
  seriesOver: (names) => `De reeks gaat naar ${names}`,
  story: 'Zo ging het',
  storyHint: 'Elk plaatje opent dat moment om na te spelen.',
  luck: 'Zo vielen de worpen',
  replay: 'Naspelen',
  export: 'Partij opslaan',
  look: 'De tafel bekijken',
  noRecord: 'De partij kon niet worden opgehaald. Probeer het zo opnieuw.',
  shortGame: 'Speel een korte echte partij',
  records: {
    title: (seats) => `Op dit apparaat, met z’n ${['', '', 'tweeën', 'drieën', 'vieren'][seats] ?? `${seats}`}`,
    played: (n, won) => `${n} ${plural('nl', n, 'partij', 'partijen')} gespeeld, ${won} gewonnen.`,
    streak: (n) => `Langste reeks: ${n} keer achter elkaar gewonnen.`,
    best: (score) => `Beste uitslag: ${score}.`,
    fresh: 'Dat is een nieuw record.',
    clear: 'Vergeet dit',
    cleared: 'Vergeten.',
  },
};

export default nl;
