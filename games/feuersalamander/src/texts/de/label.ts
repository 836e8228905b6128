import { ofTen } from '@wunderkammer/kernel';
import type { Label } from '../texts.ts';

export const label: Label = {
  what: 'Eine Jagd nach drei Karten, von denen man nur zwei halten darf. Du besuchst die anderen, fragst, bekommst die Antwort hinter vorgehaltener Karte und eilst zurück, bevor jemand abwirft, was du eben erfahren hast.',
  story: [
    'In einer Ruine liegt ein Kristall der Weisheit verborgen, gehütet von einem Feuersalamander. Der König will ihn der Macht wegen, die Königin als Schmuck, der Räuber des Geldes wegen, und der Mönch, damit ihn die anderen drei nicht bekommen. Wer ihn endlich sieht, so endet die Geschichte, will ihn nicht mehr besitzen.',
    'Als Autor ist Johann Rüttinger genannt, mit der Jahreszahl 1987. Auf dem Deckel, wie ihn die niederländische Anleitung wiedergibt, wird er für das Konzept genannt, und neben dem Wort Design steht der Name Alder. Das Spiel gehört zu einer Trilogie, die bei Noris 1985 mit „Die drei Magier“ begann; der andere Teil heißt „Das blaue Amulett“.',
  ],
  components: {
    board:
      'Ein Kreuz aus 84 Kammern um das Verlies und, an vier Startplätzen vorbei, der Rundkurs mit seinen zwanzig Feldern.',
    figures: 'Groß und aus Holz: der König rot, die Königin gelb, der Mönch weiß, der Räuber grau.',
    tokens:
      'Einer in der Farbe jeder Figur. Er sagt die Wahrheit über deine Karten, oder tat es, als er gesetzt wurde.',
    salamanderCards:
      'Sechzehn Flügel, sechzehn Reihen, fünfzehn Steine. Die 4. Reihe gibt es viermal, die 1. und die 7. nur einmal.',
    answerCards: 'Ein Ja und ein Nein für jeden Spieler. An der Rückseite erkennt man, wem sie gehören.',
    sticks: 'Zwei mit 1 bis 4 Augen, einer mit Salamandern und Spielsteinen. Auf jedem irgendwo ein Schlüssel.',
  },
  balance: (found) => {
    const { about, least, most } = ofTen(found);
    return `Wer beginnt, gewinnt etwa ${about} von 10 Partien. So war es in ${found.games} Partien zu zweit unter gleich starken Bots; so wenige lassen dem Zufall Raum, und es können auch ${least} bis ${most} von 10 sein.`;
  },
  setup:
    'Vier Spieler, vor dem ersten Wurf: Figuren und Spielsteine auf ihren Startplätzen, zwei verdeckte Karten für jeden, und die übrigen Salamander-Karten als Stoß neben dem Plan.',
  sources: [
    'die deutsche Anleitung von Noris, Artikelnummer 610/1880',
    'eine niederländische Übersetzung mit eigenem Vorspann',
    'eine englische Übersetzung der deutschen',
  ],
  differences: {
    start: {
      title: 'Wer anfängt',
      book: 'Nach der deutschen und der englischen Anleitung wirft jeder einen Augenstab, nach der niederländischen beide.',
      settled: 'Einen Stab.',
    },
    emptyHand: {
      title: 'Ein Spielstein, und keine Karte auf der Hand',
      book: 'Nach der deutschen und der englischen Anleitung braucht man ihn nicht zu setzen, nach der niederländischen kann man es nicht.',
      settled: 'Er bleibt, wo er ist.',
    },
    ownCards: {
      title: 'Wessen Karten eine Kombination ergeben',
      book: 'Alle drei erlauben eigene und fremde Karten in jeder Mischung. Ein Satz der niederländischen Anleitung aber verlangt zwei eigene, und ein anderer nennt fremde sogar besser.',
      settled: 'Jede Mischung, in der du mindestens eine fremde Karte nennst.',
    },
    freed: {
      title: 'Durch eine Frage befreit',
      book: 'Nach der deutschen und der niederländischen Anleitung genügt es, gefragt zu werden. In der englischen heißt es einmal, man komme durch die Antwort frei.',
      settled: 'Die Frage befreit dich, wie auch immer du antwortest.',
    },
    time: {
      title: 'Wie lange es dauert',
      book: 'Zwischen einer halben Stunde und zwei Stunden, sagen alle drei: je nach Wahl der Spieler auf Deutsch und Niederländisch, je nach ihrer Zahl auf Englisch. Im niederländischen Vorspann steht dazu „±\u00a090\u00a0minuten“.',
      settled: 'Das Ziel entscheidet.',
    },
    names: {
      title: 'Wie die Dinge heißen',
      book: 'Die englische Anleitung kennt einen robber, führt ihn aber als thief auf und wirft mal sticks, mal dice. Die niederländische zeigt Antwortkarten mit JA und NEIN.',
      settled: 'Ein Wort für ein Ding, und Antwortkarten in deiner Sprache.',
    },
  },
  lost: {
    cross: {
      title: 'Der Spielplan',
      found:
        'Kreuz, Verlies, sieben Reihen, drei Steine, fünf Felder an jedem Startplatz: In den Anleitungen steht alles.',
    },
    rows: {
      title: 'Wohin die Reihen zählen',
      found: 'Nach innen, sagt eine Beschreibung des Spiels. Gespielt wird in jedem Fall gleich.',
    },
    places: {
      title: 'Wer wo wohnt',
      found:
        'Jede Ausgabe nennt König, Königin, Mönch und Räuber in dieser Reihenfolge; so gehen wir um den Plan herum.',
    },
    keys: {
      title: 'Die Schlüssel auf den Stäben',
      found:
        'Nach den Anleitungen sitzt am Rand jedes Stabs ein Schlüssel. Dass es eine von vier Seiten ist, sagen Besprechungen.',
    },
    art: {
      title: 'Die Bilder',
      found: 'Kein einziges haben wir gesehen. Alles, was hier zu sehen ist, ist neu gezeichnet.',
    },
  },
};
