import { plural } from '@wunderkammer/kernel';
import type { Words } from './en.ts';

const nl: Words = {
  title: (game) => `Een tafel voor ${game}`,
  games: 'Welk spel',
  players: 'Wie er meespeelt',
  howMany: 'Spelers',
  others: 'Je speelt met',
  othersAre: { bot: 'bots', here: 'vrienden hier', link: 'vrienden via link' },
  othersHelp: {
    bot: 'Er schuiven bots bij je aan. Dat gaat ook zonder netwerk.',
    here: 'Dit apparaat gaat de tafel rond; wat geheim is, blijft voor de anderen verborgen.',
    link: 'Je krijgt een link om te versturen. Je vrienden hebben alleen een naam nodig.',
  },
  hereOpenly: 'Dit apparaat gaat de tafel rond.',
  seat: (n) => `Plaats ${n}`,
  name: 'Naam',
  is: { you: 'jij', here: 'op dit apparaat', link: 'komt via de link' },
  friend: 'Een vriend',
  change: 'Wijzigen',
  whoSits: (n) => `Wie zit er op plaats ${n}?`,
  sits: { you: 'Hier zit ik zelf', here: 'Een vriend op dit apparaat', link: 'Een vriend via een link' },
  orBot: 'Of een van de bots',
  options: 'Hoe jullie spelen',
  aids: 'Geheugen',
  aidsHelp: {
    none: 'Niemand maakt aantekeningen: alles uit het hoofd.',
    notes: 'Iedereen heeft een notitieboek om tekens in te zetten.',
    automatic: 'Het notitieboek vult ook in wat volgt uit wat je gezien hebt.',
  },
  aidNames: { none: 'geen notities', notes: 'een notitieboek', automatic: 'een notitieboek dat helpt' },
  series: 'Partijen',
  seriesHelp: (n) => (n === 1 ? 'Eén partij.' : `Een reeks van ${n} partijen met een tussenstand.`),
  terms: 'Klok en gezelschap',
  summary: {
    solo: (names) => `Jij tegen ${names}`,
    passed: (names) => `Op dit apparaat: ${names}`,
    online: (_names, friends) => `Een link voor ${friends} ${plural('nl', friends, 'vriend', 'vrienden')}`,
  },
  start: 'Aan tafel',
  faults: { needName: 'Iedereen heeft een naam nodig.', sameName: 'Twee spelers heten hetzelfde.' },
};

export default nl;
