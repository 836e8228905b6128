import { RuleLink } from '../../../rulebook/RuleLink.tsx';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import type { Rule } from './rules.ts';

const rulebook: Rulebook<Rule> = {
  lead: (
    <p>
      Du baust eine geheime Aufstellung aus Steinen: Jede Reihe hat eine Farbe, jede Spalte eine Ziffer. Alle sehen, wo
      deine Steine stehen, niemand sieht, welche es sind. Lies die Muster der anderen, errate ihre Steine einen nach dem
      anderen, und bewahre dein Geheimnis länger als alle anderen am Tisch.
    </p>
  ),
  chapters: [
    { title: 'Die Steine', rules: ['SO-1', 'SO-2', 'SO-3'] },
    { title: 'Deine geheime Aufstellung', rules: ['SO-4', 'SO-5', 'SO-6'] },
    { title: 'Dein Zug', rules: ['SO-7', 'SO-8', 'SO-9', 'SO-10'] },
    { title: 'Ein Stein zieht um', rules: ['SO-12', 'SO-13'] },
    { title: 'Ausscheiden und gewinnen', rules: ['SO-15', 'SO-16'] },
    { title: 'Zwei Varianten', rules: ['SO-11', 'SO-14'] },
  ],
  rules: {
    'SO-1': {
      title: 'Dreißig Steine',
      text: (
        <>
          <p>
            Es gibt fünf Farben: Rot, Gelb, Grün, Blau und Lila. Jede Farbe hat sechs Steine: die Ziffern 1 bis 5 und
            ein <em>allsehendes Auge</em>, den Joker.
          </p>
          <p>
            Jeden Stein gibt es nur <strong>einmal</strong>. Die grüne 3, die vor dir steht, kann nirgends sonst stehen,
            und damit fängt fast jede Überlegung an.
          </p>
        </>
      ),
      ruling: (
        <p>
          Das alte Regelheft nennt nur Grün und Blau beim Namen, und seine Bilder sind verloren. Rot, Gelb und Lila
          haben wir ausgesucht.
        </p>
      ),
    },
    'SO-2': {
      title: 'Bevor es losgeht',
      text: (
        <>
          <p>Einigt euch, welches Spiel ihr möchtet:</p>
          <ul>
            <li>
              <strong>Das einfache Spiel</strong> lässt die fünf Augen in der Schachtel: 25 Steine. Nimm es beim ersten
              Mal, und überlies alles, was hier über Augen steht.
            </li>
            <li>
              <strong>Das volle Spiel</strong> nimmt alle 30 Steine. Wählt ihr nichts, spielt ihr dieses.
            </li>
          </ul>
          <p>Die Steine werden verdeckt gemischt, und alle bekommen gleich viele:</p>
          <table>
            <thead>
              <tr>
                <th scope="col">Spieler</th>
                <th scope="col">Einfach: je</th>
                <th scope="col">übrig</th>
                <th scope="col">Voll: je</th>
                <th scope="col">übrig</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">2</th>
                <td>10</td>
                <td>5</td>
                <td>10</td>
                <td>10</td>
              </tr>
              <tr>
                <th scope="row">3</th>
                <td>8</td>
                <td>1</td>
                <td>9</td>
                <td>3</td>
              </tr>
              <tr>
                <th scope="row">4</th>
                <td>6</td>
                <td>1</td>
                <td>7</td>
                <td>2</td>
              </tr>
            </tbody>
          </table>
          <p>
            Zu beiden passen zwei Varianten, einzeln oder zusammen: Wer falsch rät, deckt nur einen Stein auf (
            <RuleLink rule="SO-11" />
            ), und wer gerade getroffen wurde, ist kurz geschützt (<RuleLink rule="SO-14" />
            ). Zuletzt dürft ihr bestimmen, wer beginnt.
          </p>
        </>
      ),
      ruling: (
        <p>
          Im Regelheft beginnt, wer am jüngsten ist. Wir fragen niemanden nach dem Alter: Bestimmt der Tisch nichts
          anderes, entscheidet das Los.
        </p>
      ),
    },
    'SO-3': {
      title: 'Die übrigen Steine',
      text: (
        <p>
          Was niemand bekommen hat, bleibt bis zum Ende des Spiels geheim. Nachsehen darf keiner. Ein Stein, den du
          nicht hast und nirgends siehst, steht also vielleicht bei den anderen, und vielleicht bei niemandem.
        </p>
      ),
    },
    'SO-4': {
      title: 'Je Reihe eine Farbe, je Spalte eine Ziffer',
      text: (
        <>
          <p>Ihr stellt alle gleichzeitig auf, und niemand schaut zu. Zwei Gesetze gelten:</p>
          <ul>
            <li>
              Alle deine Steine einer Farbe stehen in <strong>einer Reihe</strong>, und dort steht keine andere Farbe.
            </li>
            <li>
              Alle deine Steine mit derselben Ziffer stehen in <strong>einer Spalte</strong>, und dort steht keine
              andere Ziffer.
            </li>
          </ul>
          <p>
            Welche Reihe eine Farbe bekommt und welche Spalte eine Ziffer, bestimmst du. Auf jedes Feld passt ein Stein.
            Die Reihen heißen von oben A bis E, die Spalten zählen wir von links; B3 ist also das dritte Feld der
            zweiten Reihe.
          </p>
          <p>
            Sind alle fertig, seht ihr voneinander, welche Felder besetzt sind. Von da an ist für alle sichtbar: die
            besetzten Felder, die aufgedeckten Steine, die Augen in der Mitte des Tisches, und alles, was geraten wird,
            richtig oder falsch. Was auf deinen geheimen Steinen steht, weißt nur du.
          </p>
        </>
      ),
      ruling: (
        <>
          <p>
            Im Regelheft sind die Linien nur gedacht, und man soll sorgfältig zielen. Am Bildschirm wurde daraus ein
            Raster, mit fünf Reihen für fünf Farben.
          </p>
          <p>
            Das einfache Spiel hat fünf Spalten. Das volle hat sechs, denn eine Reihe kann sechs Felder brauchen: fünf
            Ziffern und ein Auge. Alle haben diese sechste Spalte, damit sie nichts verrät.
          </p>
        </>
      ),
    },
    'SO-5': {
      title: 'Das allsehende Auge',
      text: (
        <>
          <p>
            Ein Auge steht in der Reihe seiner eigenen Farbe, zählt aber als jede Ziffer: Stell es in die Spalte, die
            dir gefällt, solange das Feld frei ist. Heute unter die Vieren, morgen unter die Einsen.
          </p>
          <p>
            Eine Spalte, in der nur Augen stehen, gehört zu keiner Ziffer. Und als Ziffer lässt sich ein Auge nie
            erraten: Wer es fangen will, muss das Auge dieser Farbe nennen.
          </p>
        </>
      ),
    },
    'SO-6': {
      title: 'Sonst ist alles erlaubt',
      text: (
        <p>
          Reihen und Spalten dürfen leer bleiben, am Rand oder mittendrin. Die Reihenfolge bedeutet nichts: Grün darf
          über Rot stehen, und die Fünfen links von den Einsen. Lass ruhig eine Lücke, wenn du glaubst, dass sich jemand
          darüber den Kopf zerbricht.
        </p>
      ),
    },
    'SO-7': {
      title: 'Zeigen und nennen',
      text: (
        <>
          <p>
            Bist du am Zug, <strong>musst</strong> du raten. Zeige bei jemand anderem auf einen geheimen Stein und sage,
            welcher es ist: eine Farbe mit einer Ziffer, etwa „grüne 3“, oder das Auge einer Farbe.
          </p>
          <p>
            Nennen darfst du jeden Stein, der mitspielt, sogar einen, der schon offen liegt oder dir selbst gehört.
            Richtig ist das nie, aber vielleicht möchtest du ja eine falsche Fährte legen.
          </p>
        </>
      ),
    },
    'SO-8': {
      title: 'Richtig: weiterraten oder aufhören',
      text: (
        <p>
          Stimmen Farbe und Ziffer, wird der Stein aufgedeckt, wo er steht. Jetzt wählst du: weiterraten, bei wem du
          willst, oder aufhören und den Zug weitergeben. Diese Wahl hast du nach jedem Treffer.
        </p>
      ),
    },
    'SO-9': {
      title: 'Falsch: mit einem Stein bezahlen',
      text: (
        <>
          <p>
            Wem der Stein gehört, sagt „falsch“ und kein Wort mehr: Ob wenigstens Farbe oder Ziffer gestimmt hätten,
            erfährt niemand. Dann wählst du einen deiner eigenen geheimen Steine, deckst ihn auf und gibst ihn dorthin,
            wo du geraten hast. Dort kommt er offen an seinen richtigen Platz (<RuleLink rule="SO-12" />
            ). Dein Zug ist zu Ende.
          </p>
          <p>
            Wähle mit Bedacht. Dein Stein zeigt, welche Farbe seine Reihe hatte und welche Ziffer seine Spalte. Aber
            auch dein Gegenüber muss etwas zeigen: den Platz, an den so ein Stein gehört.
          </p>
        </>
      ),
    },
    'SO-10': {
      title: 'Dein letztes Geheimnis verlierst du nicht selbst',
      text: (
        <p>
          Hast du nur noch einen geheimen Stein, kostet dich ein Irrtum den Zug und sonst nichts. Also nur Mut: Diesen
          Stein können dir nur noch die anderen nehmen.
        </p>
      ),
      ruling: (
        <p>
          Laut Regelheft muss man den letzten Stein nicht hergeben. Freiwillig täte es niemand, denn man wäre draußen.
          Darum fragen wir gar nicht erst.
        </p>
      ),
    },
    'SO-11': {
      title: 'Variante: nur aufdecken, nicht abgeben',
      text: (
        <p>
          Mit dieser Variante deckst du nach einem Irrtum einen deiner eigenen geheimen Steine auf, und zwar dort, wo er
          steht. Er bleibt bei dir, nichts wird abgegeben, und dein Zug ist zu Ende. Das spielt sich etwas einfacher,
          und bei den anderen ändert sich nichts.
        </p>
      ),
      ruling: (
        <p>
          Das Regelheft sagt nicht, ob die Gnade aus <RuleLink rule="SO-10" /> auch hier gilt. Wir finden: ja. Deinen
          letzten geheimen Stein musst du nicht aufdecken.
        </p>
      ),
    },
    'SO-12': {
      title: 'Wohin ein erhaltener Stein gehört',
      text: (
        <>
          <p>Bekommst du einen Stein, stellst du ihn offen an seinen richtigen Platz:</p>
          <ul>
            <li>
              <strong>Eine Ziffer</strong> kommt dorthin, wo die Reihe ihrer Farbe und die Spalte ihrer Ziffer sich
              kreuzen.
            </li>
            <li>
              Hast du <strong>keinen Stein dieser Farbe</strong>, wählst du eine Reihe ohne Steine.
            </li>
            <li>
              Hast du <strong>keinen Stein mit dieser Ziffer</strong>, wählst du eine Spalte, die zu keiner Ziffer
              gehört; auch eine, in der nur Augen stehen.
            </li>
            <li>
              <strong>Ein Auge</strong> kommt in die Reihe seiner Farbe, oder in eine Reihe ohne Steine, wenn du diese
              Farbe nicht hast, und dort auf ein freies Feld deiner Wahl.
            </li>
          </ul>
          <p>
            Eine Reihe oder Spalte halten alle deine Steine, die dort stehen, geheim oder offen, eigene wie erhaltene.
            Ist der letzte Stein einer Reihe weg, ist sie wieder frei. Ist die letzte Ziffer einer Spalte weg, gehört
            die Spalte wieder zu keiner Ziffer, auch wenn noch Augen darin stehen.
          </p>
          <p>
            Dein eigenes Auge derselben Farbe hält kein Feld besetzt. Du darfst eine Ziffer dorthin stellen, und
            manchmal musst du es; was dann geschieht, steht bei <RuleLink rule="SO-13" />.
          </p>
        </>
      ),
      ruling: (
        <>
          <p>
            Das Regelheft spricht nur vom richtigen Platz und vergisst, dass du so eine Reihe oder Spalte vielleicht gar
            nicht hast. Dann wählst du, wie beim Aufstellen.
          </p>
          <p>
            Nach dem Platz fragen wir immer, auch wenn es nur einen gibt. Sonst würden die anderen merken, dass du keine
            Wahl hattest.
          </p>
        </>
      ),
    },
    'SO-13': {
      title: 'Ein Auge muss weichen',
      text: (
        <p>
          Steht ein Auge auf dem Feld, das eine erhaltene Ziffer einnimmt, verlässt es deine Aufstellung und kommt offen
          in die Mitte des Tisches. War es noch geheim, bist du ein Geheimnis los. War es dein letztes, scheidest du
          aus, und im selben Augenblick kann das Spiel zu Ende sein. Sonst geht es bei dem weiter, der nach dem Ratenden
          an der Reihe ist.
        </p>
      ),
    },
    'SO-14': {
      title: 'Variante: Spielerschutz',
      text: (
        <p>
          Mit dieser Variante darfst du deinen <strong>ersten</strong> Versuch nicht bei dem machen, bei dem im Zug
          direkt vor deinem zuletzt ein Stein richtig erraten wurde. Fang woanders an; danach bist du frei. So wird
          niemand in einer einzigen Runde vom Tisch gefegt.
        </p>
      ),
      ruling: (
        <>
          <p>Das Regelheft lässt die Feinheiten offen. Wir spielen es so:</p>
          <ul>
            <li>„Direkt vor deinem“ ist der letzte Zug, der wirklich gespielt wurde, auch wenn er falsch endete.</li>
            <li>
              Geschützt ist niemand, wenn in jenem Zug nichts richtig war, wenn der Stein deiner war, oder wenn sonst
              keiner mehr da ist, bei dem du raten könntest.
            </li>
            <li>
              Ein Auge, das weichen musste (<RuleLink rule="SO-13" />
              ), wurde nicht erraten und schützt deshalb niemanden.
            </li>
          </ul>
        </>
      ),
    },
    'SO-15': {
      title: 'Wer am Zug ist und wer ausscheidet',
      text: (
        <p>
          Der Zug wandert nach links. Hast du keinen geheimen Stein mehr, scheidest du aus: Du bist nicht mehr am Zug
          und wirst übersprungen. Deine offenen Steine bleiben stehen, damit alle weiter mit ihnen rechnen können.
        </p>
      ),
    },
    'SO-16': {
      title: 'Das letzte Geheimnis gewinnt',
      text: (
        <p>
          Wer zuletzt noch etwas zu verbergen hat, gewinnt, und sei es ein einziger Stein. Für alle anderen zählt, wann
          sie ausgeschieden sind: je später, desto besser.
        </p>
      ),
      ruling: <p>Das Regelheft kennt nur einen Sieger. Die Plätze zwei bis vier sind von uns.</p>,
    },
  },
};

export default rulebook;
