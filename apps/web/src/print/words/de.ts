import { plural } from '@wunderkammer/kernel';
import type { Words } from './en.ts';

const de: Words = {
  title: (game) => `${game} zum Drucken`,
  lead: 'Die Schachtel ist weg, aber Papier ist geduldig: drucken, ausschneiden, kleben und an einem richtigen Tisch spielen.',
  choices: 'Wie gedruckt wird',
  paper: { label: 'Papier', a4: 'A4', letter: 'Letter' },
  board: { label: 'Spielplan', sheets: 'vier Blätter, geklebt', a3: 'ein Blatt A3', a2: 'ein Blatt A2' },
  ink: {
    label: 'Farbe',
    colour: 'farbig',
    line: 'nur Linien',
    help: 'Nur Linien: Das spart Tinte und lädt zum Ausmalen ein.',
  },
  sides: {
    label: 'Rückseiten',
    both: 'beidseitig',
    one: 'einseitig',
    bothHelp: 'Lass den Drucker das Papier über die lange Kante wenden.',
    oneHelp: 'Karten kommen ohne Rückseite: Steck sie in Hüllen oder klebe sie auf alte Karten.',
  },
  print: 'Drucken',
  asTold: 'Drucke mit 100\u00a0%, in „tatsächlicher Größe“, nie „an Seite angepasst“.',
  count: (sheets, stack) => `${sheets} ${plural('de', sheets, 'Blatt', 'Blätter')} (${stack})`,
  page: (n) => `beim Drucken Seite ${n}`,
  preview: 'Die Blätter',
  sheet: (n, of) => `Blatt ${n} von ${of}`,
  back: 'Rückseite',
  rules: 'Spielregel',
  summary: 'Kurzübersichten',
  first: {
    name: 'Zuerst lesen',
    kit: 'Zum Drucken, Ausschneiden und Spielen',
    ruler: 'Miss diese Linie nach',
    rulerHelp:
      'Ist sie nicht genau 100 mm lang, hat der Drucker die Größe verändert: Wähle „tatsächliche Größe“ oder 100\u00a0% und drucke noch einmal.',
    contents: 'Das gehört dazu',
    booklet: 'Spielregel als Heft',
    needed: 'Das brauchst du',
    tools: 'Papier mit 160 bis 250 g, ein Schneidemesser mit Stahllineal, eine Schere und einen Klebestift.',
    boardTools: 'Für den Spielplan auch Karton oder den Deckel einer alten Schachtel.',
    steps: 'So geht es',
    stepPrint:
      'Drucken: mit 100\u00a0% oder in „tatsächlicher Größe“, ohne Kopf- und Fußzeile, beidseitig, über die lange Kante gewendet. Drucke erst dieses Blatt und miss die Linie unten nach, dann alles.',
    stepPrintSingle:
      'Drucken: mit 100\u00a0% oder in „tatsächlicher Größe“, ohne Kopf- und Fußzeile, einseitig. Drucke erst dieses Blatt und miss die Linie unten nach, dann alles.',
    stepBoard: (letters) =>
      `Spielplan: Schneide den weißen Rand ab: bei B links, bei C oben, bei D beides. Leg die Blätter in der Reihenfolge ${letters} aus und klebe jedes auf den Streifen, den sein Nachbar dafür lässt: Seine Kante liegt an der gestrichelten Linie und verdeckt sie. Klebe dann das Ganze auf Karton.`,
    stepBoardWhole:
      'Spielplan: Klebe ihn auf Karton, und falte ihn einmal in der Mitte, wenn er in eine Schachtel passen soll.',
    stepCards:
      'Karten: Leg das Lineal von Marke zu Marke und schneide. Die Farbe reicht ein wenig über den Rand, ein Haar daneben schadet also nicht.',
    stepNets:
      'Was gefaltet wird: Schneide an der durchgezogenen Linie, ritze jede gestrichelte mit einem stumpfen Messer an, falte und klebe die blassen Laschen nach innen.',
    stepRules:
      'Spielregel: Leg die Blätter ineinander, wie sie kommen, falte sie in der Mitte und hefte sie im Falz mit zwei Klammern.',
    stepRulesSingle:
      'Spielregel: Falte jedes Blatt in der Mitte, das Gedruckte nach außen, und klebe die Blätter an den offenen Kanten aneinander, eins nach dem anderen.',
    legend: { cut: 'schneiden', fold: 'falten', flap: 'kleben', mark: 'Lineal anlegen' },
  },
};

export default de;
