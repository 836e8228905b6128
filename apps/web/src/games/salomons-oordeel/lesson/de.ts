import type { LessonWords } from '../../../learn/lesson.ts';
import type { BeatId } from './lesson.ts';

const words: LessonWords<BeatId> = {
  welcome: {
    title: 'Ein Spiel voller Geheimnisse',
    text: 'Du und dein Gegenüber stellt je zehn geheime Steine auf. Dann versucht ihr, die Steine des anderen zu erraten. Wer am längsten ein Geheimnis bewahrt, gewinnt.',
  },
  stones: {
    title: 'Deine zehn Steine',
    text: 'Fünf Farben, die Ziffern 1 bis 5, und jeden Stein gibt es nur einmal: Was du hast, hat dein Gegenüber nicht. Dort stehen auch zehn; fünf bleiben die ganze Partie über geheim.',
  },
  arrange: {
    title: 'Stell sie auf',
    text: 'Je Reihe eine Farbe, je Spalte eine Ziffer. Welche, bestimmst du, aber heute machen wir es einfach: Rot in Reihe A, Gelb B, Grün C, Blau D, Lila E, und jede Ziffer in die Spalte mit ihrer Nummer. Oder lass sie für dich aufstellen.',
  },
  backs: {
    title: 'Nur Rücken, und doch …',
    text: 'Das sind die Steine deines Gegenübers. Du siehst, wo sie stehen, nicht, welche es sind. Aber in einer Reihe haben alle dieselbe Farbe und in einer Spalte alle dieselbe Ziffer.',
  },
  'row-of-four': {
    title: 'Reihe C verrät sich',
    text: 'In Reihe C stehen vier Steine einer Farbe. Du hast von jeder Farbe mindestens zwei, nur von Grün nicht. Also kann es nur von Grün noch vier geben: Reihe C ist grün.',
  },
  'first-guess': {
    title: 'Errate deinen ersten Stein',
    text: 'In Spalte 3 steht viermal dieselbe Ziffer. Eine 2 hast du nicht, von jeder anderen Ziffer mindestens zwei. Das sind also die Zweien. Zeige auf C3 und nenne die grüne 2.',
  },
  right: {
    title: 'Richtig!',
    text: 'Der Stein wird aufgedeckt. Wer richtig rät, darf weiterraten oder aufhören. Einen Stein weißt du noch sicher, also weiter.',
  },
  gap: {
    title: 'Schau auf die Lücke',
    text: 'In Reihe C steht alles Grüne außer deiner grünen 3. Die Lücke, Spalte 2, ist also der Platz der Dreien. Vier Dreien hast du selbst, nur die lila 3 nicht. Nenne sie auf E2.',
  },
  stop: {
    title: 'Hör rechtzeitig auf',
    text: 'Zwei Versuche, zwei Treffer! Ab hier wäre es Glück, und ein Irrtum kostet dich einen Stein. Hör auf.',
  },
  'found-out': {
    title: 'Rechnen können auch andere',
    text: 'Dein Gegenüber hatte vier grüne Steine, du konntest also nur einen haben. Und nur in deiner Reihe C stand ein einzelner Stein. Geheimnisse sind hier schwer zu hüten.',
  },
  'their-miss': {
    title: 'Diesmal falsch',
    text: 'Auf D3 steht deine blaue 3. Zu hören ist nur „falsch“, sonst nichts. Jetzt muss dein Gegenüber einen eigenen geheimen Stein aufdecken und dir geben.',
  },
  settle: {
    title: 'Ein Geschenk mit Stachel',
    text: 'Du bekommst die grüne 4, offen. Sie gehört dorthin, wo sich deine grüne Reihe und deine Spalte mit den Vieren kreuzen: Stell sie auf C4. Der Stachel: Jetzt wissen alle, wo deine Vieren stehen.',
  },
  'gift-tells': {
    title: 'Auch Schenken verrät etwas',
    text: 'Die grüne 4 stand auf C5, also stehen dort in Spalte 5 die Vieren. Die Spalten 2 und 3 kennst du schon. Bleiben die 1 und die 5 für die Spalten 1 und 4. Aber wie herum?',
  },
  'coin-toss': {
    title: 'Kopf oder Zahl',
    text: 'In deinem Zug musst du mindestens einmal raten, und diesmal ist nichts sicher. Auf C1 steht die grüne 1 oder die grüne 5. Versuch es mit der grünen 1.',
  },
  give: {
    title: 'Falsch. Nun zahle klug',
    text: 'Du musst einen Stein aufdecken und abgeben. Nimm die rote 3 auf A3: Dass deine Dreien in Spalte 3 stehen, ist ohnehin bekannt. Und dein Gegenüber muss dir nun zeigen, wo Rot steht.',
  },
  'red-row': {
    title: 'Was dein Irrtum wert ist',
    text: 'Die rote 3 steht auf D2, also ist Reihe D dort die rote. Und weil auf C1 nicht die grüne 1 steht, muss es die grüne 5 sein. Kein schlechter Handel.',
  },
  notebook: {
    title: 'Zu viel zum Merken?',
    text: 'Schreib ins Notizbuch, was du herausgefunden hast. Niemand sonst kann es lesen.',
  },
  'close-call': {
    title: 'Das war knapp',
    text: 'Deine lila 4 ist erraten, das Geschenk hat dabei geholfen. Dann hieß es Kopf oder Zahl, und dein Gegenüber hörte auf. Ein Treffer mehr, und alle deine Steine wären bekannt gewesen. Jetzt du!',
  },
  strike: {
    title: 'Schlag zurück',
    text: 'Nun weißt du, was auf C1 steht. Nenne die grüne 5.',
  },
  'last-green': {
    title: 'Und gleich der nächste',
    text: 'In Reihe C ist noch ein Stein geheim, und nur ein grüner ist noch nicht aufgetaucht. Nenne auf C4 die grüne 1.',
  },
  'gift-pays': {
    title: 'Dein Geschenk zahlt sich aus',
    text: 'Reihe D ist rot, das hat deine eigene rote 3 gezeigt. In Spalte 3 stehen die Zweien. Was steht also auf D3? Die rote 2.',
  },
  winning: {
    title: 'So gewinnst du',
    text: 'Wer keinen geheimen Stein mehr hat, scheidet aus. Wer das letzte Geheimnis behält, gewinnt. Du hast noch sieben geheime Steine, dein Gegenüber vier.',
  },
  eye: {
    title: 'Für später: das allsehende Auge',
    text: 'Im vollen Spiel hat jede Farbe auch ein Auge. Es steht in der Reihe seiner Farbe, aber in jeder beliebigen Spalte, und wirft die schönste Überlegung über den Haufen. Gehört ein erhaltener Stein an seinen Platz, kommt das Auge in die Mitte des Tisches.',
  },
  finale: {
    title: 'Die letzte Strecke',
    text: 'Noch vier Steine, und du kannst sie alle wissen. Die Reihen A und B sind gelb und blau. In Spalte 1 stehen die Fünfen, in Spalte 4 die Einsen. Welche davon hast du selbst?',
  },
  'yellow-five': {
    title: 'Wessen Fünf?',
    text: 'In Spalte 1 stehen die Fünfen: A1 ist also die gelbe oder die blaue 5. Die blaue 5 steht vor dir selbst. A1 ist demnach die gelbe 5, und Reihe A ist gelb.',
  },
  'yellow-two': {
    title: 'Dieselbe Reihe',
    text: 'Reihe A ist gelb, und in Spalte 3 stehen die Zweien. Was ist A3?',
  },
  'blue-two': {
    title: 'Bleibt nur Blau',
    text: 'Gelb hat seine Reihe, also ist B blau. B3 steht in der Spalte der Zweien.',
  },
  'last-stone': {
    title: 'Das letzte Geheimnis',
    text: 'In Spalte 4 stehen die Einsen, und Reihe B ist blau. Nenne ihn, und dein Gegenüber hat kein Geheimnis mehr.',
  },
  won: {
    title: 'Das Urteil ist gesprochen',
    text: 'Du hast deine Geheimnisse bewahrt und alle anderen gefunden: Deine erste Partie ist gewonnen. Sieh dir an, was auf der Waage liegt; danach spielst du eine kurze Partie ohne mich.',
  },
};

export default words;
