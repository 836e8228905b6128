import { plural } from '@wunderkammer/kernel';
import type { Words } from './en.ts';

const throws = (n: number): string => `${n} ${plural('de', n, 'Wurf oder Ziehung', 'Würfe und Ziehungen')}`;

const de: Words = {
  title: 'War der Zufall ehrlich?',
  explain: 'Woher weiß man, dass der Zufall ehrlich ist?',
  checking: 'Alle Würfe und Ziehungen werden nachgerechnet …',
  fair: (n) => `Ja. ${throws(n)} nachgerechnet, und alles stimmt.`,
  unfair: 'Für diese Partie lässt sich nicht beweisen, dass der Zufall ehrlich war.',
  noRecord: 'Die Partie ließ sich nicht laden. Versuch es gleich noch einmal.',
  lead: 'Dass am Zufall nicht gedreht wurde, muss man niemandem glauben: Man kann es nachrechnen. Es funktioniert wie ein versiegelter Umschlag:',
  seal: {
    title: 'Das Siegel',
    text: 'Vor der Partie wird eine geheime Zahl gezogen und weggeschlossen. Alle sehen ihr Siegel: eine lange Zahl, die zu keinem anderen Geheimnis passt. Von da an lässt sich nichts mehr austauschen.',
    value: 'Siegel',
    same: 'Es ist das Siegel, das dieser Browser vor der Partie gesehen hat.',
    other: 'Es ist nicht das Siegel, das dieser Browser vor der Partie gesehen hat.',
  },
  added: {
    title: 'Alle steuern etwas bei',
    text: 'Erst danach steuert jeder Spieler etwas Eigenes bei. So kann sich nicht einmal der die Würfe aussuchen, der das Geheimnis weggeschlossen hat. Nur eines lässt sich nicht nachrechnen: ob sich jemand, der den Server eines Online-Tisches betreibt, während der Partie das Geheimnis angesehen hat.',
    nothing: 'nichts',
    yours: 'Was du beigesteuert hast, steht Buchstabe für Buchstabe darin.',
    missing: 'Was du von diesem Browser aus beigesteuert hast, steht nicht darin.',
  },
  seed: {
    title: 'Der Umschlag wird geöffnet',
    text: 'Ist die Partie zu Ende, wird das Geheimnis gezeigt. Jeder kann sehen, dass es zum Siegel passt.',
    value: 'Geheimnis',
  },
  again: {
    title: 'Alles wird nachgerechnet',
    text: 'Jeder Wurf und jede Ziehung folgt aus dem Geheimnis und aus dem, was alle beigesteuert haben. Dein Browser kann alles nachrechnen und mit dem vergleichen, was gespielt wurde.',
    done: (n) => `Das hat dein Browser gerade getan: ${throws(n)}.`,
  },
};

export default de;
