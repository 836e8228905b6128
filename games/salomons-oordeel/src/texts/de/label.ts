import { ofTen } from '@wunderkammer/kernel';
import type { Label } from '../texts.ts';

export const label: Label = {
  what: 'Jeder baut eine geheime Aufstellung aus Steinen und liest die der anderen: daraus, wo ein Stein steht, was geraten und was abgegeben wurde. Das letzte Geheimnis gewinnt.',
  story: [
    'Es heißt nach dem König, der gut urteilte, weil er wusste, wie Menschen antworten. Das Regelheft fragt ungefähr dasselbe: ob du richtig wählst oder falsch, nach Gefühl oder mit Verstand, und was du die anderen wissen lassen willst.',
    'Über die Urheber sagt das Regelheft nicht mehr als dies: Identity Games. Es nennt keinen Autor, kein Jahr und kein Alter. Wer eine Frage hatte, wurde auf die Website des Verlags verwiesen, in die Spielerecke. Die Streitfragen hier sind für alle, die dort keine Antwort mehr finden.',
  ],
  components: {
    stones:
      'Fünf Farben, jede mit den Ziffern 1 bis 5 und einem allsehenden Auge, dem Joker. Alle Rücken sind gleich: Darum geht es.',
  },
  balance: (found) => {
    const { won, least, most } = ofTen(found);
    return `Es kommt auf die Steine an, die man bekommt: Wer mehr Augen hat, gewinnt öfter, wenn auch längst nicht immer. Wer beginnt, zählt weniger: Von ${found.games} Partien zu zweit unter gleich starken Bots gewann, wer begann, ${won}. So wenige lassen dem Zufall Raum, und es können auch ${least} bis ${most} von 10 sein.`;
  },
  setup:
    'Zwei Spieler im vollen Spiel, bevor geraten wird, wie es einer von ihnen sieht: die eigenen Steine von vorn, die des anderen von hinten, je zehn. Zehn weitere bleiben bis zum Ende geheim.',
  sources: ['das niederländische Regelheft von Identity Games'],
  differences: {
    lines: {
      title: 'Linien, die es nicht gibt',
      book: 'Farben und Ziffern stehen auf gedachten Linien, und man soll so genau sein wie möglich.',
      settled: 'Ein Raster, damit niemand die Augen zusammenkneifen muss.',
    },
    rightPlace: {
      title: 'Der richtige Platz für einen erhaltenen Stein',
      book: 'Er kommt an seinen Platz, heißt es. Dass man die Farbe oder die Ziffer vielleicht gar nicht hat, ist vergessen.',
      settled: 'Dann wählst du, wie beim Aufstellen.',
    },
    youngest: {
      title: 'Wer beginnt',
      book: 'Wer am jüngsten ist.',
      settled: 'Ihr bestimmt es, oder das Los entscheidet: Wir fragen niemanden nach dem Alter.',
    },
    protection: {
      title: 'Einen Spieler schützen',
      book: 'Ein Satz, der offenlässt, was nach einem Irrtum gilt oder wenn nur zwei übrig sind.',
      settled: 'Drei kurze Antworten.',
    },
  },
  lost: {
    colours: {
      title: 'Drei der Farben',
      found: 'Das Regelheft nennt Grün und Blau. Rot, Gelb und Lila sind von uns, jede mit ihrem Zeichen.',
    },
    figures: {
      title: 'Die nummerierten Abbildungen',
      found:
        'Sie erklärten Aufstellen, Raten und Abgeben. Von einigen ist die Unterschrift übrig, und die passt zu dem, was wir gebaut haben.',
    },
    date: {
      title: 'Wann und von wem',
      found: 'Das steht nicht darin, und bisher konnte es uns niemand sagen.',
    },
    art: {
      title: 'Wie die Steine aussahen',
      found: 'Ein Auge und Ziffern, sagt das Regelheft. Bein, Nussbaum und grünes Tuch sind von uns.',
    },
  },
};
