import { defineViolations } from '@wunderkammer/kernel';

/** Everything a step can be refused for, with the rule it breaks. */
export const VIOLATIONS = defineViolations({
  'deal/not-now': [
    'SO-2',
    {
      nl: 'De stenen zijn al verdeeld.',
      de: 'Die Steine sind schon verteilt.',
      en: 'The stones have been dealt already.',
    },
  ],
  'deal/number': [
    'SO-2',
    {
      nl: 'Zo veel stenen krijgt een speler hier niet.',
      de: 'So viele Steine bekommt hier niemand.',
      en: 'That is not the number of stones each player gets.',
    },
  ],
  'deal/eye': [
    'SO-2',
    {
      nl: 'In het makkelijke spel doen de alziende ogen niet mee.',
      de: 'Im einfachen Spiel sind die allsehenden Augen nicht dabei.',
      en: 'The all-seeing eyes take no part in the easy game.',
    },
  ],
  'deal/twice': [
    'SO-1',
    {
      nl: 'Elke steen is er maar één keer.',
      de: 'Jeden Stein gibt es nur einmal.',
      en: 'There is only one of each stone.',
    },
  ],
  'first/not-now': [
    'SO-2',
    {
      nl: 'Wie begint, wordt nu niet geloot.',
      de: 'Wer beginnt, wird jetzt nicht ausgelost.',
      en: 'Who begins is not drawn now.',
    },
  ],

  'arrange/not-now': [
    'SO-4',
    {
      nl: 'Opstellen kan nu niet.',
      de: 'Aufgestellt wird jetzt nicht.',
      en: 'This is not the time to arrange stones.',
    },
  ],
  'arrange/done': [
    'SO-4',
    {
      nl: 'Je opstelling staat al.',
      de: 'Deine Aufstellung steht schon.',
      en: 'You have arranged your stones already.',
    },
  ],
  'arrange/eye': [
    'SO-2',
    {
      nl: 'In het makkelijke spel doen de alziende ogen niet mee.',
      de: 'Im einfachen Spiel sind die allsehenden Augen nicht dabei.',
      en: 'The all-seeing eyes take no part in the easy game.',
    },
  ],
  'arrange/stones': [
    'SO-4',
    {
      nl: 'Zet al je eigen stenen neer, elk één keer, en geen andere.',
      de: 'Stelle alle deine eigenen Steine auf, jeden einmal, und keine anderen.',
      en: 'Place all of your own stones, each once, and no others.',
    },
  ],
  'arrange/column': [
    'SO-4',
    {
      nl: 'In het makkelijke spel zijn er maar vijf kolommen.',
      de: 'Im einfachen Spiel gibt es nur fünf Spalten.',
      en: 'The easy game has five columns only.',
    },
  ],
  'arrange/colour-in-two-rows': [
    'SO-4',
    {
      nl: 'Stenen van dezelfde kleur horen op één rij.',
      de: 'Steine einer Farbe gehören in eine Reihe.',
      en: 'Stones of one colour belong on one row.',
    },
  ],
  'arrange/two-colours-in-a-row': [
    'SO-4',
    {
      nl: 'Op een rij staat maar één kleur.',
      de: 'In einer Reihe steht nur eine Farbe.',
      en: 'A row holds one colour only.',
    },
  ],
  'arrange/digit-in-two-columns': [
    'SO-4',
    {
      nl: 'Stenen met hetzelfde cijfer horen in één kolom.',
      de: 'Steine mit derselben Ziffer gehören in eine Spalte.',
      en: 'Stones of one digit belong in one column.',
    },
  ],
  'arrange/two-digits-in-a-column': [
    'SO-4',
    {
      nl: 'In een kolom staat maar één cijfer.',
      de: 'In einer Spalte steht nur eine Ziffer.',
      en: 'A column holds one digit only.',
    },
  ],
  'arrange/eye-off-its-row': [
    'SO-5',
    {
      nl: 'Een alziend oog staat op de rij van zijn kleur.',
      de: 'Ein allsehendes Auge steht in der Reihe seiner Farbe.',
      en: 'An all-seeing eye stands on the row of its colour.',
    },
  ],
  'arrange/eye-on-a-stone': [
    'SO-5',
    {
      nl: 'Op de plaats van dit alziend oog staat al een steen.',
      de: 'Wo dieses allsehende Auge stehen soll, steht schon ein Stein.',
      en: 'A stone already stands where this all-seeing eye should go.',
    },
  ],

  'turn/not-yours': [
    'SO-15',
    { nl: 'Je bent niet aan de beurt.', de: 'Du bist nicht am Zug.', en: 'It is not your turn.' },
  ],
  'cell/column': [
    'SO-4',
    {
      nl: 'In het makkelijke spel zijn er maar vijf kolommen.',
      de: 'Im einfachen Spiel gibt es nur fünf Spalten.',
      en: 'The easy game has five columns only.',
    },
  ],

  'guess/not-now': [
    'SO-7',
    { nl: 'Er kan nu niet geraden worden.', de: 'Jetzt wird nicht geraten.', en: 'This is not the time to guess.' },
  ],
  'guess/eye': [
    'SO-7',
    {
      nl: 'In het makkelijke spel doen de alziende ogen niet mee.',
      de: 'Im einfachen Spiel sind die allsehenden Augen nicht dabei.',
      en: 'The all-seeing eyes take no part in the easy game.',
    },
  ],
  'guess/yourself': [
    'SO-7',
    {
      nl: 'Raad bij een andere speler, niet bij jezelf.',
      de: 'Rate bei jemand anderem, nicht bei dir selbst.',
      en: 'Guess at another player, not at yourself.',
    },
  ],
  'guess/no-hidden-stone': [
    'SO-7',
    {
      nl: 'Daar staat geen geheime steen.',
      de: 'Dort steht kein geheimer Stein.',
      en: 'There is no hidden stone there.',
    },
  ],
  'guess/protected': [
    'SO-14',
    {
      nl: 'Deze speler verloor net een steen en is bij je eerste keer raden beschermd.',
      de: 'Hier wurde gerade erst ein Stein erraten: Bei deinem ersten Versuch ist dieser Platz geschützt.',
      en: 'This player has just lost a stone and is safe from your first guess.',
    },
  ],
  'stop/not-now': [
    'SO-8',
    {
      nl: 'Stoppen kan pas als je goed hebt geraden.',
      de: 'Aufhören darfst du erst, wenn du richtig geraten hast.',
      en: 'You may stop only after a right guess.',
    },
  ],
  'give/not-now': [
    'SO-9',
    {
      nl: 'Er valt nu geen steen weg te geven.',
      de: 'Jetzt ist kein Stein abzugeben.',
      en: 'There is no stone to give away now.',
    },
  ],
  'give/open-only': [
    'SO-11',
    {
      nl: 'Aan deze tafel wordt niets weggegeven: draai een eigen steen open.',
      de: 'An diesem Tisch wird nichts abgegeben: Decke einen eigenen Stein auf.',
      en: 'Nothing is given away at this table: open a stone of your own.',
    },
  ],
  'give/no-hidden-stone': [
    'SO-9',
    {
      nl: 'Daar staat geen geheime steen van jou.',
      de: 'Dort steht kein geheimer Stein von dir.',
      en: 'No hidden stone of yours stands there.',
    },
  ],
  'open/not-now': [
    'SO-11',
    {
      nl: 'Er valt nu geen eigen steen open te draaien.',
      de: 'Jetzt ist kein eigener Stein aufzudecken.',
      en: 'There is no stone of your own to open now.',
    },
  ],
  'open/no-hidden-stone': [
    'SO-11',
    {
      nl: 'Daar staat geen geheime steen van jou.',
      de: 'Dort steht kein geheimer Stein von dir.',
      en: 'No hidden stone of yours stands there.',
    },
  ],
  'settle/not-now': [
    'SO-12',
    {
      nl: 'Er is nu geen gekregen steen neer te zetten.',
      de: 'Jetzt ist kein erhaltener Stein aufzustellen.',
      en: 'There is no given stone to place now.',
    },
  ],
  'settle/not-receiver': [
    'SO-12',
    {
      nl: 'Wie de steen gekregen heeft, zet hem neer.',
      de: 'Wer den Stein bekommen hat, stellt ihn auf.',
      en: 'Whoever received the stone places it.',
    },
  ],
  'settle/row': [
    'SO-12',
    {
      nl: 'Dat is niet de rij voor deze kleur.',
      de: 'Das ist nicht die Reihe für diese Farbe.',
      en: 'That is not the row for this colour.',
    },
  ],
  'settle/column': [
    'SO-12',
    {
      nl: 'Dat is niet de kolom voor dit cijfer.',
      de: 'Das ist nicht die Spalte für diese Ziffer.',
      en: 'That is not the column for this digit.',
    },
  ],
  'settle/cell-taken': [
    'SO-12',
    {
      nl: 'Een gekregen alziend oog komt op een vrije plaats van zijn rij.',
      de: 'Ein erhaltenes allsehendes Auge kommt auf einen freien Platz seiner Reihe.',
      en: 'An all-seeing eye you receive goes to a free place on its row.',
    },
  ],
  'game/over': ['SO-16', { nl: 'Het spel is afgelopen.', de: 'Das Spiel ist zu Ende.', en: 'The game is over.' }],
});
