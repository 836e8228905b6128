import type { Words } from './en.ts';

const list = (names: readonly string[]): string => new Intl.ListFormat('nl', { type: 'conjunction' }).format(names);

const nl: Words = {
  list,
  loading: 'Een ogenblik…',
  dismiss: 'Sluiten',
  confirm: 'Ja',
  cancel: 'Nog niet',
  zoomIn: 'Dichterbij',
  zoomOut: 'Verder weg',
  toCabinet: 'Terug naar het kabinet',
  nowhere: { title: 'Deze la is leeg', text: 'Op dit adres ligt niets. In het kabinet vind je al het andere.' },
  curtain: {
    handTo: (name) => `Nu is het aan ${name}`,
    hidden: 'Er is niets te zien tot je zegt dat je er bent.',
    iAm: (name) => `Ik ben ${name}`,
  },
  table: {
    leave: 'Van tafel gaan (het spel blijft bewaard)',
    tools: 'Verslag, notitieboek, regels en instellingen',
    players: 'Spelers',
    board: 'Bord',
    yourPlace: 'Jouw plaats',
    drawer: 'Naast de tafel',
    log: 'Verslag',
    notebook: 'Notitieboek',
    rules: 'Regels',
    menu: 'Menu',
    skip: 'Overslaan',
    onlyYou: 'alleen jij',
    chance: 'Het lot beslist',
    over: 'Het spel is uit',
    yourTurn: 'Jij bent aan de beurt',
    turnOf: (names) => `Wachten op ${names}`,
    ruleOf: (rule) => `Regel ${rule}`,
  },
  faults: {
    unknown: {
      title: 'Deze tafel is hier niet',
      text: 'Misschien is hij opgeruimd, of staat hij in een andere browser. Je andere spellen staan nog waar je ze liet.',
    },
    damaged: {
      title: 'Dit spel kan niet verder',
      text: 'Wat ervan bewaard is, klopt niet meer met de regels. Je andere spellen zijn ongeschonden.',
    },
    unsaved: {
      title: 'Deze browser bewaart niets',
      text: 'Je kunt verder spelen, maar als je de pagina sluit of herlaadt, is het spel weg.',
    },
    crashed: {
      title: 'Er ging iets mis aan deze tafel',
      text: 'Het spel is bewaard tot en met de laatste zet. Herlaad de pagina om verder te gaan.',
    },
  },
};

export default nl;
