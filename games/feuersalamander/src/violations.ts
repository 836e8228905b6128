import { defineViolations } from '@wunderkammer/kernel';

/** Everything that can be wrong with a step, by code: the rule it breaks and what to tell the player. */
export const VIOLATIONS = defineViolations({
  // Whose turn it is
  'turn/not-yours': [
    'FS-5',
    { nl: 'Je bent nu niet aan de beurt.', de: 'Du bist gerade nicht an der Reihe.', en: 'It is not your turn now.' },
  ],
  'turn/before-deal': [
    'FS-9',
    {
      nl: 'De kaarten zijn nog niet gedeeld.',
      de: 'Die Karten sind noch nicht ausgeteilt.',
      en: 'The cards have not been dealt yet.',
    },
  ],
  'turn/before-start-throw': [
    'FS-11',
    {
      nl: 'Eerst wordt geworpen om wie begint.',
      de: 'Erst wird ausgeworfen, wer beginnt.',
      en: 'First the sticks decide who begins.',
    },
  ],
  'over/target': [
    'FS-38',
    {
      nl: 'Het spel is uit: het doel is bereikt.',
      de: 'Das Spiel ist zu Ende: Das Ziel ist erreicht.',
      en: 'The game is over: the target has been reached.',
    },
  ],
  'over/no-combination-left': [
    'FS-39',
    {
      nl: 'Het spel is uit: er kan geen combinatie meer worden gelegd.',
      de: 'Das Spiel ist zu Ende: Es kann keine Kombination mehr gelegt werden.',
      en: 'The game is over: no combination can be laid any more.',
    },
  ],

  // The deal and the start
  'deal/not-due': [
    'FS-9',
    {
      nl: 'De kaarten zijn al gedeeld.',
      de: 'Die Karten sind schon ausgeteilt.',
      en: 'The cards have been dealt already.',
    },
  ],
  'deal/too-many-copies': [
    'FS-2',
    {
      nl: 'Zoveel kaarten van die soort zijn er niet.',
      de: 'So viele Karten dieser Art gibt es nicht.',
      en: 'There are not so many cards of that kind.',
    },
  ],
  'start-throw/not-due': [
    'FS-11',
    {
      nl: 'Er wordt nu niet om het begin geworpen.',
      de: 'Um den Anfang wird jetzt nicht geworfen.',
      en: 'Nobody throws for the start now.',
    },
  ],
  'start-throw/wrong-seats': [
    'FS-11',
    {
      nl: 'Precies wie nog om het begin werpt, heeft een worp.',
      de: 'Einen Wurf hat genau, wer noch um den Anfang wirft.',
      en: 'Exactly those still in the draw for the start have a throw.',
    },
  ],

  // Throws
  'throw/not-due': [
    'FS-15',
    { nl: 'Nu wordt er niet geworpen.', de: 'Jetzt wird nicht geworfen.', en: 'This is not the time to throw.' },
  ],
  'throw/in-dungeon': [
    'FS-13',
    {
      nl: 'Je figuur zit in de kerker: alleen een sleutelworp helpt.',
      de: 'Deine Figur sitzt im Verlies: Da hilft nur der Schlüsselwurf.',
      en: 'Your figure is in the dungeon: only the key throw helps.',
    },
  ],
  'throw/no-double': [
    'FS-29',
    {
      nl: 'Nog eens werpen mag alleen na een dubbelworp, en pas na de vraag.',
      de: 'Noch einmal werfen darfst du nur nach einem Pasch, und erst nach der Frage.',
      en: 'You may throw again only after a double, and after the question.',
    },
  ],
  'sticks/not-due': [
    'FS-15',
    {
      nl: 'Er zijn geen dobbelstaafjes geworpen.',
      de: 'Es sind keine Wurfstäbe gefallen.',
      en: 'No sticks have been thrown.',
    },
  ],
  'throw-keys/not-due': [
    'FS-13',
    {
      nl: 'Een sleutelworp doe je alleen in de kerker, aan het begin van je beurt.',
      de: 'Den Schlüsselwurf machst du nur im Verlies, zu Beginn deines Zuges.',
      en: 'The key throw is for figures in the dungeon, at the beginning of the turn.',
    },
  ],
  'keys/not-due': [
    'FS-13',
    {
      nl: 'Er is geen sleutelworp aan de gang.',
      de: 'Es ist kein Schlüsselwurf im Gang.',
      en: 'There is no key throw going on.',
    },
  ],
  'keys/impossible': [
    'FS-13',
    {
      nl: 'Een sleutelworp is vijf worpen lang, of korter als de derde sleutel er eerder ligt.',
      de: 'Ein Schlüsselwurf hat fünf Würfe, weniger nur, wenn der dritte Schlüssel früher liegt.',
      en: 'A key throw has five throws, fewer only if the third key lies there earlier.',
    },
  ],

  // Cards
  'draw/not-due': [
    'FS-16',
    { nl: 'Nu wordt er geen kaart genomen.', de: 'Jetzt wird keine Karte genommen.', en: 'No card is taken now.' },
  ],
  'draw/not-in-pile': [
    'FS-16',
    {
      nl: 'Die kaart ligt niet in de stapel.',
      de: 'Diese Karte liegt nicht im Stoß.',
      en: 'That card is not in the pile.',
    },
  ],
  'draw/laid-off': [
    'FS-18',
    {
      nl: 'Afgelegde kaarten komen pas terug als de stapel leeg is.',
      de: 'Abgelegte Karten kommen erst zurück, wenn der Stoß leer ist.',
      en: 'Cards laid off come back only when the pile is empty.',
    },
  ],
  'discard/not-due': [
    'FS-17',
    {
      nl: 'Je hoeft nu niets af te leggen.',
      de: 'Du musst jetzt nichts ablegen.',
      en: 'You need not lay anything off now.',
    },
  ],
  'discard/not-held': [
    'FS-17',
    { nl: 'Die kaart heb je niet.', de: 'Diese Karte hast du nicht.', en: 'You do not hold that card.' },
  ],
  'discard/leaves-pair': [
    'FS-17',
    {
      nl: 'Dan houd je twee kaarten van één soort over: leg een van die twee af.',
      de: 'Dann behältst du zwei Karten einer Sorte: Lege eine von diesen beiden ab.',
      en: 'That would leave you two cards of one type: lay off one of those two.',
    },
  ],
  'set-up/not-asked': [
    'FS-10',
    {
      nl: 'Nu leggen alleen spelers af die twee kaarten van één soort kregen.',
      de: 'Jetzt legt nur ab, wer zwei Karten einer Sorte bekommen hat.',
      en: 'Now only those who were dealt two cards of one type lay one off.',
    },
  ],
  'set-up/not-held': [
    'FS-10',
    {
      nl: 'Die kaart heb je niet gekregen.',
      de: 'Diese Karte hast du nicht bekommen.',
      en: 'You were not dealt that card.',
    },
  ],

  // The token
  'place/not-due': [
    'FS-19',
    {
      nl: 'Je speelsteen zet je alleen als het speelsteensymbool valt.',
      de: 'Deinen Spielstein setzt du nur, wenn das Spielstein-Symbol fällt.',
      en: 'You put your token only when the token symbol falls.',
    },
  ],
  'place/not-true': [
    'FS-19',
    {
      nl: 'Die kamer klopt niet met de kaarten in je hand.',
      de: 'Diese Kammer passt nicht zu den Karten in deiner Hand.',
      en: 'That chamber is not true to the cards in your hand.',
    },
  ],

  // Moving and asking
  'move/not-due': [
    'FS-22',
    { nl: 'Nu wordt er niet gelopen.', de: 'Jetzt wird nicht gezogen.', en: 'This is not the time to move.' },
  ],
  'move/begins-at-home': [
    'FS-24',
    {
      nl: 'Wie op de startplaats begint, kan er in dezelfde zet niet terugkeren.',
      de: 'Wer auf dem Startplatz losgeht, kann im selben Zug nicht dorthin zurück.',
      en: 'A move that begins on your start place cannot end there by turning in.',
    },
  ],
  'move/home-too-far': [
    'FS-24',
    {
      nl: 'Zo ver kom je niet: om in te draaien moet er op je middelste veld nog een oog over zijn.',
      de: 'So weit reicht es nicht: Zum Einbiegen muss auf deinem mittleren Feld noch ein Auge übrig sein.',
      en: 'You do not get that far: to turn in you need a pip left on your middle field.',
    },
  ],
  'ask/not-due': [
    'FS-26',
    {
      nl: 'Vragen mag je alleen als je figuur op een veld van een ander blijft staan.',
      de: 'Fragen darfst du nur, wenn deine Figur auf einem Feld eines anderen stehen bleibt.',
      en: "You may ask only when your figure stops on another player's field.",
    },
  ],

  // Claims
  'claim/not-home': [
    'FS-30',
    {
      nl: 'Je figuur staat niet op zijn startplaats.',
      de: 'Deine Figur steht nicht auf ihrem Startplatz.',
      en: 'Your figure is not on its start place.',
    },
  ],
  'claim/not-now': [
    'FS-30',
    {
      nl: 'Een combinatie leg je vóór het werpen of nadat je thuisgekomen bent.',
      de: 'Eine Kombination legst du vor dem Werfen oder nachdem du heimgekehrt bist.',
      en: 'You lay a combination before you throw or after you have come home.',
    },
  ],
  'claim/not-one-of-each': [
    'FS-31',
    {
      nl: 'Een combinatie is precies één vleugel, één rij en één steen.',
      de: 'Eine Kombination ist genau ein Flügel, eine Reihe und ein Stein.',
      en: 'A combination is exactly one wing, one row and one stone.',
    },
  ],
  'claim/order': [
    'FS-31',
    {
      nl: 'Noem de kaarten in de volgorde vleugel, rij, steen.',
      de: 'Nenne die Karten in der Reihenfolge Flügel, Reihe, Stein.',
      en: 'Name the cards in the order wing, row, stone.',
    },
  ],
  'claim/names-self': [
    'FS-31',
    {
      nl: 'Je eigen kaarten leg je open; noemen doe je die van anderen.',
      de: 'Eigene Karten legst du offen; nennen kannst du nur die der anderen.',
      en: "You lay your own cards open; only others' cards are named.",
    },
  ],
  'claim/names-nobody': [
    'FS-31',
    {
      nl: 'Minstens één kaart moet van een ander komen.',
      de: 'Mindestens eine Karte muss von jemand anderem kommen.',
      en: 'At least one card must come from somebody else.',
    },
  ],
  'claim/not-held': [
    'FS-31',
    {
      nl: 'Je kunt alleen openleggen wat je in de hand hebt.',
      de: 'Du kannst nur offen legen, was du auf der Hand hast.',
      en: 'You can lay open only what you hold.',
    },
  ],
  'claim/too-many-named': [
    'FS-31',
    {
      nl: 'Zoveel kaarten heeft die speler niet.',
      de: 'So viele Karten hat dieser Spieler nicht.',
      en: 'That player does not hold so many cards.',
    },
  ],
  'exchange/not-due': [
    'FS-35',
    {
      nl: 'Ruilen mag je alleen een kaart die zojuist bij een foute bewering goed is genoemd.',
      de: 'Tauschen darfst du nur eine Karte, die eben bei einer falschen Behauptung richtig genannt wurde.',
      en: 'You may exchange only a card that a wrong claim has just named rightly.',
    },
  ],
  'exchange/not-asked': [
    'FS-35',
    {
      nl: 'Eerst kiest een ander of zijn kaart wordt geruild.',
      de: 'Zuerst entscheidet jemand anderes, ob er tauscht.',
      en: 'Somebody else chooses first whether to exchange.',
    },
  ],

  // What cannot be declined
  'pass/must-throw': [
    'FS-15',
    { nl: 'Je moet nu werpen.', de: 'Du musst jetzt werfen.', en: 'You have to throw now.' },
  ],
  'pass/must-throw-keys': [
    'FS-13',
    {
      nl: 'In de kerker moet je de sleutelworp proberen.',
      de: 'Im Verlies musst du den Schlüsselwurf versuchen.',
      en: 'In the dungeon you have to try the key throw.',
    },
  ],
  'pass/must-lay-off': [
    'FS-17',
    { nl: 'Je moet een kaart afleggen.', de: 'Du musst eine Karte ablegen.', en: 'You have to lay a card off.' },
  ],
  'pass/must-lay-off-set-up': [
    'FS-10',
    {
      nl: 'Je kreeg twee kaarten van één soort en moet er een afleggen.',
      de: 'Du hast zwei Karten einer Sorte bekommen und musst eine ablegen.',
      en: 'You were dealt two cards of one type and have to lay one off.',
    },
  ],
  'pass/must-place': [
    'FS-19',
    {
      nl: 'Je moet je speelsteen zetten.',
      de: 'Du musst deinen Spielstein setzen.',
      en: 'You have to put your token.',
    },
  ],
  'pass/must-move': ['FS-22', { nl: 'Je moet lopen.', de: 'Du musst ziehen.', en: 'You have to move.' }],
  'pass/must-choose': [
    'FS-35',
    {
      nl: 'Zeg of je de kaart ruilt of houdt.',
      de: 'Sag, ob du die Karte tauschst oder behältst.',
      en: 'Say whether you exchange the card or keep it.',
    },
  ],
});
