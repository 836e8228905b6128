import type { Term } from '@wunderkammer/kernel';

/**
 * The words of the house, in the apps and in the games alike: one for one thing. Nobody reads this list but whoever writes
 * texts, and the test that compares them with it.
 */
export const HOUSE_GLOSSARY: Readonly<Record<string, Term>> = {
  /** Once played. What one plays by, the box with its rules, is a game, spel, Spiel. */
  game: {
    word: { nl: 'partij', de: 'Partie', en: 'game' },
    not: {
      nl: [
        'het (volgende |hele |laatste )?spel (is|begint|begon|eindigt|wacht|blijft|gaat|verder(gaat)?|uit|beëindigen|weg)',
        '(dit|afgebroken|volgende|hele) spel',
        '(je|andere|geen|…) spellen',
        'is het spel (uit|weg|bewaard|afgelopen)',
        '(begint?|begin) het spel',
        'spel … van …',
        'potjes?',
      ],
      de: [
        'das (nächste |ganze |letzte )?Spiel (ist|beginnt|begann|endet|wartet|bleibt|geht|aus|verloren|beginnen)',
        '(dieses|diesem|abgebrochene|nächste|nächsten|ganze) Spiel',
        '(deine|anderen|keine|laufende) Spielen?',
        'ist das Spiel (aus|zu Ende|vorbei|verloren)',
        'das Spiel (aus|zu Ende)',
        'Spiel … von …',
      ],
      en: ['matche?s?(?! )'],
    },
  },
  over: {
    word: { nl: 'uit', de: 'zu Ende', en: 'over' },
    not: { nl: ['(partij|spel) is afgelopen'], de: ['Partie (ist|damit) (aus|vorbei)', 'ist die Partie (aus|vorbei)'] },
  },
  /** De tafel is a he, and so are code, kaart, pagina and partij. */
  table: {
    word: { nl: 'tafel', de: 'Tisch', en: 'table' },
    not: {
      nl: [
        'haar (link|na|opnieuw|terug|voor anderen|waar)',
        'haar (terug|terughalen)',
        '(tafel|pagina|code|kopie)[.:;,]? (en |dan )?(ze|zij) ',
        '^Ze (is|bevat) ',
      ],
    },
  },
  seat: {
    word: { nl: 'plaats', de: 'Platz', en: 'seat' },
    not: { nl: ['stoel(en)?', 'zetels?'], de: ['Stuhl', 'Stühle', 'Sitzplatz'], en: ['chairs?'] },
  },
  turn: {
    word: { nl: 'aan de beurt', de: 'am Zug', en: 'to move' },
    not: { nl: ['aan zet'], en: ['to act', 'at play'] },
  },
  endTurn: {
    word: { nl: 'beurt beëindigen', de: 'Zug beenden', en: 'end the turn' },
    not: { nl: ['beurt klaar', 'beurt af(maken)?'] },
  },
  /** Throws that are earned and not taken yet: te goed hebben, guthaben. */
  due: {
    word: { nl: 'te goed', de: 'gut', en: 'due' },
    not: { nl: ['tegoed'], de: [String.raw`gut hatte\p{L}*`] },
  },
  atOnce: {
    word: { nl: 'meteen', de: 'auf der Stelle', en: 'at once' },
    not: { nl: ['op slag'] },
  },
  house: {
    word: { nl: 'huis', de: 'Haus', en: 'house' },
    not: { en: ['keeps (this|the) house'], de: ['Haus(es)? betreib(t|en)'] },
  },
  openTables: {
    word: { nl: 'open tafels', de: 'offene Tische', en: 'open tables' },
    not: { nl: ['lobby'], de: ['Lobby'], en: ['lobby'] },
  },
  watcher: {
    word: { nl: 'toekijken', de: 'zuschauen', en: 'watch' },
    not: {
      nl: ['mee(kijken|kijkt)( mag| naar)?(?= |$)', 'kijkt? mee'],
      de: ['zu(sehen|sieht)(?= |[.,]|$)', '(sieht|siehst|sehen) zu'],
      en: ['spectators?'],
    },
  },
  log: {
    word: { nl: 'verslag', de: 'Verlauf', en: 'log' },
    not: { nl: ['verloop'] },
  },
  notebook: {
    word: { nl: 'notitieboek', de: 'Notizbuch', en: 'notebook' },
    not: { nl: ['notitieboekje', 'kladblok'], de: ['Notizblock'], en: ['notepad'] },
  },
  /** What is shown of the secret before the game. */
  seal: {
    word: { nl: 'zegel', de: 'Siegel', en: 'seal' },
    not: { nl: ['vingerafdruk'], de: ['Fingerabdruck'], en: ['fingerprint'] },
  },
  draws: {
    word: { nl: 'worpen en trekkingen', de: 'Würfe und Ziehungen', en: 'throws and deals' },
    not: { nl: ['het delen'], de: ['Zufallsschritte?', 'jedes Geben', 'des Gebens'] },
  },
  add: {
    word: { nl: 'toevoegen', de: 'beisteuern', en: 'add' },
    not: { de: ['dazu(tun|tut|getan|zutun)', 'tut etwas … ?dazu'] },
  },
  putAway: {
    word: { nl: 'opgeborgen', de: 'weggeräumt', en: 'put away' },
    not: { nl: ['weggeborgen'], en: ['archived?'] },
  },
  notification: {
    word: { nl: 'melding', de: 'Benachrichtigung', en: 'notification' },
    not: { nl: ['notificaties?'], de: ['Mitteilung(en)?'] },
  },
  settleWhoBegins: {
    word: { nl: 'werpen om te bepalen wie begint', de: 'darum werfen, wer beginnt', en: 'throw for the start' },
    not: { nl: ['geworpen om wie'], de: ['ausgeworfen'] },
  },
};
