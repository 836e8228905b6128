import type { Glossary } from '@wunderkammer/kernel';

/** One word for one thing, in three languages; the book is the Dutch one, of Identity Games. */
export const glossary: Glossary<'nl'> = {
  stone: {
    word: { nl: 'steen', de: 'Stein', en: 'stone' },
    meaning: {
      nl: 'Een kleur met een cijfer, of een kleur met een oog. Elke steen bestaat maar één keer.',
      de: 'Eine Farbe mit einer Ziffer, oder eine Farbe mit einem Auge. Jeden Stein gibt es nur einmal.',
      en: 'A colour with a digit, or a colour with an eye. Every stone exists once.',
    },
    rules: ['SO-1'],
    book: { nl: ['speelsteen', 'speelstuk'] },
    not: { nl: ['speelst(een|enen|uk|ukken)'], de: [String.raw`Spielstein\p{L}*`], en: ['tiles?', 'pieces?'] },
  },
  digit: {
    word: { nl: 'cijfer', de: 'Ziffer', en: 'digit' },
    meaning: {
      nl: 'Wat er op een steen staat als het geen oog is: 1 tot en met 5.',
      de: 'Was auf einem Stein steht, wenn es kein Auge ist: 1 bis 5.',
      en: 'What a stone shows if it is not an eye: 1 to 5.',
    },
    rules: ['SO-1'],
    book: { nl: ['cijfer'] },
    not: { de: ['Zahlen? (der|des|dieses) Steine?s?'] },
  },
  eye: {
    word: { nl: 'alziend oog', de: 'allsehendes Auge', en: 'all-seeing eye' },
    meaning: {
      nl: 'De joker van een kleur. Het staat op de rij van zijn kleur, maar in elke kolom die je wilt. Meestal kortweg: het oog.',
      de: 'Der Joker einer Farbe. Er steht in der Reihe seiner Farbe, aber in jeder Spalte, die du willst. Meist kurz: das Auge.',
      en: 'The joker of a colour. It stands on the row of its colour, but in whatever column you like. Usually just: the eye.',
    },
    rules: ['SO-5'],
    book: { nl: ['alziend oog', 'joker'] },
    not: { nl: [String.raw`(het|dit|dat)( \p{L}+e| …) alziend oog`, 'dit alziend oog'], en: ['wild ?cards?'] },
  },
  arrangement: {
    word: { nl: 'opstelling', de: 'Aufstellung', en: 'arrangement' },
    meaning: {
      nl: 'Hoe je stenen staan: per rij één kleur, per kolom één cijfer.',
      de: 'Wie deine Steine stehen: je Reihe eine Farbe, je Spalte eine Ziffer.',
      en: 'How your stones stand: one colour per row, one digit per column.',
    },
    rules: ['SO-4'],
    book: { nl: ['opstelling'] },
    not: { de: ['Anordnung(en)?', 'Aufbau'], en: ['layouts?'] },
  },
  setUp: {
    word: { nl: 'opstellen', de: 'aufstellen', en: 'set up' },
    meaning: {
      nl: 'Je stenen aan het begin hun geheime plaats geven.',
      de: 'Den eigenen Steinen zu Beginn ihren geheimen Platz geben.',
      en: 'To give your stones their secret places at the beginning.',
    },
    rules: ['SO-4'],
    book: { nl: ['een opstelling maken', 'plaatsen'] },
    not: { de: ['bau(e|t|st|en) (…)?auf', 'aufbauen'], en: ['lay(s|ing)? (them|the stones)', 'laid for'] },
  },
  row: {
    word: { nl: 'rij', de: 'Reihe', en: 'row' },
    meaning: {
      nl: 'Een horizontale lijn van een opstelling, A tot en met E. Alle stenen erop hebben dezelfde kleur.',
      de: 'Eine waagrechte Linie einer Aufstellung, A bis E. Alle Steine darin haben dieselbe Farbe.',
      en: 'A horizontal line of an arrangement, A to E. All stones on it have the same colour.',
    },
    rules: ['SO-4'],
    book: { nl: ['horizontale lijn'] },
    not: { de: ['Zeilen?'] },
  },
  column: {
    word: { nl: 'kolom', de: 'Spalte', en: 'column' },
    meaning: {
      nl: 'Een verticale lijn van een opstelling, geteld van links. Alle stenen erin hebben hetzelfde cijfer, op ogen na.',
      de: 'Eine senkrechte Linie einer Aufstellung, von links gezählt. Alle Steine darin haben dieselbe Ziffer, von Augen abgesehen.',
      en: 'A vertical line of an arrangement, counted from the left. All stones in it have the same digit, apart from eyes.',
    },
    rules: ['SO-4'],
    book: { nl: ['verticale lijn'] },
    not: { de: ['Kolonnen?'] },
  },
  cell: {
    word: { nl: 'vakje', de: 'Feld', en: 'square' },
    meaning: {
      nl: 'Waar een rij en een kolom elkaar kruisen, zoals B3. Er past één steen op.',
      de: 'Wo sich eine Reihe und eine Spalte kreuzen, etwa B3. Ein Stein passt darauf.',
      en: 'Where a row and a column cross, such as B3. One stone fits there.',
    },
    rules: ['SO-4'],
    book: { nl: ['positie', 'plaats'] },
    not: { nl: ['vak(ken)?'], de: ['Zellen?'], en: ['cells?'] },
  },
  hiddenStone: {
    word: { nl: 'geheime steen', de: 'geheimer Stein', en: 'hidden stone' },
    meaning: {
      nl: 'Een steen waarvan de anderen alleen de rug zien. Wie er geen meer heeft, valt af.',
      de: 'Ein Stein, von dem die anderen nur den Rücken sehen. Wer keinen mehr hat, scheidet aus.',
      en: 'A stone of which the others see only the back. Whoever has none left is out.',
    },
    rules: ['SO-4', 'SO-15'],
    book: { nl: ['geheim speelstuk', 'ongeopende steen'] },
    not: {
      nl: ['verborgen stenen?', 'gedekte?', 'dichte?', 'ongeopende?'],
      de: ['verdeckten? Steine?', 'verborgenen? Steine?'],
      en: ['secret stones? (of|left)'],
    },
  },
  reveal: {
    word: { nl: 'opendraaien', de: 'aufdecken', en: 'reveal' },
    meaning: {
      nl: 'Een geheime steen omdraaien, zodat iedereen hem ziet. Hij blijft staan waar hij stond.',
      de: 'Einen geheimen Stein umdrehen, sodass ihn alle sehen. Er bleibt stehen, wo er stand.',
      en: 'To turn a hidden stone round so that everybody sees it. It stays where it stood.',
    },
    rules: ['SO-8'],
    book: { nl: ['opendraaien', 'onthullen'] },
    not: {
      nl: ['(te )?openen', 'opent', 'geopende?', '(gaat|gaan|ga) (hij |de steen )?open(?! naar)'],
      de: [String.raw`öffne\p{L}*`, 'geöffnet'],
      en: [
        'open(s|ed|ing)? (it|one|a|an|the|any|your|…)',
        '(is|are|was|been) opened',
        'lies? open',
        'Open:',
        'opens',
        'hidden or open',
      ],
    },
  },
  guess: {
    word: { nl: 'raden', de: 'raten', en: 'guess' },
    meaning: {
      nl: 'Bij een ander een geheime steen aanwijzen en zeggen welke het is.',
      de: 'Bei einem anderen auf einen geheimen Stein zeigen und sagen, welcher es ist.',
      en: 'To point at a hidden stone of another player and say what it is.',
    },
    rules: ['SO-7'],
    book: { nl: ['raden'] },
    not: { nl: ['gok(ken|t|je)?'], de: ['tippst', 'Tipps?'] },
  },
  right: {
    word: { nl: 'goed en fout', de: 'richtig und falsch', en: 'right and wrong' },
    meaning: {
      nl: 'Goed is wie kleur én cijfer noemt; al het andere is fout, en meer wordt er niet gezegd.',
      de: 'Richtig liegt, wer Farbe und Ziffer trifft; alles andere ist falsch, und mehr wird nicht gesagt.',
      en: 'A guess is right if both colour and digit are; anything else is wrong, and nothing more is said.',
    },
    rules: ['SO-8', 'SO-9'],
    book: { nl: ['goed', 'fout'] },
    not: { nl: ['noemt hem (juist|verkeerd)'], en: ['rightly', 'wrongly'] },
  },
  give: {
    word: { nl: 'weggeven', de: 'abgeben', en: 'give away' },
    meaning: {
      nl: 'Als je fout hebt geraden, een eigen geheime steen opendraaien en aan de ander geven.',
      de: 'Nach einem Irrtum einen eigenen geheimen Stein aufdecken und dem anderen geben.',
      en: 'After a wrong guess, to reveal a hidden stone of your own and hand it to the other player.',
    },
    rules: ['SO-9'],
    book: { nl: ['weggeven'] },
    not: { de: [String.raw`verschenk\p{L}*`] },
  },
  putInPlace: {
    word: { nl: 'neerzetten', de: 'an seinen Platz stellen', en: 'put in its place' },
    meaning: {
      nl: 'Een gekregen steen open op zijn juiste plaats zetten: op de rij van zijn kleur, in de kolom van zijn cijfer.',
      de: 'Einen erhaltenen Stein offen an seinen richtigen Platz stellen: in die Reihe seiner Farbe und die Spalte seiner Ziffer.',
      en: 'To put a stone you were given, face up, where it belongs: on the row of its colour, in the column of its digit.',
    },
    rules: ['SO-12'],
    book: { nl: ['op de goede plaats neerzetten'] },
    not: { en: ['stand(s|ing)? (it|them|the|a|…|your)', 'stands? as they may'] },
  },
  makeWay: {
    word: { nl: 'wijken', de: 'weichen', en: 'make way' },
    meaning: {
      nl: 'Wat een oog doet als een gekregen steen op zijn vakje hoort: het gaat open naar het midden van de tafel.',
      de: 'Was ein Auge tut, wenn ein erhaltener Stein auf sein Feld gehört: Es kommt offen in die Mitte des Tisches.',
      en: 'What an eye does when a given stone belongs on its square: it goes, face up, to the middle of the table.',
    },
    rules: ['SO-13'],
    book: { nl: ['weghalen'] },
  },
  out: {
    word: { nl: 'afvallen', de: 'ausscheiden', en: 'go out' },
    meaning: {
      nl: 'Geen geheime steen meer hebben. Je komt niet meer aan de beurt.',
      de: 'Keinen geheimen Stein mehr haben. Du kommst nicht mehr an die Reihe.',
      en: 'To have no hidden stone left. You have no more turns.',
    },
    rules: ['SO-15'],
    book: { nl: ['afvallen'] },
    not: { nl: ['uitvallen', 'valt uit'], en: ['eliminated', 'drop(s|ped)? out'] },
  },
  easyGame: {
    word: { nl: 'makkelijk spel', de: 'einfaches Spiel', en: 'easy game' },
    meaning: {
      nl: 'Zonder ogen, met 25 stenen en vijf kolommen.',
      de: 'Ohne Augen, mit 25 Steinen und fünf Spalten.',
      en: 'Without eyes: 25 stones and five columns.',
    },
    rules: ['SO-2'],
    book: { nl: ['makkelijke spelvariant'] },
    not: {
      nl: [String.raw`eenvoudig\p{L}*`, String.raw`gemakkelijk\p{L}*`],
      de: ['leicht(e|en|es|er)?'],
      en: ['simple game'],
    },
  },
  fullGame: {
    word: { nl: 'volledig spel', de: 'volles Spiel', en: 'full game' },
    meaning: {
      nl: 'Met alle 30 stenen, de vijf ogen inbegrepen, en zes kolommen.',
      de: 'Mit allen 30 Steinen, die fünf Augen inbegriffen, und sechs Spalten.',
      en: 'With all 30 stones, the five eyes included, and six columns.',
    },
    rules: ['SO-2'],
    book: { nl: ['volledig spel'] },
    not: { de: ['vollständige[ns]? Spiels?'], en: ['complete game'] },
  },
  onlyReveal: {
    word: { nl: 'alleen opendraaien', de: 'nur aufdecken', en: 'only reveal' },
    meaning: {
      nl: 'Een variant: wie fout raadt, draait een eigen steen open maar geeft hem niet weg.',
      de: 'Eine Variante: Wer falsch rät, deckt einen eigenen Stein auf, gibt ihn aber nicht ab.',
      en: 'A variant: whoever guesses wrong reveals a stone of their own but does not give it away.',
    },
    rules: ['SO-11'],
    book: { nl: ['stenen alleen opendraaien'] },
  },
  protection: {
    word: { nl: 'spelerbescherming', de: 'Spielerschutz', en: 'protection' },
    meaning: {
      nl: 'Een variant: de eerste keer mag je niet raden bij wie zojuist een steen verloor.',
      de: 'Eine Variante: Dein erster Versuch darf nicht dem gelten, bei dem gerade ein Stein erraten wurde.',
      en: 'A variant: your first guess may not be aimed at whoever has just lost a stone.',
    },
    rules: ['SO-14'],
    book: { nl: ['spelerbescherming'] },
    not: { nl: ['spelersbescherming'] },
  },
};
