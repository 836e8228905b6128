import type { Glossary } from '@wunderkammer/kernel';

/** One word for one thing, in three languages; the books are those of Noris, 1987. */
export const glossary: Glossary<'nl' | 'de' | 'en'> = {
  hideout: {
    word: { nl: 'schuiloord', de: 'Versteck', en: 'hideout' },
    meaning: {
      nl: 'De ruïne in de vorm van een kruis waar de salamander zich verbergt: vier vleugels met samen 84 kamers.',
      de: 'Die kreuzförmige Ruine, in der sich der Salamander verbirgt: vier Flügel mit zusammen 84 Kammern.',
      en: 'The ruin in the shape of a cross where the salamander hides: four wings with 84 chambers in all.',
    },
    rules: ['FS-1'],
    book: { nl: ['schuiloord', 'schuilplaats'], de: ['Versteck'], en: ['lair', 'hideout'] },
    not: { nl: ['schuilplaats'], en: ['lair'] },
  },
  chamber: {
    word: { nl: 'kamer', de: 'Kammer', en: 'chamber' },
    meaning: {
      nl: 'Een veld van het schuiloord: precies één vleugel, één rij en één steen. Hier zet je je speelsteen.',
      de: 'Ein Feld des Verstecks: genau ein Flügel, eine Reihe und ein Stein. Hier setzt du deinen Spielstein.',
      en: 'A field of the hideout: exactly one wing, one row and one stone. This is where you place your token.',
    },
    rules: ['FS-1', 'FS-19'],
    book: { nl: ['kamer'], de: ['Kammer'], en: ['chamber'] },
    not: { de: ['Zimmern?'], en: ['84 rooms'] },
  },
  wing: {
    word: { nl: 'vleugel', de: 'Flügel', en: 'wing' },
    meaning: {
      nl: 'Een arm van het kruis: lucht, water, aarde of vuur. Telt 1, 2, 3 of 4.',
      de: 'Ein Arm des Kreuzes: Luft, Wasser, Erde oder Feuer. Zählt 1, 2, 3 oder 4.',
      en: 'An arm of the cross: air, water, earth or fire. Worth 1, 2, 3 or 4.',
    },
    rules: ['FS-1', 'FS-32'],
    book: { nl: ['vleugel'], de: ['Flügel'], en: ['wing'] },
  },
  row: {
    word: { nl: 'rij', de: 'Reihe', en: 'row' },
    meaning: {
      nl: 'Een van de zeven stroken van een vleugel. Rij 1 ligt aan het uiteinde, rij 7 naast de kerker; elke rij is zijn nummer waard.',
      de: 'Einer der sieben Streifen eines Flügels. Die 1. Reihe liegt außen, die 7. neben dem Verlies; jede zählt ihre Nummer.',
      en: 'One of the seven strips of a wing. Row 1 lies at the tip, row 7 next to the dungeon; a row is worth its number.',
    },
    rules: ['FS-1', 'FS-32'],
    book: { nl: ['rij'], de: ['Reihe'], en: ['row'] },
  },
  stone: {
    word: { nl: 'steenveld', de: 'Stein-Feld', en: 'stone field' },
    meaning: {
      nl: 'Een van de drie velden van een rij: 1-steen, 2-steen of 3-steen. Meestal kortweg: de steen. Niet te verwarren met de speelsteen.',
      de: 'Eines der drei Felder einer Reihe: Ein-Stein, Zwei-Stein oder Drei-Stein. Meist kurz: der Stein. Nicht zu verwechseln mit dem Spielstein.',
      en: 'One of the three fields of a row: stone 1, stone 2 or stone 3. Usually just: the stone. Not to be mistaken for the token.',
    },
    rules: ['FS-1', 'FS-32'],
    book: { nl: ['steenveld'], de: ['Stein-Feld'], en: ['stone field', 'stone space'] },
    not: { de: ['Steinfeld(er|ern|es)?'], en: ['stone spaces?'] },
  },
  startingPlace: {
    word: { nl: 'startplaats', de: 'Startplatz', en: 'starting place' },
    meaning: {
      nl: 'Het kasteel, de abdij of de ruïne van een figuur: zijn thuis. Alleen hier mag je combinaties leggen.',
      de: 'Das Schloss, die Abtei oder die Ruine einer Figur. Nur hier darfst du Kombinationen ablegen.',
      en: 'The castle, abbey or ruin of a figure: its home. Only here may you lay down combinations.',
    },
    rules: ['FS-5', 'FS-30'],
    book: { nl: ['startplaats', 'startveld'], de: ['Startplatz'], en: ['starting position', 'starting space'] },
    not: {
      nl: ['startvelden?'],
      de: [String.raw`(da)?heim\p{L}*`, 'nach Hause', 'zu Hause'],
      en: ['start places?', 'starting (positions?|spaces?)'],
    },
  },
  track: {
    word: { nl: 'omloop', de: 'Rundkurs', en: 'track' },
    meaning: {
      nl: 'De kring van velden langs de startplaatsen, die de figuren met de klok mee lopen: vijf velden per speler.',
      de: 'Der Kreis aus Feldern, der an den Startplätzen vorbeiführt und im Uhrzeigersinn begangen wird: fünf Felder je Spieler.',
      en: 'The ring of fields past the starting places, walked clockwise: five fields a player.',
    },
    rules: ['FS-6'],
    book: { nl: ['omloop', 'parcours'], de: ['Rundkurs'], en: ['circular track', 'circuit'] },
    not: { nl: ['parcours'], de: ['Rundweg', 'Parcours'], en: ['roads?', 'circuit'] },
  },
  middleField: {
    word: { nl: 'middelste veld', de: 'mittleres Feld', en: 'middle field' },
    meaning: {
      nl: 'Het derde van je vijf velden: de poort waardoor je van huis gaat en weer thuiskomt.',
      de: 'Das dritte deiner fünf Felder: das Tor, durch das du den Startplatz verlässt und wieder betrittst.',
      en: 'The third of your five fields: the gate through which you leave home and come back.',
    },
    rules: ['FS-6', 'FS-23'],
    book: { nl: ['middelste veld'], de: ['mittleres Feld'], en: ['middle space'] },
    not: {
      nl: ['(je|jouw|eigen) midden'],
      de: ['(deiner?|eigene[nr]?) Mitte'],
      en: ['(your|own) middle(?! field| of| one)'],
    },
  },
  goIn: {
    word: { nl: 'naar binnen gaan', de: 'einbiegen', en: 'go in' },
    meaning: {
      nl: 'Op je middelste veld de omloop verlaten en op je startplaats gaan staan. Ogen die je over hebt, vervallen.',
      de: 'Auf dem mittleren Feld den Rundkurs verlassen und auf den Startplatz ziehen. Überzählige Augen verfallen.',
      en: 'To leave the track at your middle field and stand on your starting place. Pips left over are lost.',
    },
    rules: ['FS-24'],
    book: { nl: [], de: ['einbiegen'], en: ['enter'] },
    not: {
      nl: [String.raw`indraai\p{L}*`, 'ingedraaid', 'draai in', 'in te draaien'],
      de: [String.raw`einkehr\p{L}*`, 'eingekehrt', 'kehre? ein'],
      en: ['(may|can|to|cannot) turn in', 'turn(ed|ing) in', 'Turn in'],
    },
  },
  dungeon: {
    word: { nl: 'kerker', de: 'Verlies', en: 'dungeon' },
    meaning: {
      nl: 'Het hart van het kruis. Je komt erin als een ander op jouw veld stopt of als je combinatie niet klopt; je komt eruit door een sleutelworp of een vraag.',
      de: 'Die Mitte des Kreuzes. Hinein kommst du, wenn jemand auf deinem Feld anhält oder deine Kombination nicht stimmt; heraus durch einen Schlüsselwurf oder eine Frage.',
      en: 'The centre of the cross. You get there when somebody stops on your field or your claim is wrong; you get out by a key throw or a question.',
    },
    rules: ['FS-7'],
    book: { nl: ['onderaardse kerker'], de: ['Verlies'], en: ['dungeon'] },
    not: { nl: ['gevangenis'], de: ['Kerker', 'Gefängnis'], en: ['prison', 'jail'] },
  },
  throwOut: {
    word: { nl: 'eruit gooien', de: 'hinauswerfen', en: 'throw out' },
    meaning: {
      nl: 'Stoppen op het veld van een andere figuur, die daarmee naar de kerker gaat.',
      de: 'Auf dem Feld einer anderen Figur anhalten, die damit ins Verlies muss.',
      en: 'To stop on a field where another figure stands, which sends it to the dungeon.',
    },
    rules: ['FS-25'],
    book: { nl: ['in de kerker werpen'], de: ['werfen'], en: ['send to the dungeon'] },
    not: { de: ['rausw(e|i)rf(en|st|t)?', String.raw`schlag\p{L}*`] },
  },
  figure: {
    word: { nl: 'figuur', de: 'Figur', en: 'figure' },
    meaning: {
      nl: 'De koning, de koningin, de monnik of de rover: wie je bent, en wie voor jou over de omloop loopt.',
      de: 'König, Königin, Mönch oder Räuber: wer du bist und wer für dich auf dem Rundkurs zieht.',
      en: 'The king, the queen, the monk or the robber: who you are, and who walks the track for you.',
    },
    rules: ['FS-5'],
    book: { nl: ['spelfiguur'], de: ['Spielfigur'], en: ['figure', 'playing piece'] },
    not: { nl: ['het figuur'], en: ['thief', 'playing pieces?'] },
  },
  token: {
    word: { nl: 'speelsteen', de: 'Spielstein', en: 'token' },
    meaning: {
      nl: 'De steen in jouw kleur. Werp je zijn symbool, dan zet je hem op een kamer die klopt met elke kaart in je hand.',
      de: 'Der Stein in deiner Farbe. Wirfst du sein Symbol, setzt du ihn auf eine Kammer, die zu jeder Karte deiner Hand passt.',
      en: 'The piece in your colour. When you throw its symbol, you place it on a chamber that is true to every card in your hand.',
    },
    rules: ['FS-19', 'FS-21'],
    book: { nl: ['speelsteen'], de: ['Spielstein'], en: ['token', 'game piece'] },
    not: { en: ['game pieces?'] },
  },
  card: {
    word: { nl: 'salamanderkaart', de: 'Salamander-Karte', en: 'salamander card' },
    meaning: {
      nl: 'Een kaart met één gegeven: een vleugel, een rij of een steen. Meestal kortweg: de kaart.',
      de: 'Eine Karte mit einer einzigen Angabe: Flügel, Reihe oder Stein. Meist kurz: die Karte.',
      en: 'A card that names one thing: a wing, a row or a stone. Usually just: the card.',
    },
    rules: ['FS-2'],
    book: { nl: ['salamanderkaart'], de: ['Salamander-Karte'], en: ['salamander card'] },
    not: { nl: ['(ruil|leg|neem) je haar', 'haar (ruilen|hebt)', 'kaart blijft waar ze'], de: ['Salamanderkarten?'] },
  },
  type: {
    word: { nl: 'soort', de: 'Sorte', en: 'type' },
    meaning: {
      nl: 'Vleugel, rij of steen. Twee kaarten van één soort mag je nooit houden.',
      de: 'Flügel, Reihe oder Stein. Zwei Karten einer Sorte darfst du nie behalten.',
      en: 'Wing, row or stone. You may never keep two cards of one type.',
    },
    rules: ['FS-2', 'FS-17'],
    book: { nl: ['soort'], de: ['Sorte'], en: ['type'] },
    not: { nl: ['types?'], de: ['Art(en)?', 'Kartenarten?'], en: ['sorts?'] },
  },
  answerCard: {
    word: { nl: 'antwoordkaart', de: 'Antwortkarte', en: 'answer card' },
    meaning: {
      nl: 'Het ja of het nee waarmee je een vraag beantwoordt, zo dat alleen de vrager het ziet.',
      de: 'Das Ja oder das Nein, mit dem du auf eine Frage antwortest, sodass nur der Fragende es sieht.',
      en: 'The yes or the no with which you answer a question, so that only the asker sees it.',
    },
    rules: ['FS-9', 'FS-27'],
    book: { nl: ['antwoordkaart'], de: ['Antwortkarte'], en: ['answer card'] },
  },
  sticks: {
    word: { nl: 'dobbelstaafjes', de: 'Wurfstäbe', en: 'throwing sticks' },
    meaning: {
      nl: 'De drie staafjes waarmee je werpt: twee ogenstaafjes en een symboolstaafje, elk met vier kanten.',
      de: 'Die drei Stäbe, mit denen geworfen wird: zwei Augenstäbe und ein Symbolstab, jeder mit vier Seiten.',
      en: 'The three sticks you throw: two pip sticks and a symbol stick, each with four faces.',
    },
    rules: ['FS-3'],
    book: { nl: ['dobbelstaafjes'], de: ['Wurfstäbe'], en: ['throwing sticks', 'dice'] },
    not: {
      nl: ['dobbelst(e|é)nen?', 'dobbelsteen'],
      de: ['Würfeln?', 'Stäbchen'],
      en: ['dice', 'rods?', 'wands?'],
    },
  },
  pip: {
    word: { nl: 'oog', de: 'Auge', en: 'pip' },
    meaning: {
      nl: 'Een punt op een ogenstaafje. De ogen zeggen hoe ver je loopt: hun som of hun verschil.',
      de: 'Ein Punkt auf einem Augenstab. Die Augen sagen, wie weit du ziehst: ihre Summe oder ihre Differenz.',
      en: 'A dot on a pip stick. The pips say how far you move: their sum or their difference.',
    },
    rules: ['FS-3', 'FS-22'],
    book: { nl: ['oog'], de: ['Auge'], en: ['pip'] },
  },
  bigStep: {
    word: { nl: 'grote en kleine stap', de: 'großer und kleiner Schritt', en: 'big and small step' },
    meaning: {
      nl: 'De som van de ogen (2 tot en met 8 velden) of hun verschil (0 tot en met 3). Je kiest zelf.',
      de: 'Die Summe der Augen (2 bis 8 Felder) oder ihre Differenz (0 bis 3). Du hast die Wahl.',
      en: 'The sum of the pips (2 to 8 fields) or their difference (0 to 3). The choice is yours.',
    },
    rules: ['FS-22'],
    book: {
      nl: ['grote stap', 'kleine stap'],
      de: ['große Schritte', 'kleine Schritte'],
      en: ['large steps', 'small steps'],
    },
    not: { en: ['large steps?'] },
  },
  double: {
    word: { nl: 'dubbelworp', de: 'Pasch', en: 'double' },
    meaning: {
      nl: 'Twee ogenstaafjes die hetzelfde tonen. Daarna mag je nog eens werpen.',
      de: 'Zwei Augenstäbe, die das Gleiche zeigen. Danach darfst du noch einmal werfen.',
      en: 'Two pip sticks that show the same number. Afterwards you may throw again.',
    },
    rules: ['FS-29'],
    book: { nl: ['dubbelworp'], de: ['Pasch'], en: ['double'] },
    not: {
      nl: ['gelijke ogen', 'ogen (waren|zijn) gelijk'],
      de: ['gleichen? Augen', 'Augen (waren|sind) gleich'],
      en: ['equal pips', 'pips (were|are) equal', 'doublets?'],
    },
  },
  keyThrow: {
    word: { nl: 'sleutelworp', de: 'Schlüsselwurf', en: 'key throw' },
    meaning: {
      nl: 'De poging om uit de kerker te komen: drie sleutels in hoogstens vijf worpen.',
      de: 'Der Versuch, aus dem Verlies zu kommen: drei Schlüssel in höchstens fünf Würfen.',
      en: 'The attempt to get out of the dungeon: three keys in at most five throws.',
    },
    rules: ['FS-13', 'FS-4'],
    book: { nl: ['sleutelworp'], de: ['Schlüsselwurf'], en: ['key throw'] },
    not: { nl: ['om de sleutels'], de: ['um die Schlüssel'], en: ['for the keys'] },
  },
  pile: {
    word: { nl: 'stapel', de: 'Stoß', en: 'pile' },
    meaning: {
      nl: 'De salamanderkaarten die nog niemand heeft, met de afbeelding naar beneden.',
      de: 'Die Salamander-Karten, die noch niemand hat, mit dem Bild nach unten.',
      en: 'The salamander cards nobody has yet, lying face down.',
    },
    rules: ['FS-9', 'FS-18'],
    book: { nl: ['stapel', 'voorraadstapel'], de: ['Stoß'], en: ['pile'] },
    not: { nl: ['voorraad(stapel)?'], de: ['Stapels?', 'Talon'], en: ['decks?', 'stack'] },
  },
  faceDown: {
    word: { nl: 'verdekt', de: 'verdeckt', en: 'face down' },
    meaning: {
      nl: 'Zo dat niemand ziet wat erop staat. Het tegendeel is: open.',
      de: 'So, dass niemand sieht, was daraufsteht. Das Gegenteil ist: offen.',
      en: 'So that nobody sees what it is. The opposite is: face up.',
    },
    rules: ['FS-9', 'FS-10'],
    book: { nl: ['verdekt'], de: ['verdeckt'], en: ['face down'] },
    not: {
      nl: ['gedekte?', 'dichte?'],
      de: ['zugedeckt'],
      en: ['open for all to see', '(lays?|laid|lying) open', 'covered'],
    },
  },
  take: {
    word: { nl: 'nemen', de: 'nehmen', en: 'take' },
    meaning: {
      nl: 'De bovenste kaart van de stapel in je hand doen, zonder dat een ander hem ziet.',
      de: 'Die oberste Karte des Stoßes auf die Hand nehmen, ohne dass die anderen sie sehen.',
      en: 'To put the top card of the pile into your hand, unseen by the others.',
    },
    rules: ['FS-16'],
    book: { nl: ['nemen'], de: ['nehmen', 'aufnehmen', 'ziehen'], en: ['take', 'pick up', 'draw'] },
    not: {
      nl: ['kaart(en)? trek(t|ken)'],
      de: ['Karten? zieh(en|t|st)'],
      en: ['draw(s|ing)? (a|the|one) (new )?card', 'pick(s|ing)? up a card'],
    },
  },
  discard: {
    word: { nl: 'afleggen', de: 'abwerfen', en: 'discard' },
    meaning: {
      nl: 'Een kaart uit je hand open naast de stapel leggen.',
      de: 'Eine Karte aus der Hand offen neben den Stoß legen.',
      en: 'To put a card from your hand face up beside the pile.',
    },
    rules: ['FS-17', 'FS-10'],
    book: { nl: ['afleggen', 'afgeven'], de: ['abwerfen', 'ablegen'], en: ['discard'] },
    not: {
      nl: ['(kaart|kaarten) (wegleggen|weggooien|afgeven|afgooien)'],
      de: [
        String.raw`abgelegte[nr]?( \S+)? Karten?`,
        'leg(e|t) … ab',
        'Karten? (offen )?(ablegen|abgelegt)',
        'abgelegten',
        'was du ablegst',
        'leg(e|t|st)? (eine|sie|eine davon|eine (der|von diesen) beiden)( Karten)?( offen)? ab',
        'Welche legst du ab',
      ],
      en: ['lay(s|ing)? (one |it |them |a card )?off', 'laid off', 'lay(s|ing)? … off', 'throw(s|ing)? away'],
    },
  },
  doubleRule: {
    word: { nl: 'dubbelregel', de: 'Doppelregel', en: 'double rule' },
    meaning: {
      nl: 'Nooit meer dan twee kaarten in je hand, en nooit twee van één soort.',
      de: 'Nie mehr als zwei Karten auf der Hand, und nie zwei einer Sorte.',
      en: 'Never more than two cards in your hand, and never two of one type.',
    },
    rules: ['FS-17'],
    book: { nl: ['dubbelregel'], de: ['Doppelregel'], en: ['double rule'] },
  },
  ask: {
    word: { nl: 'vragen', de: 'fragen', en: 'ask' },
    meaning: {
      nl: 'Op de velden van een ander naar één kaart vragen. Iedereen hoort de vraag, alleen jij krijgt het antwoord; de kaart blijft waar hij is.',
      de: 'Auf den Feldern eines anderen nach einer Karte fragen. Die Frage hören alle, die Antwort bekommst nur du; die Karte bleibt, wo sie ist.',
      en: 'On another player’s fields, to ask about one card. Everybody hears the question, only you get the answer; the card stays where it is.',
    },
    rules: ['FS-26', 'FS-27'],
    book: { nl: ['een vraag stellen'], de: ['eine Frage stellen'], en: ['ask a question'] },
    not: {
      nl: ['om (een|één|de) (…)?kaart (te )?vragen', 'ondervraag', 'ondervragen'],
      de: ['um (eine|die) Karte (bitten|fragen)'],
      en: [String.raw`ask(s|ing)? (… |\S+ )?for (a|one|the|…)( card)?`],
    },
  },
  combination: {
    word: { nl: 'combinatie', de: 'Kombination', en: 'combination' },
    meaning: {
      nl: 'Een vleugel, een rij en een steen bij elkaar. Waard: vleugel × rij × steen, van 1 tot en met 84 punten.',
      de: 'Ein Flügel, eine Reihe und ein Stein zusammen. Wert: Flügel × Reihe × Stein, 1 bis 84 Punkte.',
      en: 'A wing, a row and a stone together. Worth wing × row × stone, from 1 to 84 points.',
    },
    rules: ['FS-31', 'FS-32'],
    book: { nl: ['combinatie'], de: ['Kombination'], en: ['combination'] },
    not: { en: ['melds?', 'sets? of three'] },
  },
  layDown: {
    word: { nl: 'leggen', de: 'ablegen', en: 'lay down' },
    meaning: {
      nl: 'Een combinatie open voor je neerleggen, met kaarten van jezelf en van anderen. Dat mag alleen in je beurt en op je startplaats.',
      de: 'Eine Kombination offen vor dich hinlegen, mit eigenen Karten und Karten anderer. Das geht nur in deinem Zug und auf deinem Startplatz.',
      en: 'To put a combination face up before you, made of your own cards and those of others: only on your turn, and on your starting place.',
    },
    rules: ['FS-30', 'FS-32'],
    book: { nl: ['afleggen', 'uitspelen'], de: ['ablegen'], en: ['lay down', 'play'] },
    not: {
      nl: ['combinaties? (te )?(afleggen|uitspelen)', '(afgelegde|uitgespeelde) combinaties?'],
      de: ['Kombination(en)? (legen|gelegt)'],
      en: [
        'lay(s|ing)? (an? |the |no |another )?combinations?',
        'play(s|ing)? (an? |the )?combinations?',
        'lay(s|ing)? it(?! (down|face))',
      ],
    },
  },
  claim: {
    word: { nl: 'opeisen', de: 'verlangen', en: 'claim' },
    meaning: {
      nl: 'Bij een combinatie zeggen wie welke ontbrekende kaart heeft. Klopt het, dan krijg je die kaarten; zo niet, dan ga je naar de kerker.',
      de: 'Bei einer Kombination sagen, wer welche fehlende Karte hat. Stimmt es, bekommst du die Karten; wenn nicht, musst du ins Verlies.',
      en: 'For a combination, to say who holds which missing card. If it is true, you get those cards; if not, you go to the dungeon.',
    },
    rules: ['FS-31', 'FS-33'],
    book: { nl: ['opeisen'], de: ['benennen', 'Behauptung'], en: ['name', 'claim'] },
    not: { en: ['rightly'] },
  },
  exchange: {
    word: { nl: 'ruilen', de: 'tauschen', en: 'exchange' },
    meaning: {
      nl: 'Een kaart afleggen die in een mislukte combinatie goed is genoemd, en er een nieuwe voor nemen.',
      de: 'Eine Karte, die in einer misslungenen Kombination richtig genannt wurde, abwerfen und dafür eine neue nehmen.',
      en: 'To discard a card that was named correctly in a claim that failed, and take a new one instead.',
    },
    rules: ['FS-35'],
    book: { nl: ['omwisselen', 'ruilen'], de: ['austauschen'], en: ['exchange'] },
    not: { nl: [String.raw`omwissel\p{L}*`], en: ['swap(s|ped|ping)?'] },
  },
  target: {
    word: { nl: 'doel', de: 'Ziel', en: 'target' },
    meaning: {
      nl: 'Het afgesproken aantal punten: wie het haalt of eroverheen gaat, wint meteen.',
      de: 'Die vereinbarte Punktzahl: Wer sie erreicht oder übertrifft, gewinnt auf der Stelle.',
      en: 'The number of points agreed on: whoever reaches or passes it wins at once.',
    },
    rules: ['FS-8', 'FS-38'],
    book: { nl: ['winstwaarde'], de: ['Ziel-Wert'], en: ['target value'] },
    not: { nl: ['winstwaarde'], de: ['Zielwert'], en: ['target value'] },
  },
};
