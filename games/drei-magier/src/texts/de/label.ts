import { ofTen } from '@wunderkammer/kernel';
import type { Label } from '../texts.ts';

export const label: Label = {
  what: 'Drei Magier, drei Lehrlinge und sieben Tarotkarten, die einem König fehlen. Der Magier springt, der Lehrling geht; wo die beiden einander treffen, gibt es eine Karte, und wo zwei Magier einander treffen, entscheiden die Zauberstäbe.',
  story: [
    'Ein König besaß ein Wahrsagespiel, so kunstvoll gezeichnet, dass er die Zukunft daraus lesen wollte, doch sieben Karten fehlten. Drei Magier machen sich auf, jeder mit seinem besten Lehrling, und jeder will ihm als Erster alle sieben bringen.',
    'Johann Rüttinger hat es erfunden, Noris brachte es 1985 heraus, und noch im selben Jahr gab ihm die Jury „Spiel des Jahres“ ihren Sonderpreis „Schönes Spiel“. Es war das erste Spiel einer Trilogie; die anderen heißen „Das blaue Amulett“ und „Der Feuersalamander“.',
    'Rings um den Rand des Spielplans lief ein Bilderrätsel, und wer es löste, konnte einen Preis gewinnen. 2010 kam das Spiel als „Die Magier“ zurück, mit mancher geänderten Regel: Der Lehrling etwa muss nicht mehr gehen. Hier wird gespielt wie 1985.',
  ],
  components: {
    board: 'Neun Orte und dazwischen der verschlungene Weg der Lehrlinge.',
    mages: 'Große Figuren aus Holz. Unsere tragen drei verschiedene Hüte, damit niemand die Farben braucht.',
    apprentices: 'Kleine Figuren aus Holz, in den Farben ihrer Meister.',
    wands:
      'Mit ihnen wird geworfen. Die Kerben an den Kanten zählen; beim Zauberwurf liest man die Symbole auf den Flächen.',
    powerStones:
      'Schiebt man einen unter seinen Lehrling, darf der doppelt so weit gehen. In der Anleitung haben sie die Farben der Spieler; der grüne Edelstein ist von uns, auf der Farbe seines Besitzers.',
    tarotCards:
      'Sieben verschiedene, jede zweimal, und drei, die sie haben wollen. Die römischen Zahlen bedeuten nichts.',
    plans:
      'Für jeden Spieler einer, um die Karten daraufzulegen und zu sehen, welche noch fehlen. Ein Bild davon gibt es nicht mehr: So stellen wir sie uns vor. Unsere zum Drucken fassen stattdessen den Zug zusammen, und die Karten liegen daneben.',
  },
  balance: (found) => {
    const { about, least, most } = ofTen(found);
    return `Niemand sitzt deutlich besser als die anderen: Wer beginnt, gewinnt etwa ${about} von 10 Partien, und ein Drittel wäre gerecht. So war es in ${found.games} Partien unter gleich starken Bots; je nach Zufall können es auch ${least} bis ${most} von 10 sein.`;
  },
  setup:
    'Vor dem ersten Wurf: alle sechs Figuren auf dem Platz des Lebens, zwei Karten an jedem magischen Ort, und die Kraftsteine neben dem Spielplan, bei ihren Besitzern.',
  sources: [
    'eine niederländische Übersetzung, die den Karten ihre deutschen Namen lässt',
    'vom deutschen Original haben wir keine Seite; wo die Übersetzung ein Bild bräuchte, helfen Besprechungen',
  ],
  differences: {
    eight: {
      title: 'Sieben Karten oder acht',
      book: 'Das Titelblatt verlangt acht. Überall sonst sind es sieben, und mehr verschiedene gibt es nicht.',
      settled: 'Sieben.',
    },
    throws: {
      title: 'Drei Würfe mit vier Namen',
      book: 'Wo die Anleitung ihre Würfe aufzählt, ist der zweite der Farbwurf. Wo sie erklärt werden, ist der zweite der Magierwurf eines Duells.',
      settled: 'Drei Würfe: der Augenwurf, der Magierwurf und der Zauberwurf.',
    },
    plans: {
      title: 'Ein Plan mit zwei Namen',
      book: 'In der Schachtel liegen Grundpläne; am Tisch hat jeder einen Orientierungsplan.',
      settled: 'Das ist dasselbe. Hier liegen deine Karten in einer Reihe.',
    },
    stone: {
      title: 'Ein Stein mit zwei Namen',
      book: 'In der Schachtel und in den Regeln heißt er Kraftstein, bei der Vorbereitung einmal Zauberstein.',
      settled: 'Der Kraftstein.',
    },
    later: {
      title: 'Die Ausgabe von 2010',
      book: '„Die Magier“ ändert einige Regeln: Der Lehrling darf stehen bleiben.',
      settled: 'Wir spielen das ältere Spiel, in dem er gehen muss.',
    },
  },
  lost: {
    square: {
      title: 'Wo die Orte liegen',
      found:
        'Die Liste der Karten ergibt, Reihe für Reihe gelesen, ein Quadrat, das zu jedem Satz der Anleitung passt, und Besprechungen sagen dasselbe.',
    },
    deadEnd: {
      title: 'Die Wege aus dem Labyrinth',
      found:
        'Von Magiern heißt es, dass nur einer hinausführt, über den Platz des Lebens. Für Lehrlinge nehmen wir dasselbe an; Besprechungen nennen es eine Sackgasse.',
    },
    road: {
      title: 'Die Felder des Weges',
      found:
        'Acht davon tragen Symbole, sagt die Anleitung. Wie viele es sind, und welche jene acht, konnte uns niemand sagen.',
    },
    wands: {
      title: 'Die Zauberstäbe',
      found:
        'Dreikantig, sagen Besprechungen, und das passt zu allem, was dasteht: sechs sichtbare Symbole und 0, 1 oder 2 Kerben.',
    },
    riddle: {
      title: 'Das Rätsel am Rand',
      found: 'Es ist fort, und ein anderes haben wir nicht erfunden.',
    },
    art: {
      title: 'Die Bilder',
      found: 'Bei einem schönen Spiel zählen sie mehr als anderswo. Unsere sind Holzschnitte von eigener Hand.',
    },
  },
};
