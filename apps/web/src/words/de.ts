import type { Words } from './en.ts';

const list = (names: readonly string[]): string => new Intl.ListFormat('de', { type: 'conjunction' }).format(names);

const de: Words = {
  list,
  loading: 'Einen Augenblick …',
  dismiss: 'Schließen',
  confirm: 'Ja',
  cancel: 'Noch nicht',
  zoomIn: 'Näher',
  zoomOut: 'Weiter weg',
  toCabinet: 'Zurück zum Kabinett',
  nowhere: { title: 'Diese Schublade ist leer', text: 'Unter dieser Adresse liegt nichts. Im Kabinett findest du alles andere.' },
  curtain: {
    handTo: (name) => `Weiter an ${name}`,
    hidden: 'Hier ist nichts zu sehen, bis du sagst, dass du da bist.',
    iAm: (name) => `Ich bin ${name}`,
  },
  table: {
    leave: 'Vom Tisch aufstehen (das Spiel bleibt erhalten)',
    tools: 'Verlauf, Notizbuch, Regeln und Einstellungen',
    players: 'Spieler',
    board: 'Spielplan',
    yourPlace: 'Dein Platz',
    drawer: 'Neben dem Tisch',
    log: 'Verlauf',
    notebook: 'Notizbuch',
    rules: 'Regeln',
    menu: 'Menü',
    skip: 'Überspringen',
    onlyYou: 'nur du',
    chance: 'Der Zufall entscheidet',
    over: 'Das Spiel ist aus',
    yourTurn: 'Du bist dran',
    turnOf: (names) => `Warten auf ${names}`,
    ruleOf: (rule) => `Regel ${rule}`,
  },
  faults: {
    unknown: {
      title: 'Diesen Tisch gibt es hier nicht',
      text: 'Vielleicht wurde er abgeräumt, oder er steht in einem anderen Browser. Deine anderen Spiele sind, wo du sie gelassen hast.',
    },
    damaged: {
      title: 'Dieses Spiel lässt sich nicht fortsetzen',
      text: 'Was davon aufbewahrt wurde, passt nicht mehr zu den Regeln. Deine anderen Spiele sind unversehrt.',
    },
    unsaved: {
      title: 'Dieser Browser bewahrt nichts auf',
      text: 'Du kannst weiterspielen, aber wenn du die Seite schließt oder neu lädst, ist das Spiel verloren.',
    },
    crashed: {
      title: 'An diesem Tisch ist etwas schiefgegangen',
      text: 'Das Spiel ist bis zum letzten Zug aufbewahrt. Lade die Seite neu, um weiterzuspielen.',
    },
  },
};

export default de;
