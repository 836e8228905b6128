import { RuleLink } from '../../../rulebook/RuleLink.tsx';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import type { Rule } from './rules.ts';

const rulebook: Rulebook<Rule> = {
  lead: (
    <>
      <p>
        Drei Magier, jeder mit einem Lehrling, suchen an sieben verzauberten Orten die Tarotkarten, die einem König
        fehlen. Bring deinen Magier und deinen Lehrling zusammen, und die Karte des Ortes gehört dir. Springst du auf
        einen anderen Magier, kämpft ihr mit Zauberstäben um sie.
      </p>
      <p>
        Ihr spielt immer zu dritt, und nichts ist verborgen. Von jeder Karte gibt es zwei, und drei wollen sie haben:
        Früher oder später musst du also jemandem eine abnehmen. Wer als Erster alle sieben verschiedenen Karten
        besitzt, gewinnt.
      </p>
    </>
  ),
  chapters: [
    { title: 'Der Spielplan und die Karten', rules: ['DM-1', 'DM-2', 'DM-3', 'DM-4'] },
    { title: 'Die Zauberstäbe', rules: ['DM-5', 'DM-6'] },
    { title: 'Vorbereitung', rules: ['DM-7'] },
    {
      title: 'Dein Zug',
      rules: ['DM-8', 'DM-11', 'DM-12', 'DM-13', 'DM-14', 'DM-15', 'DM-10', 'DM-9', 'DM-32'],
    },
    { title: 'Treffen und verbannen', rules: ['DM-17', 'DM-18', 'DM-16', 'DM-19', 'DM-20'] },
    { title: 'Das Duell', rules: ['DM-21', 'DM-22', 'DM-23', 'DM-24', 'DM-25'] },
    { title: 'Der Zauberwurf', rules: ['DM-26', 'DM-27', 'DM-28', 'DM-29'] },
    { title: 'Die sechste Karte und das Ende', rules: ['DM-30', 'DM-31'] },
  ],
  rules: {
    'DM-1': {
      title: 'Neun Orte',
      text: (
        <>
          <p>Auf dem Spielplan liegen neun Orte, drei mal drei:</p>
          <table>
            <tbody>
              <tr>
                <td>Wald</td>
                <td>lila Haus</td>
                <td>Turm</td>
              </tr>
              <tr>
                <td>Schloss</td>
                <td>
                  <strong>Platz des Lebens</strong>
                </td>
                <td>
                  <strong>Labyrinth</strong>
                </td>
              </tr>
              <tr>
                <td>Sonne</td>
                <td>Mühle</td>
                <td>Mond</td>
              </tr>
            </tbody>
          </table>
          <p>
            Alle beginnen in der Mitte, auf dem <em>Platz des Lebens</em>. Im <em>Labyrinth</em> landet, wer Pech hat.
          </p>
        </>
      ),
      ruling: (
        <p>
          Das Bild des Spielplans fehlt in der Anleitung, die uns vorliegt. Ihre Liste der Karten ergibt, Reihe für
          Reihe gelesen, dieses Quadrat. Es passt zu allem, was sonst dort steht: das Leben in der Mitte, das Labyrinth
          zwischen Mond und Turm, die Sonne neben der Mühle. Veröffentlichte Beschreibungen des Spiels nennen die neun
          Orte in derselben Reihenfolge.
        </p>
      ),
    },
    'DM-2': {
      title: 'Magische Orte und Tarotkarten',
      text: (
        <>
          <p>
            Alle Orte außer dem Platz des Lebens und dem Labyrinth sind <strong>magische Orte</strong>. An jedem liegen
            zu Beginn zwei gleiche Karten:
          </p>
          <table>
            <thead>
              <tr>
                <th>Ort</th>
                <th>Karte</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>Wald</td>
                <td>Der Eremit</td>
              </tr>
              <tr>
                <td>lila Haus</td>
                <td>Der Magier</td>
              </tr>
              <tr>
                <td>Turm</td>
                <td>Der Turm</td>
              </tr>
              <tr>
                <td>Schloss</td>
                <td>Die Herrscherin</td>
              </tr>
              <tr>
                <td>Sonne</td>
                <td>Die Sonne</td>
              </tr>
              <tr>
                <td>Mühle</td>
                <td>Das Rad des Schicksals</td>
              </tr>
              <tr>
                <td>Mond</td>
                <td>Der Mond</td>
              </tr>
            </tbody>
          </table>
          <p>
            Niemand besitzt je dieselbe Karte zweimal. Die Zahlen, die auf Tarotkarten stehen, haben hier keine
            Bedeutung.
          </p>
        </>
      ),
    },
    'DM-3': {
      title: 'Wohin Magier springen',
      text: (
        <>
          <p>
            Magier betreten den Weg nie. Sie springen von Ort zu Nachbarort, entlang der Zeilen und Spalten des
            Quadrats, niemals schräg.
          </p>
          <p>
            Für sie hat das Labyrinth nur eine Tür: zum Platz des Lebens. Vom Mond zum Turm hindurchschlüpfen, oder
            umgekehrt, kann ein Magier nicht.
          </p>
        </>
      ),
      ruling: (
        <p>
          Die Anleitung sagt, wie ein Magier aus dem Labyrinth herauskommt, aber nicht, ob er von sich aus hineindarf.
          Bei uns darf er: Vom Platz des Lebens aus kann ein Magier ins Labyrinth springen, auch mit dem zweiten von
          zwei Sprüngen. Nichts in der Anleitung spricht dagegen.
        </p>
      ),
    },
    'DM-4': {
      title: 'Der Weg der Lehrlinge',
      text: (
        <>
          <p>
            Lehrlinge gehen auf einem Weg aus kleinen Feldern, der alle benachbarten Orte verbindet. Das Labyrinth steht
            ihnen nach drei Seiten offen: zum Turm, zum Mond und zum Platz des Lebens. Ein Ort zählt wie jedes andere
            Feld.
          </p>
          <ul>
            <li>
              Am Rand liegen zwischen zwei Orten drei Felder: <strong>vier Schritte</strong> vom einen zum anderen.
            </li>
            <li>
              Zwischen dem Platz des Lebens und seinen vier Nachbarn liegen zwei: <strong>drei Schritte</strong>.
            </li>
          </ul>
          <p>
            Das mittlere Feld auf jedem der acht Wegstücke am Rand ist ein <strong>Symbolfeld</strong>. Dort darf ein
            Lehrling zaubern (<RuleLink rule="DM-26" />
            ). Insgesamt sind es 32 Felder, mit den Orten 41.
          </p>
        </>
      ),
      ruling: (
        <p>
          Acht Symbolfelder und vier Schritte von der Sonne zur Mühle: So viel steht in der Anleitung. Den übrigen Weg
          haben wir rekonstruiert, so gleichmäßig, wie diese beiden Angaben es zulassen. Sollte ein Foto eines echten
          Spielplans auftauchen, zeichnen wir ihn neu.
        </p>
      ),
    },
    'DM-5': {
      title: 'Kerben',
      text: (
        <p>
          Es gibt drei Zauberstäbe: Rot, Schwarz und Weiß, die Farben der Spieler. Die obere Kante eines Stabes zeigt 0,
          1 oder 2 Kerben, die Augen, jede Zahl gleich oft. Alle drei zusammen ergeben eine Summe von 0 bis 6.
        </p>
      ),
      ruling: (
        <p>
          Welche Form die Stäbe haben, verrät die Anleitung nicht. Veröffentlichte Beschreibungen nennen sie dreikantig;
          also fällt jede Zahl in einem Drittel der Fälle.
        </p>
      ),
    },
    'DM-6': {
      title: 'Symbole',
      text: (
        <>
          <p>Beim Zaubern schaust du stattdessen auf die Flächen der Stäbe. Jeder Stab hat drei:</p>
          <ul>
            <li>
              einen Pfeil: <strong>Kraft</strong>
            </li>
            <li>
              einen Stern: <strong>Magie</strong>
            </li>
            <li>
              eine leere Fläche: <strong>Schicksal</strong>
            </li>
          </ul>
          <p>
            Ein Stab liegt auf einer Fläche und zeigt die beiden anderen; so sind sechs Symbole zu sehen. In zwei von
            drei Würfen ist eines am häufigsten, sonst sind zwei oder alle drei gleichauf.
          </p>
        </>
      ),
      ruling: (
        <p>
          Die Anleitung spricht von sechs sichtbaren Symbolen und von zwei Fällen: Eines überwiegt, oder mehrere sind
          gleich. Stäbe, die jedes Symbol einmal tragen und auf jede Fläche gleich oft fallen, ergeben genau das, und
          alle ihre Beispiele lassen sich damit werfen.
        </p>
      ),
    },
    'DM-7': {
      title: 'Der Anfang',
      text: (
        <>
          <p>
            Jeder hat einen Magier, einen Lehrling und einen Kraftstein in Rot, Schwarz oder Weiß. Alle sechs Figuren
            beginnen auf dem Platz des Lebens. Die Kraftsteine bleiben neben dem Spielplan; deinen musst du dir erst
            verdienen (
            <RuleLink rule="DM-28" />
            ).
          </p>
          <p>
            Alle werfen die Zauberstäbe. Die höchste Summe beginnt, danach geht es reihum: Rot, Schwarz, Weiß. Wer sich
            die höchste Summe mit anderen teilt, wirft noch einmal.
          </p>
        </>
      ),
      ruling: <p>Zum Gleichstand schweigt die Anleitung. Noch einmal werfen würde ja ohnehin jeder.</p>,
    },
    'DM-8': {
      title: 'Der Augenwurf',
      text: (
        <>
          <p>Dein Zug beginnt mit einem Wurf aller drei Zauberstäbe, dem Augenwurf. Du liest ihn auf zwei Arten:</p>
          <ul>
            <li>
              Die <strong>Summe</strong> sagt, wie weit dein Lehrling geht.
            </li>
            <li>
              Der Stab <strong>in deiner Farbe</strong> sagt, wie viele Orte dein Magier springt. In der alten Anleitung
              heißt das Farbwurf, es ist aber derselbe Wurf.
            </li>
          </ul>
          <p>
            Du spielst Rot und wirfst Rot 1, Schwarz 0, Weiß 2: Dein Lehrling geht drei Felder, dein Magier darf einen
            Ort weit springen.
          </p>
        </>
      ),
    },
    'DM-9': {
      title: 'Dreimal die Null',
      text: (
        <p>
          0-0-0 ist Pech. Deine beiden Figuren müssen sofort ins Labyrinth, wo immer sie stehen, dein Lehrling verliert
          den Kraftstein, und dein Zug ist vorbei. Auch ein Wurf, den du noch gut hattest, verfällt.
        </p>
      ),
    },
    'DM-10': {
      title: 'Drei gleiche Stäbe',
      text: (
        <p>
          Bei 1-1-1 oder 2-2-2 darfst du noch einmal werfen, sobald dieser Wurf ganz zu Ende gespielt ist. Du kannst
          auch passen: Dann endet dein Zug, und alle Würfe, die du noch gut hattest, verfallen.
        </p>
      ),
    },
    'DM-11': {
      title: 'Der Lehrling geht',
      text: (
        <>
          <p>
            Dein Lehrling <strong>muss</strong> gehen, genau die Summe, in beliebiger Richtung und um jede Ecke.
            Umkehren darf er nicht: kein Schritt zurück auf das Feld, von dem er gerade kommt.
          </p>
          <p>
            An Figuren vorbei und über Orte hinweg darf er gehen, ohne dass etwas geschieht. Nur das Feld, auf dem er
            ankommt, zählt. Kein Weg ist lang genug für eine ganze Runde; er endet also nie dort, wo er begonnen hat.
          </p>
        </>
      ),
    },
    'DM-12': {
      title: 'Doppelt so weit mit dem Kraftstein',
      text: (
        <p>
          Ein Lehrling mit Kraftstein darf stattdessen genau das Doppelte der Summe gehen. Entweder die Summe oder das
          Doppelte, nichts dazwischen, und bei jedem Wurf entscheidest du neu.
        </p>
      ),
      ruling: (
        <p>
          Laut Anleitung darf der Lehrling noch einmal so weit gehen, wie die Stäbe zeigen; ob er dazwischen umkehren
          darf, steht nicht da. Für uns ist der doppelte Weg ein einziger Weg, ohne Umkehren.
        </p>
      ),
    },
    'DM-13': {
      title: 'Der Magier springt',
      text: (
        <>
          <p>
            Dein Magier darf springen oder stehen bleiben. Springt er, dann genau so viele Orte weit, wie dein Stab
            zeigt; bei 0 bleibt er, wo er ist.
          </p>
          <p>
            Zwei Sprünge gehen geradeaus oder um die Ecke, nie zurück. Unterwegs geschieht nichts, auch wenn dort jemand
            steht; nur der Ort, an dem er landet, zählt.
          </p>
        </>
      ),
    },
    'DM-14': {
      title: 'Kein Verweilen auf dem Platz des Lebens oder im Labyrinth',
      text: (
        <>
          <p>
            Steht dein Magier zu Beginn deines Zuges auf dem Platz des Lebens oder im Labyrinth, dann{' '}
            <strong>muss</strong> er springen, außer dein Stab zeigt 0. Aus dem Labyrinth führt der erste Sprung immer
            auf den Platz des Lebens.
          </p>
          <p>
            War er einmal fort, gilt das nicht mehr. Und ein Magier, der während deines eigenen Zuges ins Labyrinth
            muss, darf dort bleiben, solange du noch Würfe gut hast.
          </p>
        </>
      ),
    },
    'DM-15': {
      title: 'Wer zuerst zieht',
      text: (
        <p>
          Erst der Lehrling oder erst der Magier: Das entscheidest du. Oft macht es einen Unterschied, wie{' '}
          <RuleLink rule="DM-18" /> zeigt. Nur das Stehenbleiben kommt zuletzt: Dass dein Magier nicht springt, sagst du
          erst, wenn dein Lehrling gegangen ist.
        </p>
      ),
    },
    'DM-16': {
      title: 'Verbannen',
      text: (
        <>
          <p>
            Ein Lehrling, der an einem magischen Ort bei einem fremden Magier steht und nicht bei seinem eigenen, muss
            sofort ins Labyrinth und verliert seinen Kraftstein. Wer zuletzt kam, Magier oder Lehrling, ist egal, und es
            hilft auch nicht, wenn sein eigener Magier danach noch dorthin springt.
          </p>
          <p>Auf dem Platz des Lebens und im Labyrinth wird niemand verbannt.</p>
        </>
      ),
    },
    'DM-17': {
      title: 'Ein Treffen: eine Karte für dich',
      text: (
        <>
          <p>
            Kommt in deinem eigenen Zug eine deiner Figuren an einen magischen Ort, an dem die andere steht, nimmst du
            die Karte dieses Ortes, außer du hast sie schon.
          </p>
          <p>
            Liegt dort keine mehr? Dann nimmst du sie einem der beiden anderen ab. Du wählst, wem, und zwar sofort,
            bevor deine andere Figur weiterzieht. Vergeblich suchst du nie: Ist der Ort leer und fehlt dir die Karte,
            dann besitzen sie die beiden anderen. Solange noch eine Karte am Ort liegt, darfst du keinem Spieler eine
            nehmen.
          </p>
        </>
      ),
    },
    'DM-18': {
      title: 'Treffen und weiterziehen',
      text: (
        <>
          <p>Ein Treffen dauert nur einen Augenblick, und der genügt:</p>
          <ul>
            <li>Dein Magier landet bei deinem Lehrling, danach geht der weiter: Das war ein Treffen.</li>
            <li>Dein Lehrling kommt genau bei deinem Magier an, danach springt der fort: auch ein Treffen.</li>
            <li>Dein Lehrling geht an deinem Magier nur vorbei: kein Treffen, keine Karte.</li>
          </ul>
        </>
      ),
    },
    'DM-19': {
      title: 'Zwei Magier: ein Duell',
      text: (
        <>
          <p>
            Landet dein Magier an einem magischen Ort, an dem ein fremder steht, dann <strong>müssen</strong> sich die
            beiden duellieren. Das Duell folgt, sobald deine beiden Figuren gezogen haben.
          </p>
          <p>
            Bis dahin bleibt an diesem Ort alles in der Schwebe: Dein Magier verbannt dort noch niemanden, und kommt
            dein Lehrling dazu, gibt es noch keine Karte. Das Duell entscheidet (<RuleLink rule="DM-23" />,{' '}
            <RuleLink rule="DM-24" />, <RuleLink rule="DM-25" />
            ).
          </p>
        </>
      ),
    },
    'DM-20': {
      title: 'Gemeinsam auf einem Feld',
      text: (
        <p>
          Auf jedem Feld dürfen beliebig viele Lehrlinge stehen. Magier teilen sich nur den Platz des Lebens und das
          Labyrinth; an einem magischen Ort bleiben zwei nie länger beisammen, als ein Duell dauert.
        </p>
      ),
    },
    'DM-21': {
      title: 'So wird im Duell geworfen',
      text: (
        <>
          <p>
            Der Herausforderer, also wessen Magier dazukam, wirft alle drei Stäbe und darf danach zweimal beliebige
            davon noch einmal werfen: höchstens drei Würfe. Ist er zufrieden, antwortet der andere, mit{' '}
            <strong>höchstens ebenso vielen Würfen</strong>.
          </p>
          <p>
            Ein Ergebnis heißt zum Beispiel „5 aus 2“: eine Summe von fünf in zwei Würfen. Drei gleiche Stäbe bedeuten
            im Duell nichts, weder Glück noch Pech. Solange du noch einen Wurf hast, wirst du gefragt, auch wenn längst
            alles entschieden ist.
          </p>
        </>
      ),
      ruling: (
        <p>
          Darf ein Stab, den du einmal liegen ließest, später doch wieder geworfen werden? Die Anleitung lässt es offen.
          Wir sagen ja: Vor jedem Wurf wählst du frei.
        </p>
      ),
    },
    'DM-22': {
      title: 'Wer ein Duell gewinnt',
      text: (
        <>
          <p>
            Die höhere Summe gewinnt. Sind die Summen gleich, gewinnt, wer weniger Würfe gebraucht hat. Ist auch das
            gleich, gibt es ein neues Duell, und nun beginnt, wer eben geantwortet hat; so geht es abwechselnd weiter,
            bis jemand gewinnt.
          </p>
          <table>
            <thead>
              <tr>
                <th>Herausforderer</th>
                <th>Antwort</th>
                <th>Ergebnis</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>5 aus 2</td>
                <td>4 aus 1</td>
                <td>der Herausforderer gewinnt</td>
              </tr>
              <tr>
                <td>3 aus 3</td>
                <td>3 aus 2</td>
                <td>der andere gewinnt</td>
              </tr>
              <tr>
                <td>5 aus 1</td>
                <td>5 aus 1</td>
                <td>ein neues Duell</td>
              </tr>
            </tbody>
          </table>
        </>
      ),
    },
    'DM-23': {
      title: 'Der Verlierer geht',
      text: (
        <p>
          Der Magier, der verloren hat, muss ins Labyrinth. Steht sein Lehrling am Ort des Duells, muss er mit und
          verliert seinen Kraftstein.
        </p>
      ),
    },
    'DM-24': {
      title: 'Was der Sieger bekommt',
      text: (
        <>
          <p>Der Sieger bleibt stehen, ob Herausforderer oder nicht, und kann eine Karte gewinnen:</p>
          <ul>
            <li>die des Ortes, wenn dort noch eine liegt und er sie noch nicht hat;</li>
            <li>ist der Ort leer, die des Verlierers, wenn der sie hat und der Sieger nicht.</li>
          </ul>
          <p>Sonst wechselt keine Karte den Besitzer.</p>
        </>
      ),
    },
    'DM-25': {
      title: 'Nach dem Duell',
      text: (
        <p>
          Jetzt steht nur noch der Magier des Siegers da, also wird jeder fremde Lehrling am Ort verbannt (
          <RuleLink rule="DM-16" />
          ), auch der des dritten Spielers. Der Lehrling des Siegers darf bleiben.
        </p>
      ),
      ruling: (
        <p>
          Gewinnst du in deinem eigenen Zug und dein Lehrling steht dabei, so ist auch das ein Treffen. Es bringt dir
          nichts weiter: Die Karte des Ortes gehört dir dann schon.
        </p>
      ),
    },
    'DM-26': {
      title: 'Zaubern',
      text: (
        <>
          <p>
            Hat dein Lehrling seinen Weg auf einem Symbolfeld beendet, darfst du einen Zauberwurf wagen; gibt es ein
            Duell, dann danach. Wirf die Stäbe ein einziges Mal und achte auf die Symbole (<RuleLink rule="DM-6" />
            ). Was am häufigsten zu sehen ist, geschieht. Sind mehrere gleich oft zu sehen, wählst du unter ihnen.
          </p>
          <p>Du darfst verzichten, aber nur vor dem Wurf. Sind die Stäbe gefallen, gibt es kein Zurück.</p>
        </>
      ),
    },
    'DM-27': {
      title: 'Magie: der Sprung',
      text: (
        <p>
          Dein Lehrling darf zu deinem Magier springen, wie weit der auch entfernt ist. An einem magischen Ort ist das
          ein Treffen (<RuleLink rule="DM-17" />
          ), und du bekommst die Karte.
        </p>
      ),
      ruling: (
        <p>
          Die Anleitung beschreibt den Sprung an einen magischen Ort. Wir erlauben ihn auch, wenn dein Magier auf dem
          Platz des Lebens oder im Labyrinth steht. Und weil es heißt, dass der Lehrling springen <em>darf</em>, kann er
          auch bleiben, wo er ist.
        </p>
      ),
    },
    'DM-28': {
      title: 'Kraft: der Kraftstein',
      text: (
        <p>
          Schieb den Kraftstein unter deinen Lehrling. Von nun an darf er doppelt so weit gehen (
          <RuleLink rule="DM-12" />
          ), bis er den Stein verliert: durch dreimal die Null (<RuleLink rule="DM-9" />
          ), wenn er verbannt wird (<RuleLink rule="DM-16" />
          ), in einem verlorenen Duell (<RuleLink rule="DM-23" />) oder durch das Schicksal (<RuleLink rule="DM-29" />
          ). Hat er den Stein schon, ändert sich nichts.
        </p>
      ),
    },
    'DM-29': {
      title: 'Schicksal: das Labyrinth',
      text: (
        <p>Dein Lehrling muss ins Labyrinth und verliert seinen Kraftstein. Das ist das Wagnis bei jedem Zauberwurf.</p>
      ),
    },
    'DM-30': {
      title: 'Die sechste Karte: noch ein Wurf',
      text: (
        <p>
          Bekommst du in deinem eigenen Zug die sechste Karte, hast du dir einen weiteren Wurf verdient: eine schöne
          Gelegenheit, gleich zu gewinnen. Er kommt zu einem Wurf für drei gleiche Stäbe hinzu (
          <RuleLink rule="DM-10" />
          ).
        </p>
      ),
      ruling: (
        <p>
          Laut Anleitung wirfst du sofort noch einmal. Bei uns spielst du erst den laufenden Wurf zu Ende, denn auch sie
          will alles der Reihe nach (<RuleLink rule="DM-32" />
          ). „Noch einmal“ setzt voraus, dass du selbst geworfen hast; eine sechste Karte im Zug eines anderen bringt
          also keinen Wurf. Verlierst du sie und kommst wieder auf sechs, verdienst du dir erneut einen.
        </p>
      ),
    },
    'DM-31': {
      title: 'Sieben Karten gewinnen',
      text: (
        <p>
          Wer alle sieben verschiedenen Karten besitzt, gewinnt auf der Stelle, auch mitten im Zug eines anderen. Die
          übrigen folgen nach der Zahl ihrer Karten; wer gleich viele hat, teilt sich den Rang.
        </p>
      ),
      ruling: (
        <p>
          Auf dem Titelblatt der Anleitung ist von acht Karten die Rede. Überall sonst sind es sieben, mehr verschiedene
          gibt es gar nicht, und dabei bleiben wir.
        </p>
      ),
    },
    'DM-32': {
      title: 'Alles der Reihe nach',
      text: (
        <>
          <p>Jeder Wurf wird in dieser Reihenfolge ausgespielt:</p>
          <ol>
            <li>der Lehrling geht und der Magier springt, egal, wer zuerst;</li>
            <li>das Duell, wenn dein Magier auf einen anderen gestoßen ist;</li>
            <li>der Zauberwurf, wenn dein Lehrling auf einem Symbolfeld steht;</li>
            <li>ein Wurf, den du noch gut hast; der beginnt wieder bei 1.</li>
          </ol>
          <p>Dann ist der Nächste am Zug. Mit etwas Glück wird aus einem Zug eine ganze Kette von Würfen und Karten.</p>
        </>
      ),
    },
  },
};

export default rulebook;
