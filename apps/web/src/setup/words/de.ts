import { plural } from '@wunderkammer/kernel';
import type { Words } from './en.ts';

const de: Words = {
  title: (game) => `Ein Tisch für ${game}`,
  games: 'Welches Spiel',
  players: 'Wer spielt mit',
  howMany: 'Spieler',
  others: 'Du spielst mit',
  othersAre: { bot: 'Bots', here: 'Freunden hier', link: 'Freunden per Link' },
  othersHelp: {
    bot: 'Bots setzen sich zu dir. Das geht auch ohne Netz.',
    here: 'Dieses Gerät geht um den Tisch; was geheim ist, bleibt den anderen verborgen.',
    link: 'Du bekommst einen Link zum Verschicken. Deine Freunde brauchen nur einen Namen.',
  },
  hereOpenly: 'Dieses Gerät geht um den Tisch.',
  seat: (n) => `Platz ${n}`,
  name: 'Name',
  is: { you: 'du', here: 'an diesem Gerät', link: 'kommt über den Link' },
  friend: 'Ein Freund',
  change: 'Ändern',
  whoSits: (n) => `Wer sitzt auf Platz ${n}?`,
  sits: { you: 'Hier sitze ich selbst', here: 'Ein Freund an diesem Gerät', link: 'Ein Freund über einen Link' },
  orBot: 'Oder einer der Bots',
  options: 'Wie ihr spielt',
  aids: 'Gedächtnis',
  aidsHelp: {
    none: 'Niemand macht sich Notizen: alles im Kopf.',
    notes: 'Jeder hat ein Notizbuch für eigene Zeichen.',
    automatic: 'Das Notizbuch trägt selbst ein, was aus dem Gesehenen folgt.',
  },
  aidNames: { none: 'keine Notizen', notes: 'ein Notizbuch', automatic: 'ein Notizbuch, das hilft' },
  series: 'Partien',
  seriesHelp: (n) => (n === 1 ? 'Eine einzelne Partie.' : `Eine Reihe von ${n} Partien mit Zwischenstand.`),
  terms: 'Uhr und Gesellschaft',
  summary: {
    solo: (names) => `Du gegen ${names}`,
    passed: (names) => `An diesem Gerät: ${names}`,
    online: (_names, friends) => `Ein Link für ${friends} ${plural('de', friends, 'Freund', 'Freunde')}`,
  },
  start: 'An den Tisch',
  faults: { needName: 'Jeder braucht einen Namen.', sameName: 'Zwei Spieler heißen gleich.' },
};

export default de;
