import type { LessonWords } from '../../../learn/lesson.ts';
import type { BeatId } from './lesson.ts';

const words: LessonWords<BeatId> = {
  welcome: {
    title: 'Willkommen, Majestät',
    text: 'Du bist der rote König. In dieser Ruine mit 84 Kammern sammelst du Kombinationen: Flügel, Reihe und Stein. Höchstens zwei Karten darfst du halten, die dritte steckt also immer bei jemand anderem. Wer zuerst 24 Punkte hat, gewinnt.',
  },
  'lay-off-air': {
    title: 'Zwei von einer Sorte',
    text: 'Luft und Feuer sind beides Flügel, und zwei Karten einer Sorte darfst du nie behalten. Eine muss weg, und zwar offen. Feuer zählt 4, Luft nur 1: Wirf die Luft-Karte ab.',
  },
  'first-throw': {
    title: 'Du fängst an',
    text: 'Deine 4 schlägt die 2 der Königin, du beginnst. Wirf die drei Wurfstäbe: Zwei sagen, wie weit du ziehen kannst, der dritte zeigt Salamander oder Spielstein.',
  },
  salamander: {
    title: 'Der Salamander bringt eine Karte',
    text: 'Du hast die 2. Reihe genommen, und niemand hat es gesehen. Feuer und Reihe sind verschiedene Sorten, beide bleiben also. Jetzt fehlt dir nur noch ein Stein. Vielleicht hat die Königin einen.',
  },
  'first-move': {
    title: 'Plus oder minus',
    text: 'Du hast 3 und 4 geworfen. Zieh die Summe, 7, oder die Differenz, 1. Mit 7 kommst du auf die Felder der Königin, und dort darfst du sie etwas fragen. Zieh 7.',
  },
  'first-question': {
    title: 'Frag sie',
    text: 'Deine Frage hören alle, die Antwort bekommst nur du, und sie ist immer wahr. Setz hoch an: Frag nach dem Drei-Stein.',
  },
  yes: {
    title: 'Ja!',
    text: 'Sie hat ihn. Feuer × 2. Reihe × Drei-Stein, das sind 4 × 2 × 3 = 24 Punkte. Noch bleibt die Karte aber bei ihr. Verlangen kannst du sie nur auf deinem Startplatz, also musst du erst dorthin zurück.',
  },
  'stone-gone': {
    title: 'Weg ist dein Stein',
    text: 'Deine Frage hat sie natürlich auch gehört. Sie nahm eine neue Karte und warf den Drei-Stein ab, direkt vor deiner Nase. Was du heute weißt, kann morgen schon weg sein.',
  },
  'thrown-out': {
    title: 'Ab ins Verlies',
    text: 'Und dann blieb sie genau auf deinem Feld stehen: Das heißt für dich Verlies. Sie hat einen Pasch geworfen, zweimal die gleiche Zahl, darum darf sie noch einmal.',
  },
  'her-token': {
    title: 'Ihr Spielstein redet',
    text: 'Sie warf den Spielstein und setzte ihn auf Wasser, 6. Reihe, Ein-Stein. Jede Karte in ihrer Hand muss zu dieser Kammer passen. Sie hält zwei Karten, also ist eine der drei Angaben Bluff.',
  },
  keys: {
    title: 'Fünf Würfe, drei Schlüssel',
    text: 'Sie blieb auf ihren eigenen Feldern: Eine Frage an dich hätte dich befreit. Also hilf dir selbst. Stäbe mit Schlüssel bleiben liegen, die anderen wirfst du neu, höchstens fünfmal. Los!',
  },
  free: {
    title: 'Im allerletzten Wurf',
    text: 'Drei Schlüssel! Du stehst auf deinem Startplatz, und dein Zug geht ganz normal weiter. Du dürftest hier sogar eine Kombination ablegen, wenn du wüsstest, wer einen Stein hat. Noch ist es nicht so weit, also wirf.',
  },
  bluff: {
    title: 'Jetzt bluffst du',
    text: 'Spielstein! Feuer und die 2. Reihe hast du auf der Hand, die müssen stimmen. Den Stein darfst du erfinden. Nimm den Drei-Stein, dann grübelt sie, ob du noch einen gefunden hast.',
  },
  revenge: {
    title: 'Acht Felder',
    text: 'Viererpasch! Die Summe ist 8, und genau dort steht die Königin. Zieh 8 und schick sie dahin, wo du eben herkommst.',
  },
  prisoner: {
    title: 'Eine Gefangene und eine Frage',
    text: 'Du stehst auf ihren Feldern und darfst fragen. Damit kommt sie frei, aber die Antwort ist es wert. Wasser nützt dir nichts und riecht nach Bluff: Frag nach der Wasser-Karte.',
  },
  deduction: {
    title: 'Ein Nein, das alles sagt',
    text: 'Kein Wasser! Dann stimmen die beiden anderen Angaben: Sie hält die 6. Reihe und den Ein-Stein. Eine Frage, zwei Karten. Jetzt schnell zurück, bevor sie tauschen kann.',
  },
  double: {
    title: 'Noch ein Wurf',
    text: 'Dein Viererpasch schenkt dir noch einen Wurf mit allen drei Stäben. Ab vier Augen kommst du auf deinen Startplatz. Wirf!',
  },
  'lay-off-row': {
    title: 'Drei sind eine zu viel',
    text: 'Du hast die 4. Reihe genommen, aber zwei Reihen dürfen nicht zusammenbleiben. Behalte die bessere und wirf die 2. Reihe ab. Dein Spielstein zeigt noch die alte. Gut so: Er bleibt, bis du wieder einen Spielstein wirfst.',
  },
  home: {
    title: 'Bieg ein',
    text: 'Die Summe ist 6. Damit kommst du über das mittlere deiner fünf Felder und hast noch Augen übrig, also darfst du einbiegen. Was zu viel ist, verfällt. Zieh auf deinen Startplatz.',
  },
  claim: {
    title: 'Jetzt gilt es',
    text: 'Leg Feuer offen hin und nenne die 6. Reihe und den Ein-Stein der Königin. Deine 4. Reihe ginge auch, aber 6 zählt mehr: 4 × 6 × 1 = 24. Ein Irrtum hieße Verlies. Doch du weißt es ja.',
  },
  won: {
    title: 'Der Salamander gehört dir',
    text: '24 Punkte: Damit hast du deine erste Partie gewonnen. Sonst spielt man bis 84 oder, für einen kürzeren Abend, bis 49. Sieh dir an, was auf dem Tisch liegt; danach versuchst du es ohne mich.',
  },
};

export default words;
