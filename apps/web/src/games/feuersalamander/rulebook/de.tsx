import { RuleLink } from '../../../rulebook/RuleLink.tsx';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import type { Rule } from './rules.ts';

const rulebook: Rulebook<Rule> = {
  lead: (
    <>
      <p>
        Irgendwo in einem verfallenen Versteck mit 84 Kammern haust der Feuersalamander und hütet den Kristall der
        Weisheit. Wer einen Flügel, eine Reihe und einen Stein nennen kann, erhascht einen Blick darauf. Je prächtiger
        die Kammer, desto mehr Punkte.
      </p>
      <p>
        Nur: Du darfst bloß zwei Karten halten, und drei brauchst du. Die dritte steckt bei jemand anderem. Also gehst
        du zu Besuch, fragst, hörst zu, bluffst und eilst heim, bevor die anderen ihre Karten wechseln.
      </p>
    </>
  ),
  chapters: [
    { title: 'Spielplan und Zubehör', rules: ['FS-1', 'FS-2', 'FS-3', 'FS-5', 'FS-6'] },
    { title: 'Bevor es losgeht', rules: ['FS-8', 'FS-9', 'FS-10', 'FS-11'] },
    { title: 'Dein Zug', rules: ['FS-14', 'FS-15', 'FS-29'] },
    { title: 'Karten und Spielsteine', rules: ['FS-16', 'FS-17', 'FS-18', 'FS-19', 'FS-20', 'FS-21'] },
    { title: 'Unterwegs', rules: ['FS-22', 'FS-23', 'FS-24', 'FS-25'] },
    { title: 'Fragen', rules: ['FS-26', 'FS-27', 'FS-28', 'FS-12'] },
    { title: 'Das Verlies', rules: ['FS-7', 'FS-13', 'FS-4'] },
    { title: 'Kombinationen ablegen', rules: ['FS-30', 'FS-31', 'FS-32', 'FS-36', 'FS-37'] },
    { title: 'Wenn du dich geirrt hast', rules: ['FS-33', 'FS-34', 'FS-35'] },
    { title: 'Das Ende', rules: ['FS-38', 'FS-39', 'FS-40'] },
  ],
  rules: {
    'FS-1': {
      title: 'Das Versteck',
      text: (
        <>
          <p>
            Das Versteck ist ein Kreuz mit vier Flügeln: Luft, Wasser, Erde und Feuer. Jeder Flügel hat sieben Reihen
            und jede Reihe drei Stein-Felder: Ein-Stein, Zwei-Stein und Drei-Stein. Das macht 21 Kammern je Flügel und
            84 insgesamt.
          </p>
          <p>
            Nennst du einen Flügel, eine Reihe und einen Stein, so hast du genau eine Kammer genannt. Die Planeten neben
            den Reihen sind reine Zierde; sie bedeuten nichts.
          </p>
        </>
      ),
      ruling: (
        <p>
          An welchem Ende liegt die 1. Reihe? Die Bilder sind verloren, aber nach Beschreibungen des Spiels führen die
          Nummern nach innen. Die 1. Reihe liegt also außen an der Spitze, die 7. neben dem Verlies. Wichtig ist das nur
          für die Zeichnung.
        </p>
      ),
    },
    'FS-2': {
      title: 'Die Salamander-Karten',
      text: (
        <>
          <p>Es gibt 47 Karten. Auf jeder steht eine einzige Angabe, und es gibt drei Sorten:</p>
          <table>
            <thead>
              <tr>
                <th>Sorte</th>
                <th>Karten</th>
                <th>Wie oft</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>Flügel</td>
                <td>Luft, Wasser, Erde, Feuer</td>
                <td>je 4, zusammen 16</td>
              </tr>
              <tr>
                <td>Reihe</td>
                <td>1. bis 7. Reihe</td>
                <td>1, 2, 3, 4, 3, 2, 1: ebenfalls 16</td>
              </tr>
              <tr>
                <td>Stein</td>
                <td>Ein-Stein, Zwei-Stein, Drei-Stein</td>
                <td>je 5, zusammen 15</td>
              </tr>
            </tbody>
          </table>
          <p>
            Die 1. und die 7. Reihe gibt es also nur einmal, die 4. dagegen viermal. Karten mit gleicher Angabe sind
            völlig gleich.
          </p>
        </>
      ),
    },
    'FS-3': {
      title: 'Die Wurfstäbe',
      text: (
        <>
          <p>Geworfen wird mit drei Stäben, die je vier Seiten haben:</p>
          <ul>
            <li>
              zwei <em>Augenstäbe</em> mit 1, 2, 3 und 4 Augen;
            </li>
            <li>
              ein <em>Symbolstab</em> mit zwei Salamandern und zwei Spielsteinen.
            </li>
          </ul>
          <p>
            Außerdem trägt jeder Stab einen Schlüssel. Den kannst du vergessen, bis du im Verlies landest (
            <RuleLink rule="FS-13" />
            ).
          </p>
        </>
      ),
    },
    'FS-4': {
      title: 'Die Schlüssel auf den Stäben',
      text: (
        <p>
          Jeder der drei Stäbe hat auf einer seiner vier Seiten einen Schlüssel, zeigt ihn also in einem von vier
          Würfen. Drei Schlüssel in fünf Würfen: Das gelingt dir bei 44 von 100 Versuchen.
        </p>
      ),
      ruling: (
        <p>
          In den Anleitungen ist nur von einem Schlüssel am Rand der Stäbe die Rede, nicht davon, auf wie vielen Seiten.
          Beschreibungen des Spiels nennen eine Seite je Stab, und dabei bleiben wir.
        </p>
      ),
    },
    'FS-5': {
      title: 'Die vier Figuren',
      text: (
        <>
          <p>
            Im Uhrzeigersinn liegen rund um den Plan vier Startplätze: das Schloss des <em>Königs</em> (rot), das
            Schloss der <em>Königin</em> (gelb), die Abtei des <em>Mönchs</em> (weiß) und die Ruine des <em>Räubers</em>{' '}
            (grau).
          </p>
          <p>
            So sitzt ihr am Tisch, und so kommt ihr an die Reihe, im Uhrzeigersinn. Zu zweit oder zu dritt überspringt
            ihr einfach, wer nicht da ist.
          </p>
        </>
      ),
      ruling: (
        <p>
          Nirgends steht, welcher Startplatz neben welchem liegt. Alle Ausgaben zählen die Figuren in dieser Folge auf,
          also stellen wir sie auch so hin.
        </p>
      ),
    },
    'FS-6': {
      title: 'Der Rundkurs',
      text: (
        <>
          <p>
            An jedem Startplatz führen fünf Felder vorbei. Zusammen bilden sie den Rundkurs, auf dem ihr im
            Uhrzeigersinn zieht. Das dritte deiner fünf Felder ist deine <strong>Mitte</strong>: das Tor, durch das du
            losgehst und heimkommst.
          </p>
          <p>
            Die Felder eines leeren Startplatzes fallen weg. Zu viert hat der Rundkurs 20 Felder, zu dritt 15 und zu
            zweit 10.
          </p>
        </>
      ),
    },
    'FS-7': {
      title: 'Das Verlies',
      text: (
        <p>
          Im Zentrum des Kreuzes liegt das Verlies, und es hat Platz für alle. Hinein führen zwei Wege: Jemand hält auf
          deinem Feld an (<RuleLink rule="FS-25" />
          ), oder du hast bei einer Kombination etwas Falsches behauptet (<RuleLink rule="FS-33" />
          ). Heraus führen auch zwei: der Schlüsselwurf (<RuleLink rule="FS-13" />) und die Frage eines anderen (
          <RuleLink rule="FS-28" />
          ).
        </p>
      ),
    },
    'FS-8': {
      title: 'Was ihr vereinbart',
      text: (
        <>
          <p>
            Macht aus, mit wie vielen Punkten man gewinnt. Alles von 1 bis 1000 ist möglich; sagt ihr nichts, sind es
            84.
          </p>
          <ul>
            <li>
              <strong>49</strong>: eine schnelle Partie.
            </li>
            <li>
              <strong>84</strong>: Eine einzige perfekte Kombination reicht gerade.
            </li>
            <li>
              <strong>85</strong>: Selbst der besten Kombination fehlt ein Punkt.
            </li>
            <li>
              <strong>100</strong>: für alle, die den ganzen Abend Zeit haben.
            </li>
          </ul>
          <p>
            Dann nimmt sich jeder eine andere Figur. Wer welche spielt, ist eure Sache; nur sitzt ihr im Uhrzeigersinn
            so, wie es in <RuleLink rule="FS-5" /> steht.
          </p>
        </>
      ),
    },
    'FS-9': {
      title: 'Der Aufbau',
      text: (
        <p>
          Stell deine Figur und deinen Spielstein auf deinen Startplatz. Mischt die Karten, gebt jedem zwei verdeckt und
          legt den Rest als verdeckten Stoß bereit. Sieh dir deine Karten an und behalte sie für dich. Zu dritt und zu
          viert nimmt sich jeder noch zwei Antwortkarten, ein Ja und ein Nein. Wie viele Karten jemand hält, ist kein
          Geheimnis.
        </p>
      ),
    },
    'FS-10': {
      title: 'Zwei von einer Sorte bekommen?',
      text: (
        <>
          <p>
            Zwei Flügel, zwei Reihen oder zwei Steine dürfen nicht beisammenbleiben. Hast du so ein Paar bekommen, leg
            eine der beiden Karten offen neben den Stoß. Welche, das bestimmst du. Ersatz gibt es nicht, du fängst also
            mit einer Karte an.
          </p>
          <p>
            Wen es trifft, der wählt gleichzeitig mit den anderen und verdeckt. Haben sich alle entschieden, werden die
            Karten zusammen aufgedeckt.
          </p>
        </>
      ),
    },
    'FS-11': {
      title: 'Wer anfängt',
      text: (
        <p>
          Alle werfen einen Augenstab. Wer am höchsten wirft, fängt an. Teilen sich mehrere den höchsten, werfen nur sie
          noch einmal, bis einer übrig ist.
        </p>
      ),
      ruling: (
        <p>
          Die niederländische Anleitung lässt beide Augenstäbe werfen, die deutsche und die englische einen. Wir nehmen
          einen: zwei gegen eins, und die deutsche war zuerst da.
        </p>
      ),
    },
    'FS-12': {
      title: 'Zu zweit',
      text: (
        <p>
          Seid ihr nur zu zweit, bleiben die Antwortkarten in der Schachtel: Ihr sagt einfach Ja oder Nein. Mithören
          kann am Tisch ja niemand. Auch wer eurer Partie nur zuschaut, erfährt die Antwort nicht.
        </p>
      ),
    },
    'FS-13': {
      title: 'Der Schlüsselwurf',
      text: (
        <>
          <p>
            Beginnt dein Zug im Verlies, versuchst du den Schlüsselwurf. Du hast bis zu fünf Würfe. Jeder Stab, der
            seinen Schlüssel zeigt, bleibt liegen; die anderen wirfst du neu.
          </p>
          <ul>
            <li>
              <strong>Drei Schlüssel:</strong> Du bist frei. Deine Figur kommt auf ihren Startplatz, und es folgt sofort
              ein normaler Zug. Vorher darfst du sogar eine Kombination ablegen (<RuleLink rule="FS-14" />
              ).
            </li>
            <li>
              <strong>Weniger:</strong> Dein Zug ist vorbei und du bleibst sitzen. Was du an Schlüsseln hattest, zählt
              beim nächsten Mal nicht mehr.
            </li>
          </ul>
          <p>Versuchen musst du es. Einfach auf Rettung warten gilt nicht.</p>
        </>
      ),
    },
    'FS-14': {
      title: 'Daheim, vor dem Wurf',
      text: (
        <p>
          Steht deine Figur zu Beginn deines Zuges auf ihrem eigenen Startplatz, darfst du Kombinationen ablegen, bevor
          du wirfst (<RuleLink rule="FS-30" />
          ). Du musst nicht. Danach, oder stattdessen, wirfst du.
        </p>
      ),
      ruling: (
        <p>
          Die Anleitungen sagen das nur von einer Figur, die durch einen Schlüsselwurf freikam. Verlangt wird aber
          nichts weiter, als dass du in deinem eigenen Zug daheim stehst. Deshalb gilt es auch in deinem allerersten
          Zug, immer wenn du daheimgeblieben bist, und, sobald du wieder dran bist, nachdem dich eine Frage befreit hat.
        </p>
      ),
    },
    'FS-15': {
      title: 'Wirf alle drei',
      text: (
        <>
          <p>Wirf die drei Stäbe auf einmal. Und dann der Reihe nach:</p>
          <ol>
            <li>
              Tu, was das Symbol sagt: Salamander (<RuleLink rule="FS-16" />) oder Spielstein (<RuleLink rule="FS-19" />
              ).
            </li>
            <li>
              Zieh mit deiner Figur (<RuleLink rule="FS-22" />
              ).
            </li>
            <li>
              Stehst du auf den Feldern eines anderen, stell deine Frage (<RuleLink rule="FS-26" />
              ). Bist du heimgekommen, leg Kombinationen ab (<RuleLink rule="FS-30" />
              ).
            </li>
            <li>
              War es ein Pasch, darfst du noch einmal werfen (<RuleLink rule="FS-29" />
              ).
            </li>
          </ol>
        </>
      ),
    },
    'FS-16': {
      title: 'Salamander: nimm eine Karte',
      text: (
        <p>
          Nimm die oberste Karte vom verdeckten Stoß und schau sie an, ohne sie herzuzeigen. Nehmen musst du sie. Dann
          prüfe, ob etwas wegmuss (<RuleLink rule="FS-17" />
          ).
        </p>
      ),
    },
    'FS-17': {
      title: 'Die Doppelregel',
      text: (
        <>
          <p>
            Zweierlei ist nie erlaubt: mehr als zwei Karten auf der Hand und zwei Karten einer Sorte. Hast du eine Karte
            genommen, gilt also:
          </p>
          <ul>
            <li>
              <strong>Drei Karten:</strong> Leg eine ab, und zwar so, dass die beiden übrigen von verschiedener Sorte
              sind.
            </li>
            <li>
              <strong>Zwei von einer Sorte:</strong> Leg eine von diesen beiden ab.
            </li>
            <li>
              <strong>Sonst</strong> musst du die neue Karte behalten.
            </li>
          </ul>
          <p>
            Ob die neue geht oder eine alte, entscheidest du, solange der Rest stimmt. Was du ablegst, liegt offen neben
            dem Stoß. Alle sehen es, und alle dürfen sich ihren Teil denken.
          </p>
        </>
      ),
    },
    'FS-18': {
      title: 'Wenn der Stoß leer ist',
      text: (
        <p>
          Sollst du eine Karte nehmen und es ist keine mehr da, mischt ihr die abgelegten; sie sind der neue Stoß. Gibt
          es auch davon keine, nimmst du nichts. Die Reihenfolge im Stoß kennt nie jemand: Jede Karte, die noch darin
          steckt, kann die nächste sein.
        </p>
      ),
      ruling: (
        <p>An einen leeren Stoß denkt keine Anleitung. Wir machen es, wie man es beim Kartenspielen überall macht.</p>
      ),
    },
    'FS-19': {
      title: 'Spielstein: wähle eine Kammer',
      text: (
        <>
          <p>
            Du musst deinen Spielstein auf eine der 84 Kammern setzen, und sie muss zu <strong>jeder</strong> Karte
            passen, die du in diesem Moment hältst. Wofür du keine Karte hast, das wählst du frei. Da steckt der Bluff:
            Mindestens eine Angabe ist immer erfunden, und niemand weiß, welche.
          </p>
          <p>
            Ein Beispiel: Mit Erde und Zwei-Stein auf der Hand darfst du jede Reihe nehmen, aber nur im Flügel Erde und
            nur auf dem Zwei-Stein. Mit der 5. Reihe allein ist jede Kammer in einer 5. Reihe richtig.
          </p>
          <p>Steht dein Spielstein schon auf einer Kammer, die passt, darf er auch dort bleiben.</p>
        </>
      ),
      ruling: (
        <p>
          Mit leerer Hand setzt du nichts, und der Spielstein bleibt, wo er ist. Nach der deutschen und der englischen
          Anleitung brauchst du dann nicht zu setzen, nach der niederländischen kannst du es nicht. Wir folgen der
          niederländischen: Ein Spielstein, hinter dem keine Karte steckt, würde gar nichts verraten.
        </p>
      ),
    },
    'FS-20': {
      title: 'Zu mehreren in einer Kammer',
      text: <p>Auf derselben Kammer dürfen mehrere Spielsteine stehen.</p>,
      ruling: (
        <p>
          Verboten wird es nirgends. Und könnte ein Spielstein den anderen aussperren, dann könnte mancher nicht mehr
          die Wahrheit sagen.
        </p>
      ),
    },
    'FS-21': {
      title: 'Alte Spielsteine können lügen',
      text: (
        <p>
          Ein Spielstein bleibt stehen, bis sein Besitzer wieder das Spielstein-Symbol wirft, auch wenn der inzwischen
          ganz andere Karten hat. Beim Setzen war er wahr; ob er es noch ist, musst du selbst herausfinden. Eine
          Ausnahme gibt es: <RuleLink rule="FS-36" />.
        </p>
      ),
    },
    'FS-22': {
      title: 'Summe oder Differenz',
      text: (
        <>
          <p>
            Zähl deine Augen zusammen und mach einen großen Schritt von 2 bis 8 Feldern, oder zieh die kleinere Zahl von
            der größeren ab und mach einen kleinen von 0 bis 3. Du hast die Wahl, aber eins von beiden muss es sein.
          </p>
          <p>Bei gleichen Augen ist die Differenz 0: Du bleibst stehen.</p>
        </>
      ),
    },
    'FS-23': {
      title: 'Von daheim los',
      text: (
        <p>
          Vom Startplatz aus zählst du deine eigene Mitte als erstes Feld. Mit 0 bleibst du daheim, und das gilt als
          gezogen: Du darfst Kombinationen ablegen.
        </p>
      ),
    },
    'FS-24': {
      title: 'Heimkommen',
      text: (
        <>
          <p>
            Führt dein Weg auf deine eigene Mitte und hast du dort noch mindestens ein Auge übrig, darfst du auf deinen
            Startplatz einbiegen. Genau aufgehen muss es nicht: Was zu viel ist, verfällt. Stehst du schon auf deiner
            Mitte, bringt dich jeder Schritt ab 1 hinein.
          </p>
          <p>
            Einbiegen ist freiwillig; du darfst auch vorbeiziehen. Wer auf dem Startplatz losgeht, kann im selben
            Schritt nicht wieder dort einbiegen.
          </p>
        </>
      ),
    },
    'FS-25': {
      title: 'Jemanden hinauswerfen',
      text: (
        <>
          <p>
            Hältst du auf einem Feld an, auf dem schon eine Figur steht, muss diese ins Verlies. Vorbeiziehen schadet
            nicht, auf dem Startplatz ist jeder sicher, und wer mit 0 stehen bleibt, wirft niemanden hinaus.
          </p>
          <p>
            Bedenke: Wirfst du jemanden auf dessen eigenen Feldern hinaus und fragst ihn dann etwas, ist er auf der
            Stelle wieder frei (<RuleLink rule="FS-28" />
            ). Was ist dir mehr wert?
          </p>
        </>
      ),
    },
    'FS-26': {
      title: 'Auf fremden Feldern',
      text: (
        <>
          <p>
            Hältst du auf einem der fünf Felder eines anderen an, darfst du ihm <strong>eine</strong> Frage stellen. Das
            gilt auch, wenn du mit 0 stehen bleibst. Mit kleinen Schritten kannst du also Zug um Zug beim selben
            Mitspieler anklopfen.
          </p>
          <p>Fragen musst du nicht. Auf deinen eigenen Feldern gibt es nichts zu fragen.</p>
        </>
      ),
    },
    'FS-27': {
      title: 'Frage und Antwort',
      text: (
        <>
          <p>
            Frag nach genau einer Karte: einem Flügel, einer Reihe oder einem Stein. „Hast du Erde?“ Die Frage hören
            alle. Die Antwort ist Ja oder Nein, immer wahr, und kommt auf einer Antwortkarte, die nur du zu sehen
            bekommst. Die Salamander-Karte bleibt, wo sie ist, und ihr Besitzer kann sie ablegen, bevor du sie holst.
          </p>
          <p>Wer was weiß:</p>
          <ul>
            <li>
              <strong>Alle</strong> sehen Figuren und Spielsteine, Würfe, Fragen, abgelegte Karten, Kombinationen, jede
              Behauptung und ob sie stimmt, zur Strafe gezeigte Karten, und wie viele Karten jede Hand und der Stoß
              haben.
            </li>
            <li>
              <strong>Nur du</strong> kennst deine Hand und die Karten, die du nimmst.
            </li>
            <li>
              <strong>Zwei Leute</strong> kennen eine Antwort: wer gefragt hat und wer gefragt wurde.
            </li>
          </ul>
        </>
      ),
    },
    'FS-28': {
      title: 'Eine Frage befreit',
      text: (
        <p>
          Fragst du jemanden, dessen Figur im Verlies sitzt, kommt sie sofort auf ihren Startplatz. Gleich eine
          Kombination ablegen darf er nicht, denn es ist dein Zug. In seinem nächsten Zug geht das sehr wohl (
          <RuleLink rule="FS-14" />
          ).
        </p>
      ),
    },
    'FS-29': {
      title: 'Pasch',
      text: (
        <>
          <p>
            Waren deine Augen gleich, darfst du nach dem Ziehen, Fragen und allem, was dazugehört, noch einmal alle drei
            Stäbe werfen. Wieder ein Pasch? Dann noch einmal, so oft das Glück es will. Du kannst auch verzichten.
          </p>
          <p>Ein Schritt von 0 kommt immer von einem Pasch. Wer daheimbleibt, hat also stets noch einen Wurf gut.</p>
        </>
      ),
      ruling: (
        <p>
          Landest du im eigenen Zug im Verlies, weil deine Kombination nicht stimmte, ist der Wurf verloren, den du noch
          guthattest. Im Verlies gibt es nur den Schlüsselwurf, und der gehört zu deinem nächsten Zug.
        </p>
      ),
    },
    'FS-30': {
      title: 'Wann du ablegen darfst',
      text: (
        <>
          <p>
            Für eine Kombination <em>verlangst</em> du Karten von anderen. Zweierlei brauchst du dazu: Du bist am Zug,
            und deine Figur steht auf ihrem eigenen Startplatz. Es geht also
          </p>
          <ul>
            <li>
              bevor du wirfst (<RuleLink rule="FS-14" />
              );
            </li>
            <li>
              nachdem du eingebogen bist (<RuleLink rule="FS-24" />
              );
            </li>
            <li>
              nachdem du mit 0 daheimgeblieben bist (<RuleLink rule="FS-23" />
              ).
            </li>
          </ul>
        </>
      ),
    },
    'FS-31': {
      title: 'Was du behauptest',
      text: (
        <>
          <p>
            Eine Kombination ist genau ein Flügel, eine Reihe und ein Stein. Leg zuerst die eigenen Karten offen hin,
            die dazugehören: zwei, eine oder keine. Dann nenne genau, was fehlt und wer es hat: „Der Mönch hat die 5.
            Reihe.“ Mindestens eine Karte nennst du, höchstens alle drei; sie dürfen von verschiedenen Mitspielern
            kommen.
          </p>
          <p>
            Deine eigenen Karten musst du nicht verwenden, auch wenn sie passen. Die 6. Reihe eines anderen ist mehr
            wert als deine eigene 2. Reihe.
          </p>
        </>
      ),
      ruling: (
        <p>
          Du kannst von niemandem mehr Karten nennen, als er hält: Wie viele das sind, sieht ja jeder, es könnte also
          nur schiefgehen. Ein Satz der niederländischen Anleitung verlangt stets zwei eigene Karten. Weiter hinten
          nimmt sie das selbst zurück, und in den anderen steht es nicht.
        </p>
      ),
    },
    'FS-32': {
      title: 'Alles richtig: Punkte!',
      text: (
        <>
          <p>
            Stimmt alles, was du genannt hast, bekommst du die Karten, und die Kombination liegt für den Rest des Spiels
            offen vor dir. Sie zählt <strong>Flügel × Reihe × Stein</strong>:
          </p>
          <table>
            <thead>
              <tr>
                <th>Karte</th>
                <th>Wert</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>Luft, Wasser, Erde, Feuer</td>
                <td>1, 2, 3, 4</td>
              </tr>
              <tr>
                <td>1. bis 7. Reihe</td>
                <td>ihre Nummer</td>
              </tr>
              <tr>
                <td>Ein-Stein, Zwei-Stein, Drei-Stein</td>
                <td>1, 2, 3</td>
              </tr>
            </tbody>
          </table>
          <p>
            Erde, 2. Reihe und Drei-Stein: 3 × 2 × 3 = 18 Punkte. Am wenigsten bringen Luft, 1. Reihe und Ein-Stein mit
            einem Punkt, am meisten Feuer, 7. Reihe und Drei-Stein mit 84.
          </p>
          <p>Für die Karten, die weg sind, bekommt niemand neue. Dafür braucht ihr einen Salamander.</p>
        </>
      ),
    },
    'FS-33': {
      title: 'Ein Irrtum: das Verlies',
      text: (
        <p>
          Ist auch nur eine genannte Karte falsch, wechselt gar nichts den Besitzer. Du nimmst deine Karten zurück, und
          deine Figur muss ins Verlies. Es folgen noch die Strafe (<RuleLink rule="FS-34" />) und das Tauschen (
          <RuleLink rule="FS-35" />
          ); dann ist dein Zug vorbei.
        </p>
      ),
      ruling: (
        <p>
          Bei jeder genannten Karte wird laut gesagt, ob sie richtig oder falsch ist, auch wenn schon eine falsch war.
          Sonst wüsste keiner, welche Karten bekannt wurden und getauscht werden dürfen.
        </p>
      ),
    },
    'FS-34': {
      title: 'Die Strafe',
      text: (
        <p>
          Nach einem Irrtum zeigst du allen sämtliche Karten auf deiner Hand, auch die, die du nicht offen gelegt
          hattest. Tauschen darfst du sie nicht. Von nun an weiß der ganze Tisch, was du hast, bis dir ein Salamander
          weiterhilft.
        </p>
      ),
    },
    'FS-35': {
      title: 'Tauschen, was bekannt wurde',
      text: (
        <p>
          Wurde eine Karte von dir richtig genannt, die Kombination aber misslang, wissen jetzt alle von ihr. Du darfst
          sie tauschen: Leg sie offen ab und nimm eine neue vom Stoß. Die Doppelregel (<RuleLink rule="FS-17" />) gilt
          wie immer. Behalten darfst du sie auch.
        </p>
      ),
      ruling: (
        <p>
          Dass getauscht werden darf, steht in den Anleitungen, in welcher Reihenfolge nicht. Entschieden wird Karte für
          Karte: Flügel, Reihe, Stein. Erst wenn alle entschieden haben, werden die neuen genommen, in derselben Folge.
          Geht dabei der Stoß aus, kommen die eben abgelegten mit in den neuen. Es kann dir also die eigene Karte wieder
          zufallen.
        </p>
      ),
    },
    'FS-36': {
      title: 'Der Spielstein kommt zurück',
      text: (
        <p>
          Hast du beide Handkarten in einer Kombination verwendet, kommt dein Spielstein zurück auf deinen Startplatz.
          Mit leeren Händen gibt es nichts mehr zu verraten.
        </p>
      ),
      ruling: (
        <p>
          In den Anleitungen heißt es „die beiden“ Karten. Das nehmen wir wörtlich: zwei eigene. Hast du nur eine oder
          gar keine eigene verwendet, bleibt der Spielstein stehen.
        </p>
      ),
    },
    'FS-37': {
      title: 'Und gleich noch eine',
      text: (
        <p>
          Nach einer Kombination darfst du sofort die nächste ablegen, und noch eine, solange du daheim und am Zug bist
          (<RuleLink rule="FS-30" />
          ).
        </p>
      ),
      ruling: <p>Nirgends steht, dass es nur eine pro Zug sein darf.</p>,
    },
    'FS-38': {
      title: 'Wer gewinnt',
      text: (
        <p>
          Wer die vereinbarten Punkte erreicht oder übertrifft, gewinnt auf der Stelle. Die Plätze dahinter richten sich
          nach den Punkten der Kombinationen; bei Gleichstand teilt ihr euch den Platz. Karten auf der Hand zählen
          nichts.
        </p>
      ),
    },
    'FS-39': {
      title: 'Wenn nichts mehr geht',
      text: (
        <p>
          Stecken nach einer Kombination alle Karten einer Sorte in Kombinationen, kann niemand mehr eine vollenden.
          Dann ist das Spiel aus, und die Punkte bestimmen alle Plätze. Zuerst gehen die Steine aus: Nach der
          fünfzehnten Kombination ist keiner mehr da.
        </p>
      ),
      ruling: (
        <p>
          Die Anleitungen denken nicht daran, und mit den üblichen Zielen erlebt ihr es kaum je. Aber ein Spiel muss
          enden können.
        </p>
      ),
    },
    'FS-40': {
      title: 'Mehrere Partien',
      text: (
        <p>
          Noch eine? Dann zählt die Punkte aller Partien zusammen. Wer nach der letzten die meisten hat, ist
          Gesamtsieger.
        </p>
      ),
    },
  },
};

export default rulebook;
