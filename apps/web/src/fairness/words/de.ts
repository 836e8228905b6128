import { plural } from '@wunderkammer/kernel';
import type { Words } from './en.ts';

const throws = (n: number): string => `${n} ${plural('de', n, 'Zufallsschritt', 'Zufallsschritte')}`;

const de: Words = {
  title: 'War der Zufall ehrlich?',
  explain: 'Woher weiß man, dass der Zufall ehrlich ist?',
  checking: 'Jeder Wurf und jedes Geben wird nachgerechnet …',
  fair: (n) => `Ja. ${throws(n)} nachgerechnet, und alles stimmt.`,
  unfair: 'Diese Partie kann ihre Würfe nicht beweisen.',
  noRecord: 'Die Partie ließ sich nicht holen. Versuch es gleich noch einmal.',
  lead: 'Dass am Zufall nicht gedreht wurde, muss man niemandem glauben. Es geht zu wie mit einem versiegelten Umschlag:',
  seal: {
    title: 'Das Siegel',
    text: 'Vor dem Spiel wird eine geheime Zahl gezogen und weggeschlossen. Alle sehen ihr Siegel: eine lange Zahl, die zu keinem anderen Geheimnis passt. Von da an lässt sich nichts mehr austauschen.',
    value: 'Siegel',
    same: 'Es ist das Siegel, das dieser Browser vor dem Spiel gesehen hat.',
    other: 'Es ist nicht das Siegel, das dieser Browser vor dem Spiel gesehen hat.',
  },
  added: {
    title: 'Alle tun etwas dazu',
    text: 'Erst danach tut jeder Spieler etwas Eigenes dazu. So kann nicht einmal, wer das Geheimnis weggeschlossen hat, die Würfe aussuchen. Nur eines lässt sich nicht nachrechnen: ob, wer den Server eines Online-Tisches betreibt, während des Spiels in das Geheimnis geschaut hat.',
    nothing: 'nichts',
    yours: 'Was du dazugetan hast, steht Buchstabe für Buchstabe darin.',
    missing: 'Was du von diesem Browser aus dazugetan hast, steht nicht darin.',
  },
  seed: {
    title: 'Der Umschlag wird geöffnet',
    text: 'Ist das Spiel vorbei, wird das Geheimnis gezeigt. Jeder kann sehen, dass es zum Siegel passt.',
    value: 'Geheimnis',
  },
  again: {
    title: 'Alles wird nachgerechnet',
    text: 'Jeder Wurf und jedes Geben folgt aus dem Geheimnis und aus dem, was alle dazugetan haben. Dein Browser kann alles nachrechnen und mit dem vergleichen, was gespielt wurde.',
    done: (n) => `Das hat dein Browser gerade getan: ${throws(n)}.`,
  },
};

export default de;
