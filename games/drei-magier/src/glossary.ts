import type { Glossary } from '@wunderkammer/kernel';

/** One word for one thing, in three languages; the book is the Dutch one, of a game by Noris, 1985. */
export const glossary: Glossary<'nl'> = {
  place: {
    word: { nl: 'plaats', de: 'Ort', en: 'place' },
    meaning: {
      nl: 'Een van de negen plekken van het bord, drie bij drie. Magiërs springen van plaats naar plaats.',
      de: 'Einer der neun Orte des Spielplans, drei mal drei. Magier springen von Ort zu Ort.',
      en: 'One of the nine places of the board, three by three. Mages jump from place to place.',
    },
    rules: ['DM-1'],
    book: { nl: ['plaats'] },
  },
  magicPlace: {
    word: { nl: 'magische plaats', de: 'magischer Ort', en: 'magic place' },
    meaning: {
      nl: 'Elke plaats behalve de plaats van het leven en het labyrint. Aan het begin liggen er twee tarotkaarten.',
      de: 'Jeder Ort außer dem Platz des Lebens und dem Labyrinth. Zu Beginn liegen dort zwei Tarotkarten.',
      en: 'Every place but the place of life and the labyrinth. Two tarot cards lie there at the beginning.',
    },
    rules: ['DM-2'],
    book: { nl: ['magische plaats'] },
    not: { en: ['magical places?'] },
  },
  life: {
    word: { nl: 'plaats van het leven', de: 'Platz des Lebens', en: 'place of life' },
    meaning: {
      nl: 'Het midden van het bord, waar iedereen begint. Hier wordt niet gevochten en niemand verbannen, maar blijven mag een magiër er niet.',
      de: 'Die Mitte des Spielplans, wo alle beginnen. Hier gibt es kein Duell und keine Verbannung, aber ein Magier darf nicht bleiben.',
      en: 'The middle of the board, where everybody begins. Nobody fights and nobody is banished here, but a mage may not linger.',
    },
    rules: ['DM-1', 'DM-14'],
    book: { nl: ['plaats van het leven'] },
    not: { nl: ['op het leven'], de: ['auf dem Leben'] },
  },
  labyrinth: {
    word: { nl: 'labyrint', de: 'Labyrinth', en: 'labyrinth' },
    meaning: {
      nl: 'Het oord van de verbanning. Wie pech heeft, komt hier terecht; een magiër komt er alleen via de plaats van het leven weer uit.',
      de: 'Der Ort der Verbannung. Hier landet, wer Pech hat; ein Magier kommt nur über den Platz des Lebens wieder heraus.',
      en: 'The place of banishment. This is where bad luck sends you; a mage gets out only by way of the place of life.',
    },
    rules: ['DM-1', 'DM-3'],
    book: { nl: ['labyrint', 'verbanningsoord'] },
    not: { nl: ['doolhof'], de: ['Irrgarten'], en: ['maze'] },
  },
  mage: {
    word: { nl: 'magiër', de: 'Magier', en: 'mage' },
    meaning: {
      nl: 'Je grote figuur. Hij springt van plaats naar plaats en komt nooit op de weg.',
      de: 'Deine große Figur. Sie springt von Ort zu Ort und betritt den Weg nie.',
      en: 'Your big figure. It jumps from place to place and never touches the path.',
    },
    rules: ['DM-3', 'DM-13'],
    book: { nl: ['magiër'] },
    not: { nl: ['tovenaars?'], de: ['Zauberer'], en: ['wizards?', 'your magicians?', 'sorcerers?'] },
  },
  apprentice: {
    word: { nl: 'leerling', de: 'Lehrling', en: 'apprentice' },
    meaning: {
      nl: 'Je kleine figuur. Hij loopt veld voor veld over de weg.',
      de: 'Deine kleine Figur. Sie geht Feld für Feld auf dem Weg.',
      en: 'Your small figure. It walks the path field by field.',
    },
    rules: ['DM-11'],
    book: { nl: ['toverleerling', 'leerling'] },
    not: { nl: ['toverleerling(en)?'], de: [String.raw`Zauberlehrling\p{L}*`, 'Schüler'], en: ['pupils?'] },
  },
  path: {
    word: { nl: 'weg', de: 'Weg', en: 'path' },
    meaning: {
      nl: 'De kleine velden tussen de plaatsen, waarover de leerlingen lopen.',
      de: 'Die kleinen Felder zwischen den Orten, auf denen die Lehrlinge gehen.',
      en: 'The small fields between the places, on which the apprentices walk.',
    },
    rules: ['DM-4'],
    book: { nl: ['ingewikkelde weg'] },
    not: { nl: ['kronkelweg'], en: ['roads?', 'track'] },
  },
  symbolField: {
    word: { nl: 'symboolveld', de: 'Symbolfeld', en: 'symbol field' },
    meaning: {
      nl: 'Een veld van de weg waarop een leerling mag toveren. Er zijn er acht.',
      de: 'Ein Feld des Weges, auf dem ein Lehrling zaubern darf. Es gibt acht davon.',
      en: 'A field of the path on which an apprentice may cast a spell. There are eight.',
    },
    rules: ['DM-4', 'DM-26'],
    book: { nl: ['symboolveld'] },
    not: { nl: ['tovervelden?'], de: [String.raw`Zauberfeld\p{L}*`], en: ['magic fields?'] },
  },
  card: {
    word: { nl: 'tarotkaart', de: 'Tarotkarte', en: 'tarot card' },
    meaning: {
      nl: 'Een van de zeven verschillende kaarten die de koning mist. Van elke zijn er twee, en niemand heeft er een dubbel.',
      de: 'Eine der sieben verschiedenen Karten, die dem König fehlen. Von jeder gibt es zwei, und niemand besitzt eine doppelt.',
      en: 'One of the seven different cards that the king is missing. There are two of each, and nobody owns one twice.',
    },
    rules: ['DM-2', 'DM-31'],
    book: { nl: ['tarotkaart'] },
    not: { nl: ['machtige kaarten'], de: ['mächtige Karten'], en: ['cards of power'] },
  },
  wand: {
    word: { nl: 'toverstok', de: 'Zauberstab', en: 'wand' },
    meaning: {
      nl: 'Waarmee je werpt: drie stokken in rood, zwart en wit, met inkervingen op de randen en symbolen op de vlakken.',
      de: 'Womit geworfen wird: drei Stäbe in Rot, Schwarz und Weiß, mit Kerben an den Kanten und Symbolen auf den Flächen.',
      en: 'What you throw: three wands in red, black and white, with notches on the edges and symbols on the faces.',
    },
    rules: ['DM-5', 'DM-6'],
    book: { nl: ['toverstok', 'toverstaf'] },
    not: {
      nl: ['toverst(af|aven)', '(dobbel)?staafjes?'],
      de: [String.raw`Wurfst(a|ä)b\p{L}*`, 'Würfeln?'],
      en: ['sticks?', 'rods?', 'dice'],
    },
  },
  notch: {
    word: { nl: 'oog', de: 'Auge', en: 'pip' },
    meaning: {
      nl: 'Een inkerving op de bovenste rand van een stok. Elke stok toont er 0, 1 of 2.',
      de: 'Eine Kerbe auf der oberen Kante eines Stabes. Jeder Stab zeigt 0, 1 oder 2.',
      en: 'A notch on the upper edge of a wand. Each wand shows 0, 1 or 2.',
    },
    rules: ['DM-5'],
    book: { nl: ['oog', 'inkerving'] },
    not: { en: ['… eyes?'] },
  },
  pipThrow: {
    word: { nl: 'ogenworp', de: 'Augenwurf', en: 'pip throw' },
    meaning: {
      nl: 'De worp waarmee je beurt begint. De som is voor de leerling, de stok in jouw kleur voor de magiër.',
      de: 'Der Wurf, mit dem dein Zug beginnt. Die Summe gilt für den Lehrling, der Stab in deiner Farbe für den Magier.',
      en: 'The throw that begins your turn. The sum is for the apprentice, the wand in your colour for the mage.',
    },
    rules: ['DM-8'],
    book: { nl: ['ogenworp', 'oogworp'] },
    not: { nl: ['oogworp(en)?'], en: ['eye throws?', 'eyes throws?'] },
  },
  double: {
    word: { nl: 'dubbelworp', de: 'Pasch', en: 'three equal wands' },
    meaning: {
      nl: 'Drie gelijke stokken. 1-1-1 en 2-2-2 geven nog een worp, 0-0-0 stuurt je beide figuren naar het labyrint.',
      de: 'Drei gleiche Stäbe. 1-1-1 und 2-2-2 bringen noch einen Wurf, 0-0-0 schickt deine beiden Figuren ins Labyrinth.',
      en: '1-1-1 and 2-2-2 earn another throw; 0-0-0 sends both your figures to the labyrinth.',
    },
    rules: ['DM-10', 'DM-9'],
    book: { nl: ['dubbelworp'] },
    not: {
      nl: ['(alle|drie) stokken gelijk', 'voor (je |drie )?gelijke stokken', 'drie nullen'],
      de: ['alle Stäbe gleich', 'für (die |drei )?gleichen? Stäbe', 'drei Nullen'],
      en: ['noughts?', 'triples?'],
    },
  },
  mageThrow: {
    word: { nl: 'magiërworp', de: 'Magierwurf', en: 'mage throw' },
    meaning: {
      nl: 'De worp van een gevecht: de hoogste som wint, en bij gelijke som wie de minste worpen nodig had.',
      de: 'Der Wurf im Duell: Die höhere Summe gewinnt, bei gleicher Summe, wer weniger Würfe brauchte.',
      en: 'The throw of a duel: the higher sum wins, and with equal sums whoever needed fewer throws.',
    },
    rules: ['DM-21', 'DM-22'],
    book: { nl: ['magiërworp'] },
    not: { nl: ['gevechtsworp(en)?'], de: [String.raw`Duellw(u|ü)rf\p{L}*`], en: ['duel throws?'] },
  },
  spellThrow: {
    word: { nl: 'toverworp', de: 'Zauberwurf', en: 'spell throw' },
    meaning: {
      nl: 'De worp op een symboolveld, waarbij alleen de symbolen tellen: kracht, magie of noodlot.',
      de: 'Der Wurf auf einem Symbolfeld, bei dem nur die Symbole zählen: Kraft, Magie oder Schicksal.',
      en: 'The throw on a symbol field, for which only the symbols count: power, magic or fate.',
    },
    rules: ['DM-26', 'DM-6'],
    book: { nl: ['toverworp'] },
    not: { nl: ['toverspreuk(en)?'], de: [String.raw`Zaubersprüch?\p{L}*`, 'Zauberspruch'], en: ['magic throws?'] },
  },
  bonusThrow: {
    word: { nl: 'bonusworp', de: 'Bonuswurf', en: 'bonus throw' },
    meaning: {
      nl: 'De worp die je verdient met je zesde kaart, in je eigen beurt.',
      de: 'Der Wurf, den du dir in deinem eigenen Zug mit der sechsten Karte verdienst.',
      en: 'The throw you earn with your sixth card, on your own turn.',
    },
    rules: ['DM-30'],
    book: { nl: ['bonusworp'] },
    not: { nl: ['extra worp(en)?'], de: ['Extraw(u|ü)rfe?', 'Zusatzwurf'], en: ['extra throws?'] },
  },
  power: {
    word: { nl: 'kracht', de: 'Kraft', en: 'power' },
    meaning: {
      nl: 'Het symbool pijl: je leerling krijgt de krachtsteen.',
      de: 'Das Symbol Pfeil: Dein Lehrling bekommt den Kraftstein.',
      en: 'The arrow symbol: your apprentice gets the power stone.',
    },
    rules: ['DM-28'],
    book: { nl: ['kracht'] },
  },
  magic: {
    word: { nl: 'magie', de: 'Magie', en: 'magic' },
    meaning: {
      nl: 'Het symbool ster: je leerling mag naar je magiër springen.',
      de: 'Das Symbol Stern: Dein Lehrling darf zu deinem Magier springen.',
      en: 'The star symbol: your apprentice may leap to your mage.',
    },
    rules: ['DM-27'],
    book: { nl: ['magie'] },
    not: { nl: ['magisch(e symbolen| symbool)'], de: ['magische[sn]? Symbole?'], en: ['magic(al)? symbols?'] },
  },
  fate: {
    word: { nl: 'noodlot', de: 'Schicksal', en: 'fate' },
    meaning: {
      nl: 'Het lege vlak: je leerling gaat naar het labyrint.',
      de: 'Die leere Fläche: Dein Lehrling muss ins Labyrinth.',
      en: 'The blank face: your apprentice goes to the labyrinth.',
    },
    rules: ['DM-29'],
    book: { nl: ['noodlot'] },
    not: { en: ['doom', 'destiny'] },
  },
  powerStone: {
    word: { nl: 'krachtsteen', de: 'Kraftstein', en: 'power stone' },
    meaning: {
      nl: 'De steen onder je leerling. Zolang hij die heeft, mag hij twee keer zo ver lopen.',
      de: 'Der Stein unter deinem Lehrling. Solange er ihn hat, darf er doppelt so weit gehen.',
      en: 'The stone under your apprentice. While the stone is there, it may walk twice as far.',
    },
    rules: ['DM-28', 'DM-12'],
    book: { nl: ['krachtsteen', 'toversteen'] },
    not: { nl: ['toverst(een|enen)', 'dubbel zo ver'], de: [String.raw`Zauberstein\p{L}*`], en: ['magic stones?'] },
  },
  walk: {
    word: { nl: 'lopen', de: 'gehen', en: 'walk' },
    meaning: {
      nl: 'Wat een leerling doet: precies de som, veld voor veld, zonder om te keren.',
      de: 'Was ein Lehrling tut: genau die Summe, Feld für Feld, ohne umzukehren.',
      en: 'What an apprentice does: exactly the sum, field by field, without turning back.',
    },
    rules: ['DM-11'],
    book: { nl: ['zich verplaatsen', 'bewegen'] },
  },
  jump: {
    word: { nl: 'springen', de: 'springen', en: 'jump' },
    meaning: {
      nl: 'Wat een magiër doet: van plaats naar aangrenzende plaats, zo vaak als zijn stok toont.',
      de: 'Was ein Magier tut: von Ort zu Nachbarort, so oft, wie sein Stab zeigt.',
      en: 'What a mage does: from place to neighbouring place, as often as its wand shows.',
    },
    rules: ['DM-3', 'DM-13'],
    book: { nl: ['springen'] },
  },
  meeting: {
    word: { nl: 'ontmoeting', de: 'Treffen', en: 'meeting' },
    meaning: {
      nl: 'Je magiër en je leerling samen op een magische plaats: je krijgt de kaart die daar hoort.',
      de: 'Dein Magier und dein Lehrling zusammen an einem magischen Ort: Du bekommst die Karte, die dorthin gehört.',
      en: 'Your mage and your apprentice together on a magic place: you get the card that belongs there.',
    },
    rules: ['DM-17', 'DM-18'],
    book: { nl: ['samenkomst', 'ontmoeten'] },
    not: { nl: ['samenkomst(en)?'], de: ['Begegnung(en)?'], en: ['encounters?'] },
  },
  banish: {
    word: { nl: 'verbannen', de: 'verbannen', en: 'banish' },
    meaning: {
      nl: 'Een vreemde leerling naar het labyrint sturen, doordat je magiër op een magische plaats bij hem staat en de zijne niet.',
      de: 'Einen fremden Lehrling ins Labyrinth schicken, weil dein Magier an einem magischen Ort bei ihm steht und seiner nicht.',
      en: 'To send an apprentice of another player to the labyrinth, because your mage stands with it on a magic place and its own does not.',
    },
    rules: ['DM-16'],
    book: { nl: ['verbannen'] },
    not: {
      nl: [String.raw`verja(ag|g)\p{L}*`],
      de: [String.raw`vertr(ei|ie)b\p{L}*`],
      en: ['foreign', 'driv(es?|ing) away'],
    },
  },
  duel: {
    word: { nl: 'gevecht', de: 'Duell', en: 'duel' },
    meaning: {
      nl: 'Wat er volgt als twee magiërs op één magische plaats komen. De winnaar blijft, de verliezer gaat naar het labyrint.',
      de: 'Was folgt, wenn zwei Magier an denselben magischen Ort kommen. Der Sieger bleibt, der Verlierer muss ins Labyrinth.',
      en: 'What follows when two mages come to one magic place. The winner stays, the loser goes to the labyrinth.',
    },
    rules: ['DM-19', 'DM-22'],
    book: { nl: ['strijd tussen de magiërs', 'gevecht'] },
    not: {
      nl: ['duels?', 'magiër ontmoet (een )?magiër'],
      de: ['K(a|ä)mpf(e|es)?', 'Magier trifft (auf |einen )*Magier'],
      en: ['fights? between', 'mage meets (a )?mage'],
    },
  },
  challenger: {
    word: { nl: 'uitdager', de: 'Herausforderer', en: 'challenger' },
    meaning: {
      nl: 'Wie met zijn magiër op een andere magiër is gesprongen. Werpt in het gevecht als eerste.',
      de: 'Wer mit seinem Magier auf einen anderen gesprungen ist. Wirft im Duell zuerst.',
      en: 'Whoever has jumped onto another mage. Throws first in the duel.',
    },
    rules: ['DM-21'],
    book: { nl: ['uitdager'] },
    not: { nl: ['aanvallers?'], de: ['Angreifer'], en: ['attackers?'] },
  },
};
