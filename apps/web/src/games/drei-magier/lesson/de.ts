import type { LessonWords } from '../../../learn/lesson.ts';
import type { BeatId } from './lesson.ts';

const words: LessonWords<BeatId> = {
  welcome: {
    title: 'Willkommen, Magier',
    text: 'Um den Platz des Lebens liegen sieben magische Orte, jeder mit zwei eigenen Karten. Wer als Erster alle sieben verschiedenen Karten besitzt, gewinnt. Nichts ist verborgen; Glück und Mut entscheiden.',
  },
  figures: {
    title: 'Zwei Figuren gehören dir',
    text: 'Du spielst Rot. Dein Magier springt von Ort zu Ort, dein Lehrling geht Feld für Feld auf dem Weg. Treffen sich beide an einem magischen Ort, nimmst du dort die Karte.',
  },
  firstThrow: {
    title: 'Du beginnst',
    text: 'Alle haben einmal geworfen, und deine Summe war die höchste. Wirf jetzt die drei Zauberstäbe: Sie bewegen deine beiden Figuren.',
  },
  firstWalk: {
    title: 'Die Summe gilt für den Lehrling',
    text: '1, 2 und 0 sind zusammen 3: Genau so weit muss dein Lehrling gehen, in beliebiger Richtung, ohne umzukehren. Geh mit ihm zum lila Haus.',
  },
  firstJump: {
    title: 'Deine Farbe gilt für den Magier',
    text: 'Dein roter Stab zeigt 1, also springt dein Magier einen Ort weit. Folge deinem Lehrling: Spring zum lila Haus.',
  },
  firstCard: {
    title: 'Deine erste Karte!',
    text: 'Magier und Lehrling haben sich getroffen, und „Der Magier“ gehört dir. Eine liegt noch dort, und zwei andere wollen sie auch. Achte auf Schwarz.',
  },
  challenged: {
    title: 'Eine Herausforderung!',
    text: 'Schwarz ist direkt auf deinen Magier gesprungen: ein Duell. Schwarz wirft zuerst, höchstens dreimal. Die höhere Summe gewinnt; bei gleicher Summe, wer weniger Würfe brauchte.',
  },
  standFirst: {
    title: 'Hör auf, solange es gut ist',
    text: 'Schwarz hat 4 in zwei Würfen, du dürftest also auch zweimal. Aber du hast schon 4 in einem, und wer weniger Würfe braucht, gewinnt. Lass die Stäbe liegen.',
  },
  duelWon: {
    title: 'Ab ins Labyrinth',
    text: 'Du gewinnst, und der schwarze Magier muss fort. Das Labyrinth ist eine Sackgasse: Zurück geht es nur über den Platz des Lebens. Wer ein Duell gewinnt, bekommt die Karte des Ortes. Du hast sie schon, und niemand besitzt eine Karte zweimal.',
  },
  secondThrow: {
    title: 'Wieder du',
    text: 'Weiß hat am Schloss die Karte „Die Herrscherin“ gefunden, ganz ohne Duell. Wirf die Zauberstäbe und mach etwas daraus.',
  },
  symbolField: {
    title: 'Ein Feld mit einem Symbol',
    text: 'Dein roter Stab zeigt 0: Der Magier bleibt stehen. Der Lehrling muss gehen, und zwei Schritte weiter liegt ein Symbolfeld. Geh dorthin, zwischen Haus und Wald.',
  },
  firstSpell: {
    title: 'Wage einen Zauberwurf',
    text: 'Auf einem Symbolfeld darfst du zaubern, und das Symbol, das am häufigsten zu sehen ist, geschieht. Magie: ein Sprung zu deinem Magier. Kraft: der Kraftstein. Schicksal: das Labyrinth. Du musst nicht, aber trau dich!',
  },
  powerStone: {
    title: 'Kraft!',
    text: 'Der Kraftstein liegt jetzt unter deinem Lehrling. Von nun an darf er das Doppelte der Summe gehen, wann immer du willst, bis ihn etwas ins Labyrinth schickt.',
  },
  threeZeros: {
    title: 'Dreimal die Null',
    text: 'Pech für Weiß: 0-0-0 schickt beide Figuren ins Labyrinth, und der Zug ist vorbei. Schwarz ist inzwischen zurück und hat die Karte „Das Rad des Schicksals“ gefunden.',
  },
  thirdThrow: {
    title: 'Jetzt du',
    text: 'Mit deinem Kraftstein ist alles in Reichweite. Wirf die Zauberstäbe.',
  },
  doubleWalk: {
    title: 'Drei Gleiche, doppelt so weit',
    text: '1-1-1 ist ein Pasch: Dafür darfst du danach noch einmal werfen. Die Summe ist 3, aber mit dem Stein darfst du 6 gehen. Genau so weit ist es zum Turm.',
  },
  jumpToTower: {
    title: 'Und der Magier hinterher',
    text: 'Der Turm ist einen Sprung entfernt, und dein roter Stab zeigt 1. Spring zu deinem Lehrling und hol dir die Karte „Der Turm“.',
  },
  throwAgain: {
    title: 'Noch ein Wurf',
    text: 'Zwei Karten, und den Wurf für deinen Pasch hast du noch gut. Du könntest passen, aber warum? Wirf.',
  },
  secondSymbolField: {
    title: 'Ein kleiner Plan',
    text: 'Summe 2, Rot 2: Diesmal können sich die beiden nirgends treffen. Bereite also einen Zauber vor. Den Stein musst du nicht nutzen: Geh zwei Felder, auf das Symbolfeld Richtung Haus.',
  },
  twoJumps: {
    title: 'Zwei Sprünge',
    text: 'Zwei Sprünge gehen geradeaus oder um die Ecke, nie zurück, und unterwegs geschieht nichts. Spring über das lila Haus in den Wald: Dessen Karte fehlt dir.',
  },
  secondSpell: {
    title: 'Zaubere noch einmal',
    text: 'Das Schicksal könnte dich den Stein kosten. Aber Magie brächte deinen Lehrling geradewegs in den Wald. Wage es!',
  },
  chooseMagic: {
    title: 'Du hast die Wahl',
    text: 'Kraft und Magie sind gleich oft zu sehen, also wählst du. Den Stein hast du schon: Nimm die Magie.',
  },
  leap: {
    title: 'Spring!',
    text: 'Dein Lehrling darf jetzt zu deinem Magier springen, wie weit der auch entfernt ist. An einem magischen Ort ist das ein Treffen wie jedes andere.',
  },
  thirdCard: {
    title: 'Zwei Karten in einem Zug',
    text: '„Der Eremit“ ist deine dritte. Und merk dir: Sind beide Karten eines Ortes fort, nimmst du sie bei einem Treffen dort einem anderen Spieler ab.',
  },
  fourthThrow: {
    title: 'Schwarz ist bei der Sonne',
    text: 'Schwarz hat zwei Karten und steht mit beiden Figuren bei der Sonne; Weiß wartet am lila Haus. Dir fehlt noch „Die Sonne“. Wirf.',
  },
  walkPast: {
    title: '2-2-2!',
    text: 'Wieder ein Wurf verdient, und sechs Schritte zu gehen. Vorbeigehen darfst du immer: Geh am Schloss vorbei Richtung Platz des Lebens, bis zum letzten Feld davor.',
  },
  challenge: {
    title: 'Schlag zurück',
    text: 'Zwei Sprünge, geradeaus über das Schloss: Dein Magier landet bei der Sonne, genau dort, wo der schwarze steht. Diesmal forderst du heraus.',
  },
  rethrow: {
    title: 'Das geht besser',
    text: 'Nur 2. Du hast noch zwei Würfe und darfst beliebige Stäbe noch einmal werfen. Behalte die rote 2 und wirf den schwarzen und den weißen Stab.',
  },
  standLast: {
    title: 'Genug?',
    text: '5 in zwei Würfen! Ein dritter könnte 6 bringen, aber dann dürfte auch Schwarz dreimal werfen. Lass die Stäbe liegen und halt den Atem an.',
  },
  revenge: {
    title: 'Gewonnen!',
    text: 'Der schwarze Magier muss ins Labyrinth, und der Lehrling neben ihm auch. So verbannt dein Magier jeden fremden Lehrling, der ohne seinen Magier an einem magischen Ort steht. „Die Sonne“ gehört dir.',
  },
  fifthThrow: {
    title: 'Die letzte Strecke',
    text: 'Vier von sieben Karten: Dir fehlen noch die von Schloss, Mühle und Mond. Und für 2-2-2 hast du noch einen Wurf gut. Wirf!',
  },
  walkToCastle: {
    title: 'Zwei Schritte zurück',
    text: '1-1-0: Ohne den Stein geht dein Lehrling 2 Felder, genau bis zum Schloss. „Die Herrscherin“ liegt dort noch einmal; die andere hat Weiß.',
  },
  jumpToCastle: {
    title: 'Die fünfte',
    text: 'Von der Sonne zum Schloss ist es ein Sprung, und dein roter Stab zeigt 1. Spring hin und nimm die Karte.',
  },
  lastTurn: {
    title: 'Fünf Karten, und du bist dran',
    text: 'Schwarz ist gerade erst aus dem Labyrinth heraus, Weiß hat zwei Karten. Jetzt ist alles möglich: Wer im eigenen Zug die sechste Karte bekommt, darf noch einmal werfen. Wirf!',
  },
  walkToMill: {
    title: 'Der Stein zahlt sich aus',
    text: 'Die Summe ist 3, das reicht zu keinem Ort. Aber das Doppelte ist 6: über den Platz des Lebens bis zur Mühle, an allen anderen vorbei. Geh dorthin.',
  },
  jumpToMill: {
    title: 'Um die Ecke',
    text: 'Rot zeigt 2, und die Mühle ist zwei Sprünge entfernt: um die Ecke über die Sonne oder über den Platz des Lebens. Spring hin, und „Das Rad des Schicksals“ ist deine sechste Karte.',
  },
  bonusThrow: {
    title: 'Sechs von sieben!',
    text: 'Die sechste Karte bringt dir einen Bonuswurf. Nur „Der Mond“ fehlt noch, und der Mond liegt nebenan: ein Sprung, vier Felder. Nimm die Stäbe und halt den Atem an.',
  },
  walkToMoon: {
    title: '1-2-1!',
    text: 'Die Summe ist 4: Damit kommt dein Lehrling genau bis zum Mond. Geh dorthin.',
  },
  jumpToMoon: {
    title: 'Noch ein Sprung',
    text: 'Rot zeigt 1. Spring deinem Lehrling nach: Wer alle sieben Karten hat, gewinnt sofort, ohne weiteren Wurf.',
  },
  won: {
    title: 'Der größte der drei Magier',
    text: 'Alle sieben Karten sind dein: Deine erste Partie ist gewonnen. So freundlich sind die Stäbe nicht immer. Sieh dir an, was auf dem Tisch liegt; danach spielst du eine richtige Partie ohne mich.',
  },
};

export default words;
