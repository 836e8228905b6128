import { defineViolations } from '@wunderkammer/kernel';

/** Why a step is refused, by code: the rule it breaks and what to tell the player. */
export const violations = defineViolations({
  'game/over': ['DM-31', { nl: 'Het spel is afgelopen.', de: 'Das Spiel ist zu Ende.', en: 'The game is over.' }],
  'turn/not-yours': [
    'DM-8',
    { nl: 'Je bent niet aan de beurt.', de: 'Du bist nicht am Zug.', en: 'It is not your turn.' },
  ],

  'start/due': [
    'DM-7',
    {
      nl: 'Eerst wordt er geworpen om wie begint.',
      de: 'Zuerst wird darum geworfen, wer beginnt.',
      en: 'First the wands decide who begins.',
    },
  ],
  'start/not-due': [
    'DM-7',
    {
      nl: 'Wie begint, staat al vast.',
      de: 'Wer beginnt, steht schon fest.',
      en: 'It is already settled who begins.',
    },
  ],
  'start/wrong-seats': [
    'DM-7',
    {
      nl: 'Precies de spelers die nog meedingen, werpen om het begin.',
      de: 'Genau die Spieler, die noch im Rennen sind, werfen um den Anfang.',
      en: 'Exactly the players still in the draw throw for the start.',
    },
  ],

  'wands/impossible': [
    'DM-5',
    {
      nl: 'Zo kan een toverstok niet vallen.',
      de: 'So kann kein Zauberstab fallen.',
      en: 'No wand can fall like that.',
    },
  ],
  'eyes/due': [
    'DM-8',
    {
      nl: 'De toverstokken zijn nog niet gevallen.',
      de: 'Die Zauberstäbe sind noch nicht gefallen.',
      en: 'The wands have not fallen yet.',
    },
  ],
  'eyes/not-due': [
    'DM-8',
    {
      nl: 'Er is nu geen ogenworp aan de beurt.',
      de: 'Jetzt ist kein Augenwurf an der Reihe.',
      en: 'No eye throw is due now.',
    },
  ],
  'throw/first': [
    'DM-8',
    {
      nl: 'Werp eerst de toverstokken.',
      de: 'Wirf zuerst die Zauberstäbe.',
      en: 'Throw the wands first.',
    },
  ],
  'throw/not-played-out': [
    'DM-32',
    {
      nl: 'Speel eerst deze worp uit.',
      de: 'Spiele erst diesen Wurf zu Ende.',
      en: 'Play this throw out first.',
    },
  ],
  'pass/first-throw': [
    'DM-8',
    {
      nl: 'De eerste worp van je beurt kun je niet overslaan.',
      de: 'Auf den ersten Wurf deines Zuges kannst du nicht verzichten.',
      en: 'You cannot decline the first throw of your turn.',
    },
  ],
  'pass/no-throw-due': [
    'DM-10',
    {
      nl: 'Er is nu geen extra worp om van af te zien.',
      de: 'Es gibt jetzt keinen weiteren Wurf, auf den du verzichten könntest.',
      en: 'There is no extra throw to decline now.',
    },
  ],

  'walk/wrong-distance': [
    'DM-11',
    {
      nl: 'Daar komt je leerling niet precies uit: hij loopt de hele som, zonder om te keren.',
      de: 'Dort kommt dein Lehrling nicht genau an: Er geht die ganze Summe, ohne umzukehren.',
      en: 'Your apprentice does not end up there: it walks exactly the sum, without turning back.',
    },
  ],
  'walk/no-stone': [
    'DM-12',
    {
      nl: 'Dubbel zo ver loopt je leerling alleen met de krachtsteen.',
      de: 'Doppelt so weit geht dein Lehrling nur mit dem Kraftstein.',
      en: 'Your apprentice walks twice as far only with the power stone.',
    },
  ],
  'walk/not-now': [
    'DM-11',
    {
      nl: 'Je leerling loopt nu niet.',
      de: 'Dein Lehrling geht jetzt nicht.',
      en: 'Your apprentice does not walk now.',
    },
  ],
  'jump/wrong-place': [
    'DM-13',
    {
      nl: 'Daar komt je magiër niet: hij springt precies wat zijn stok toont en nooit terug.',
      de: 'Dort landet dein Magier nicht: Er springt genau, was sein Stab zeigt, und nie zurück.',
      en: 'Your mage does not land there: it jumps exactly what its wand shows, and never back.',
    },
  ],
  'jump/labyrinth-sides': [
    'DM-3',
    {
      nl: 'Voor magiërs gaat het labyrint alleen open naar de plaats van het leven.',
      de: 'Für Magier öffnet sich das Labyrinth nur zum Platz des Lebens.',
      en: 'For mages the labyrinth opens only to the place of life.',
    },
  ],
  'jump/zero': [
    'DM-13',
    {
      nl: 'De stok van je magiër toont 0: hij blijft staan.',
      de: 'Der Stab deines Magiers zeigt 0: Er bleibt stehen.',
      en: 'Your mage’s wand shows 0: it stays where it is.',
    },
  ],
  'jump/not-now': [
    'DM-13',
    { nl: 'Je magiër springt nu niet.', de: 'Dein Magier springt jetzt nicht.', en: 'Your mage does not jump now.' },
  ],
  'stay/must-jump': [
    'DM-14',
    {
      nl: 'Je magiër stond al op deze plaats toen je beurt begon: hij moet weg.',
      de: 'Dein Magier stand schon zu Beginn deines Zuges hier: Er muss fort.',
      en: 'Your mage already stood here when your turn began: it must leave.',
    },
  ],
  'stay/walk-first': [
    'DM-13',
    {
      nl: 'Blijven staan kies je pas nadat je leerling gelopen heeft.',
      de: 'Stehen bleiben kannst du erst wählen, wenn dein Lehrling gegangen ist.',
      en: 'You can choose to stay only after your apprentice has walked.',
    },
  ],
  'stay/done': [
    'DM-13',
    {
      nl: 'Je magiër heeft nu niets te kiezen.',
      de: 'Dein Magier hat jetzt nichts zu wählen.',
      en: 'Your mage has nothing to choose now.',
    },
  ],
  'take/first': [
    'DM-17',
    {
      nl: 'Kies eerst van wie je de kaart neemt.',
      de: 'Wähle zuerst, wem du die Karte nimmst.',
      en: 'First choose whom you take the card from.',
    },
  ],
  'take/not-now': [
    'DM-17',
    {
      nl: 'Je mag nu niemand een kaart afnemen.',
      de: 'Du darfst jetzt niemandem eine Karte nehmen.',
      en: 'You may not take a card from anyone now.',
    },
  ],
  'take/own': [
    'DM-17',
    {
      nl: 'Neem de kaart van een van de andere twee.',
      de: 'Nimm die Karte von einem der beiden anderen.',
      en: 'Take the card from one of the other two.',
    },
  ],

  'duel/throw-due': [
    'DM-21',
    {
      nl: 'In het gevecht zijn de toverstokken nog niet gevallen.',
      de: 'Im Duell sind die Zauberstäbe noch nicht gefallen.',
      en: 'The wands of the duel have not fallen yet.',
    },
  ],
  'duel/not-due': [
    'DM-21',
    {
      nl: 'Er wordt nu niet om een gevecht geworpen.',
      de: 'Jetzt wird nicht um ein Duell geworfen.',
      en: 'No throw of a duel is due now.',
    },
  ],
  'duel/not-yours': [
    'DM-21',
    {
      nl: 'In dit gevecht beslis jij nu niet.',
      de: 'In diesem Duell entscheidest jetzt nicht du.',
      en: 'You are not the one to decide in this duel now.',
    },
  ],
  'duel/kept-wand': [
    'DM-21',
    {
      nl: 'Een stok die bleef liggen, is niet veranderd.',
      de: 'Ein Stab, der liegen blieb, hat sich nicht verändert.',
      en: 'A wand that was kept has not changed.',
    },
  ],
  'rethrow/not-now': [
    'DM-21',
    {
      nl: 'Je vecht nu niet.',
      de: 'Du kämpfst jetzt kein Duell.',
      en: 'You are not fighting a duel now.',
    },
  ],
  'rethrow/none': [
    'DM-21',
    {
      nl: 'Kies minstens één stok om opnieuw te werpen.',
      de: 'Wähle mindestens einen Stab, den du noch einmal wirfst.',
      en: 'Choose at least one wand to throw again.',
    },
  ],

  'cast/not-now': [
    'DM-26',
    {
      nl: 'Een toverworp is nu niet aan de beurt.',
      de: 'Ein Zauberwurf ist jetzt nicht an der Reihe.',
      en: 'A spell is not due now.',
    },
  ],
  'spell/due': [
    'DM-26',
    {
      nl: 'De toverworp is nog niet gevallen.',
      de: 'Der Zauberwurf ist noch nicht gefallen.',
      en: 'The wands of the spell have not fallen yet.',
    },
  ],
  'choose/not-now': [
    'DM-26',
    {
      nl: 'Er is nu geen symbool te kiezen.',
      de: 'Jetzt ist kein Symbol zu wählen.',
      en: 'There is no symbol to choose now.',
    },
  ],
  'choose/not-most': [
    'DM-26',
    {
      nl: 'Dat symbool is niet het vaakst te zien.',
      de: 'Dieses Symbol ist nicht am häufigsten zu sehen.',
      en: 'That symbol is not among those seen most.',
    },
  ],
  'leap/not-now': [
    'DM-27',
    {
      nl: 'Zonder magie springt je leerling niet naar zijn magiër.',
      de: 'Ohne Magie springt dein Lehrling nicht zu seinem Magier.',
      en: 'Without magic your apprentice does not leap to its mage.',
    },
  ],
});
