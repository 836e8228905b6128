import { RuleLink } from '../../../rulebook/RuleLink.tsx';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import type { Rule } from './rules.ts';

const rulebook: Rulebook<Rule> = {
  lead: (
    <>
      <p>
        Ergens in een vervallen schuiloord met 84 kamers woont de vuursalamander, die waakt over het kristal der
        wijsheid. Wie een vleugel, een rij en een steen weet te noemen, vangt er een glimp van op. Hoe mooier de kamer,
        hoe meer punten.
      </p>
      <p>
        Alleen: je mag maar twee kaarten hebben, en je hebt er drie nodig. De derde zit bij een ander. Dus ga je op
        bezoek, vraag je, luister je, bluf je, en haast je je naar huis voordat iemand van kaart wisselt.
      </p>
    </>
  ),
  chapters: [
    { title: 'Bord en spelmateriaal', rules: ['FS-1', 'FS-2', 'FS-3', 'FS-5', 'FS-6'] },
    { title: 'Voor je begint', rules: ['FS-8', 'FS-9', 'FS-10', 'FS-11'] },
    { title: 'Je beurt', rules: ['FS-14', 'FS-15', 'FS-29'] },
    { title: 'Kaarten en speelstenen', rules: ['FS-16', 'FS-17', 'FS-18', 'FS-19', 'FS-20', 'FS-21'] },
    { title: 'Onderweg', rules: ['FS-22', 'FS-23', 'FS-24', 'FS-25'] },
    { title: 'Vragen', rules: ['FS-26', 'FS-27', 'FS-28', 'FS-12'] },
    { title: 'De kerker', rules: ['FS-7', 'FS-13', 'FS-4'] },
    { title: 'Combinaties leggen', rules: ['FS-30', 'FS-31', 'FS-32', 'FS-36', 'FS-37'] },
    { title: 'Als je ernaast zat', rules: ['FS-33', 'FS-34', 'FS-35'] },
    { title: 'Het einde', rules: ['FS-38', 'FS-39', 'FS-40'] },
  ],
  rules: {
    'FS-1': {
      title: 'Het schuiloord',
      text: (
        <>
          <p>
            Het schuiloord is een kruis met vier vleugels: lucht, water, aarde en vuur. Elke vleugel telt zeven rijen,
            en elke rij drie steenvelden: 1-steen, 2-steen en 3-steen. Dat zijn 21 kamers per vleugel en 84 in totaal.
          </p>
          <p>
            Noem een vleugel, een rij en een steen, en je hebt precies één kamer genoemd. De planeten naast de rijen
            staan daar voor de sier; ze betekenen niets.
          </p>
        </>
      ),
      ruling: (
        <p>
          Aan welke kant ligt rij 1? De tekeningen zijn verloren gegaan, maar volgens beschrijvingen van het spel lopen
          de nummers naar binnen. Rij 1 ligt dus aan het uiteinde van de vleugel en rij 7 naast de kerker. Het maakt
          alleen voor de tekening iets uit.
        </p>
      ),
    },
    'FS-2': {
      title: 'De salamanderkaarten',
      text: (
        <>
          <p>Er zijn 47 kaarten. Op elke kaart staat één gegeven, en er zijn drie soorten:</p>
          <table>
            <thead>
              <tr>
                <th>Soort</th>
                <th>Kaarten</th>
                <th>Hoeveel van elk</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>Vleugel</td>
                <td>lucht, water, aarde, vuur</td>
                <td>elk 4, samen 16</td>
              </tr>
              <tr>
                <td>Rij</td>
                <td>rij 1 tot en met rij 7</td>
                <td>1, 2, 3, 4, 3, 2, 1: ook 16</td>
              </tr>
              <tr>
                <td>Steen</td>
                <td>1-steen, 2-steen, 3-steen</td>
                <td>elk 5, samen 15</td>
              </tr>
            </tbody>
          </table>
          <p>
            Van rij 1 en rij 7 is er dus maar één, van rij 4 zijn er vier. Kaarten met hetzelfde gegeven zijn volkomen
            gelijk.
          </p>
        </>
      ),
    },
    'FS-3': {
      title: 'De dobbelstaafjes',
      text: (
        <>
          <p>Je werpt met drie staafjes van elk vier kanten:</p>
          <ul>
            <li>
              twee <em>ogenstaafjes</em> met 1, 2, 3 en 4 ogen;
            </li>
            <li>
              één <em>symboolstaafje</em> met twee salamanders en twee speelstenen.
            </li>
          </ul>
          <p>
            Op elk staafje staat ook een sleutel. Die kun je vergeten, tot je in de kerker belandt (
            <RuleLink rule="FS-13" />
            ).
          </p>
        </>
      ),
    },
    'FS-4': {
      title: 'De sleutels op de staafjes',
      text: (
        <p>
          Elk van de drie staafjes heeft op één van zijn vier kanten een sleutel. Een staafje toont hem dus één op de
          vier keer. Drie sleutels in vijf worpen: dat lukt in 44 van de 100 pogingen.
        </p>
      ),
      ruling: (
        <p>
          De spelregels vermelden wel een sleutel op de rand van alle staafjes, maar niet op hoeveel kanten.
          Beschrijvingen van het spel houden het op één kant per staafje, en wij ook.
        </p>
      ),
    },
    'FS-5': {
      title: 'De vier figuren',
      text: (
        <>
          <p>
            Met de klok mee liggen rond het bord vier startplaatsen: het kasteel van de <em>koning</em> (rood), het
            kasteel van de <em>koningin</em> (geel), de abdij van de <em>monnik</em> (wit) en de ruïne van de{' '}
            <em>rover</em> (grijs).
          </p>
          <p>
            Zo zit je aan tafel, en in die volgorde kom je aan de beurt, met de klok mee. Met z’n tweeën of drieën sla
            je gewoon over wie er niet is.
          </p>
        </>
      ),
      ruling: (
        <p>
          Nergens staat welke startplaats naast welke ligt. Alle uitgaven noemen de figuren in deze volgorde, dus zo
          zetten wij ze neer.
        </p>
      ),
    },
    'FS-6': {
      title: 'De omloop',
      text: (
        <>
          <p>
            Langs elke startplaats lopen vijf velden. Samen vormen ze de omloop, die je met de klok mee bewandelt. Het
            derde van je vijf velden is je <strong>midden</strong>: de poort waardoor je van huis gaat en weer
            thuiskomt.
          </p>
          <p>
            De velden van een lege startplaats doen niet mee. Met vier spelers telt de omloop 20 velden, met drie 15 en
            met twee 10.
          </p>
        </>
      ),
    },
    'FS-7': {
      title: 'De kerker',
      text: (
        <p>
          In het hart van het kruis ligt de kerker, en er is plaats voor iedereen. Je komt er op twee manieren in: een
          ander stopt op jouw veld (<RuleLink rule="FS-25" />
          ), of je eiste een combinatie op die niet klopte (<RuleLink rule="FS-33" />
          ). En op twee manieren kom je er weer uit: met de sleutelworp (<RuleLink rule="FS-13" />) of doordat iemand je
          iets vraagt (<RuleLink rule="FS-28" />
          ).
        </p>
      ),
    },
    'FS-8': {
      title: 'Wat je afspreekt',
      text: (
        <>
          <p>Spreek af met hoeveel punten je wint. Alles van 1 tot 1000 mag; kies je niets, dan is het 84.</p>
          <ul>
            <li>
              <strong>49</strong>: een vlotte partij.
            </li>
            <li>
              <strong>84</strong>: met één volmaakte combinatie haal je het precies.
            </li>
            <li>
              <strong>85</strong>: zelfs de beste combinatie komt één punt te kort.
            </li>
            <li>
              <strong>100</strong>: voor wie de hele avond heeft.
            </li>
          </ul>
          <p>
            Kies daarna elk een andere figuur. Wie wat speelt mag je zelf weten, zolang je maar met de klok mee zit in
            de volgorde van <RuleLink rule="FS-5" />.
          </p>
        </>
      ),
    },
    'FS-9': {
      title: 'Klaarzetten',
      text: (
        <p>
          Zet je figuur en je speelsteen op je startplaats. Schud de kaarten, geef iedereen er twee, gedekt, en leg de
          rest klaar als gedekte stapel. Bekijk je kaarten en houd ze voor je. Met drie of vier spelers krijgt iedereen
          ook twee antwoordkaarten, een ja en een nee. Hoeveel kaarten iemand heeft, is geen geheim.
        </p>
      ),
    },
    'FS-10': {
      title: 'Twee van één soort gekregen?',
      text: (
        <>
          <p>
            Twee vleugels, twee rijen of twee stenen mogen niet bij elkaar blijven. Heb je die gekregen, leg er dan een
            af, open naast de stapel. Welke, dat bepaal jij. Je krijgt er niets voor terug en begint dus met één kaart.
          </p>
          <p>
            Wie dit moet doen, kiest tegelijk met de anderen, gedekt. Zodra iedereen gekozen heeft, gaan de kaarten
            samen open.
          </p>
        </>
      ),
    },
    'FS-11': {
      title: 'Wie begint',
      text: (
        <p>
          Iedereen werpt één ogenstaafje. Wie het hoogst werpt, begint. Delen er een paar de hoogste worp, dan werpen
          alleen zij opnieuw, tot er één overblijft.
        </p>
      ),
      ruling: (
        <p>
          In de Nederlandse spelregels werp je met allebei de ogenstaafjes, in de Duitse en de Engelse met één. Wij
          nemen er één: dat is twee tegen één, en de Duitse waren er het eerst.
        </p>
      ),
    },
    'FS-12': {
      title: 'Met z’n tweeën',
      text: (
        <p>
          Ben je maar met z’n tweeën, dan blijven de antwoordkaarten in de doos: je zegt gewoon ja of nee. Er is toch
          niemand anders aan tafel die het kan horen. Ook wie bij jullie partij toekijkt, krijgt het antwoord niet te
          horen.
        </p>
      ),
    },
    'FS-13': {
      title: 'De sleutelworp',
      text: (
        <>
          <p>
            Begint je beurt in de kerker, dan probeer je de sleutelworp. Je hebt hoogstens vijf worpen. Elk staafje dat
            zijn sleutel toont, blijft liggen; met de andere werp je verder.
          </p>
          <ul>
            <li>
              <strong>Drie sleutels:</strong> je bent vrij. Je figuur gaat naar zijn startplaats en meteen volgt een
              gewone beurt. Je mag zelfs eerst een combinatie leggen (<RuleLink rule="FS-14" />
              ).
            </li>
            <li>
              <strong>Minder:</strong> je beurt is voorbij en je blijft zitten. De sleutels die je had, tellen de
              volgende keer niet mee.
            </li>
          </ul>
          <p>Proberen moet. Blijven zitten tot iemand je komt redden, dat geldt niet.</p>
        </>
      ),
    },
    'FS-14': {
      title: 'Thuis, vóór je werpt',
      text: (
        <p>
          Staat je figuur aan het begin van je beurt op zijn eigen startplaats, dan mag je combinaties leggen voordat je
          werpt (<RuleLink rule="FS-30" />
          ). Het hoeft niet. Daarna, of in plaats daarvan, werp je.
        </p>
      ),
      ruling: (
        <p>
          De spelregels zeggen dit alleen van een figuur die met een sleutelworp is vrijgekomen. Maar het enige wat ze
          eisen, is dat je in je eigen beurt thuis staat. Daarom geldt het ook in je allereerste beurt, telkens als je
          thuis bent gebleven, en, zodra je weer aan de beurt bent, nadat een vraag je heeft bevrijd.
        </p>
      ),
    },
    'FS-15': {
      title: 'Werp alle drie',
      text: (
        <>
          <p>Werp de drie staafjes tegelijk. En dan, op volgorde:</p>
          <ol>
            <li>
              Doe wat het symbool zegt: een salamander (<RuleLink rule="FS-16" />) of een speelsteen (
              <RuleLink rule="FS-19" />
              ).
            </li>
            <li>
              Loop met je figuur (<RuleLink rule="FS-22" />
              ).
            </li>
            <li>
              Sta je op de velden van een ander, stel dan je vraag (<RuleLink rule="FS-26" />
              ). Kwam je thuis, leg dan je combinaties (<RuleLink rule="FS-30" />
              ).
            </li>
            <li>
              Was het een dubbelworp, dan mag je nog eens werpen (<RuleLink rule="FS-29" />
              ).
            </li>
          </ol>
        </>
      ),
    },
    'FS-16': {
      title: 'Salamander: neem een kaart',
      text: (
        <p>
          Neem de bovenste kaart van de gedekte stapel en bekijk hem zonder dat iemand meekijkt. Nemen moet. Ga daarna
          na of er iets weg moet (<RuleLink rule="FS-17" />
          ).
        </p>
      ),
    },
    'FS-17': {
      title: 'De dubbelregel',
      text: (
        <>
          <p>
            Twee dingen mogen nooit: meer dan twee kaarten in je hand, en twee kaarten van één soort. Heb je een kaart
            genomen, dan geldt dus:
          </p>
          <ul>
            <li>
              <strong>Drie kaarten:</strong> leg er een af, zo dat de twee die je houdt van verschillende soort zijn.
            </li>
            <li>
              <strong>Twee van één soort:</strong> leg een van die twee af.
            </li>
            <li>
              <strong>Anders</strong> moet je de nieuwe kaart houden.
            </li>
          </ul>
          <p>
            Of de nieuwe kaart weggaat of een oude, kies je zelf, als het overige maar klopt. Wat je aflegt, ligt open
            naast de stapel. Iedereen ziet het, en iedereen mag er het zijne van denken.
          </p>
        </>
      ),
    },
    'FS-18': {
      title: 'Als de stapel op is',
      text: (
        <p>
          Moet je een kaart nemen en is er geen meer, schud dan de afgelegde kaarten: dat is de nieuwe stapel. Zijn die
          er ook niet, dan neem je niets. De volgorde van de stapel is nooit bekend: elke kaart die er nog in zit, kan
          de volgende zijn.
        </p>
      ),
      ruling: <p>Aan een lege stapel hebben de spelregels niet gedacht. Wij doen wat kaarters overal doen.</p>,
    },
    'FS-19': {
      title: 'Speelsteen: kies een kamer',
      text: (
        <>
          <p>
            Je moet je speelsteen op een van de 84 kamers zetten, en die kamer moet kloppen met <strong>elke</strong>{' '}
            kaart die je op dat moment hebt. Waar je geen kaart van hebt, kies je vrij. Daar zit de bluf: minstens één
            gegeven is altijd verzonnen, en niemand weet welk.
          </p>
          <p>
            Een voorbeeld: met aarde en de 2-steen in je hand mag je elke rij kiezen, maar alleen in de vleugel aarde en
            op de 2-steen. Met alleen rij 5 is elke kamer in een vijfde rij goed.
          </p>
          <p>Staat je speelsteen al op een kamer die klopt, dan mag je hem daar ook laten.</p>
        </>
      ),
      ruling: (
        <p>
          Met een lege hand zet je niets, en de speelsteen blijft waar hij is. Volgens de Duitse en de Engelse
          spelregels hoef je dan niet te zetten, volgens de Nederlandse kun je het niet. Wij volgen de Nederlandse: een
          speelsteen waar geen kaart achter zit, zou niets vertellen.
        </p>
      ),
    },
    'FS-20': {
      title: 'Samen in één kamer',
      text: <p>Er mogen meer speelstenen in dezelfde kamer staan.</p>,
      ruling: (
        <p>
          Nergens is het verboden. En als de ene speelsteen de andere in de weg kon staan, zou iemand de waarheid niet
          meer kunnen zeggen.
        </p>
      ),
    },
    'FS-21': {
      title: 'Oude speelstenen kunnen liegen',
      text: (
        <p>
          Een speelsteen blijft staan tot zijn eigenaar weer het speelsteensymbool werpt, ook als die intussen heel
          andere kaarten heeft. Toen hij werd gezet was hij waar; of hij het nog is, moet je zelf uitzoeken. Er is één
          uitzondering: zie <RuleLink rule="FS-36" />.
        </p>
      ),
    },
    'FS-22': {
      title: 'Som of verschil',
      text: (
        <>
          <p>
            Tel je ogen op voor een grote stap van 2 tot 8 velden, of trek het kleinste aantal van het grootste af voor
            een kleine stap van 0 tot 3. De keus is aan jou, maar een van de twee moet het zijn.
          </p>
          <p>Bij gelijke ogen is het verschil 0: dan blijf je staan.</p>
        </>
      ),
    },
    'FS-23': {
      title: 'Van huis gaan',
      text: (
        <p>
          Vanaf je startplaats tel je je eigen midden als eerste veld. Met 0 blijf je thuis, en dat geldt als gelopen:
          je mag combinaties leggen.
        </p>
      ),
    },
    'FS-24': {
      title: 'Thuiskomen',
      text: (
        <>
          <p>
            Kom je onderweg op je eigen midden en heb je nog minstens één oog over, dan mag je indraaien naar je
            startplaats. Het hoeft niet precies uit te komen: wat je te veel hebt, vervalt. Sta je al op je midden, dan
            kom je met elke stap van 1 of meer binnen.
          </p>
          <p>
            Indraaien hoeft niet; je mag ook doorlopen. Een zet die op je startplaats begint, kan er niet door indraaien
            eindigen.
          </p>
        </>
      ),
    },
    'FS-25': {
      title: 'Iemand eruit gooien',
      text: (
        <>
          <p>
            Stop je op een veld waar een andere figuur staat, dan gaat die naar de kerker. Voorbijlopen kan geen kwaad,
            op de startplaats is iedereen veilig, en wie met 0 blijft staan, gooit niemand eruit.
          </p>
          <p>
            Let wel: gooi je iemand eruit op diens eigen velden en stel je hem of haar dan een vraag, dan is die meteen
            weer vrij (<RuleLink rule="FS-28" />
            ). Wat is je meer waard?
          </p>
        </>
      ),
    },
    'FS-26': {
      title: 'Bij een ander op de velden',
      text: (
        <>
          <p>
            Stop je op een van de vijf velden van een ander, dan mag je die speler <strong>één</strong> vraag stellen.
            Dat geldt ook als je met 0 blijft staan. Met kleine stapjes kun je dus beurt na beurt bij dezelfde speler
            aankloppen.
          </p>
          <p>Vragen hoeft niet. Op je eigen velden valt er niets te vragen.</p>
        </>
      ),
    },
    'FS-27': {
      title: 'Vraag en antwoord',
      text: (
        <>
          <p>
            Vraag naar precies één kaart: een vleugel, een rij of een steen. ‘Heb je aarde?’ Iedereen hoort de vraag.
            Het antwoord is ja of nee, altijd naar waarheid, en wordt gegeven met een antwoordkaart die alleen jij te
            zien krijgt. De salamanderkaart blijft waar hij is, en de eigenaar kan hem afleggen voordat jij hem komt
            halen.
          </p>
          <p>Wie weet wat:</p>
          <ul>
            <li>
              <strong>Iedereen</strong> ziet de figuren en speelstenen, de worpen, de vragen, de afgelegde kaarten, de
              combinaties, wat er wordt opgeëist en of het klopt, kaarten die voor straf worden getoond, en hoeveel
              kaarten er in elke hand en in de stapel zitten.
            </li>
            <li>
              <strong>Alleen jij</strong> kent je hand en de kaarten die je neemt.
            </li>
            <li>
              <strong>Twee mensen</strong> kennen een antwoord: wie vroeg en wie gevraagd werd.
            </li>
          </ul>
        </>
      ),
    },
    'FS-28': {
      title: 'Een vraag bevrijdt',
      text: (
        <p>
          Stel je een vraag aan een speler die in de kerker zit, dan gaat diens figuur meteen naar zijn startplaats.
          Combinaties leggen kan die speler nog niet: het is jouw beurt. Als de volgende beurt van die speler begint,
          mag het wel (<RuleLink rule="FS-14" />
          ).
        </p>
      ),
    },
    'FS-29': {
      title: 'Dubbelworp',
      text: (
        <>
          <p>
            Waren je ogen gelijk, dan mag je na het lopen, vragen en alles wat erbij hoort nog eens met alle drie de
            staafjes werpen. Weer gelijk? Dan nog een keer, zo vaak als het geluk wil. Het hoeft niet.
          </p>
          <p>Een stap van 0 komt altijd van een dubbelworp. Wie thuisblijft, heeft dus altijd nog een worp te goed.</p>
        </>
      ),
      ruling: (
        <p>
          Beland je in je eigen beurt in de kerker, omdat je combinatie niet klopte, dan ben je de worp kwijt die je nog
          te goed had. In de kerker is er alleen de sleutelworp, en die hoort bij je volgende beurt.
        </p>
      ),
    },
    'FS-30': {
      title: 'Wanneer je mag opeisen',
      text: (
        <>
          <p>
            Een combinatie leg je door kaarten <em>op te eisen</em>. Daar zijn twee dingen voor nodig: het is jouw
            beurt, en je figuur staat op zijn eigen startplaats. Je mag het dus doen
          </p>
          <ul>
            <li>
              voordat je werpt (<RuleLink rule="FS-14" />
              );
            </li>
            <li>
              nadat je bent ingedraaid (<RuleLink rule="FS-24" />
              );
            </li>
            <li>
              nadat je met 0 bent thuisgebleven (<RuleLink rule="FS-23" />
              ).
            </li>
          </ul>
        </>
      ),
    },
    'FS-31': {
      title: 'Wat je opeist',
      text: (
        <>
          <p>
            Een combinatie is precies één vleugel, één rij en één steen. Leg eerst de eigen kaarten open die erbij
            horen: twee, één of geen. Noem dan precies wat er ontbreekt, en wie het heeft: ‘De monnik heeft rij 5.’ Je
            noemt er minstens één en hoogstens alle drie; ze mogen van verschillende spelers komen.
          </p>
          <p>
            Je eigen kaarten hoef je niet te gebruiken, ook niet als ze passen. De rij 6 van een ander is meer waard dan
            je eigen rij 2.
          </p>
        </>
      ),
      ruling: (
        <p>
          Je kunt van een speler niet meer kaarten noemen dan die heeft: hoeveel dat er zijn ziet iedereen, dus zoiets
          kan alleen maar mislukken. Eén zin in de Nederlandse spelregels wil dat je zelf altijd twee kaarten inbrengt.
          Verderop komen ze daar zelf op terug, en in de andere uitgaven staat het niet.
        </p>
      ),
    },
    'FS-32': {
      title: 'Alles goed: punten!',
      text: (
        <>
          <p>
            Klopt alles wat je noemde, dan krijg je de kaarten, en de combinatie ligt voor de rest van het spel open
            voor je. Die is <strong>vleugel × rij × steen</strong> waard:
          </p>
          <table>
            <thead>
              <tr>
                <th>Kaart</th>
                <th>Waarde</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>lucht, water, aarde, vuur</td>
                <td>1, 2, 3, 4</td>
              </tr>
              <tr>
                <td>rij 1 tot en met rij 7</td>
                <td>het nummer</td>
              </tr>
              <tr>
                <td>1-steen, 2-steen, 3-steen</td>
                <td>het nummer</td>
              </tr>
            </tbody>
          </table>
          <p>
            Aarde, rij 2 en de 3-steen: 3 × 2 × 3 = 18 punten. De magerste combinatie is lucht, rij 1, 1-steen met één
            punt, de mooiste vuur, rij 7, 3-steen met 84.
          </p>
          <p>Niemand krijgt nieuwe kaarten voor wat er weg is. Daarvoor moet je een salamander werpen.</p>
        </>
      ),
    },
    'FS-33': {
      title: 'Eén fout: de kerker',
      text: (
        <p>
          Is er ook maar één genoemde kaart fout, dan verandert er niets van eigenaar. Je neemt je kaarten terug en je
          figuur gaat naar de kerker. Eerst volgen nog de straf (<RuleLink rule="FS-34" />) en het ruilen (
          <RuleLink rule="FS-35" />
          ); dan is je beurt voorbij.
        </p>
      ),
      ruling: (
        <p>
          Bij elke genoemde kaart wordt hardop gezegd of hij goed of fout is, ook als er al een fout was. Anders zou
          niemand weten welke kaarten bekend zijn geworden en geruild mogen worden.
        </p>
      ),
    },
    'FS-34': {
      title: 'De straf',
      text: (
        <p>
          Na een foute combinatie toon je iedereen alle kaarten in je hand, ook die je niet had opengelegd. Ruilen mag
          je ze niet. Voortaan weet de hele tafel wat je hebt, tot een salamander je uit de nood helpt.
        </p>
      ),
    },
    'FS-35': {
      title: 'Ruilen wat bekend werd',
      text: (
        <p>
          Is een kaart van jou goed genoemd in een combinatie die mislukte, dan weet nu iedereen ervan. Je mag hem
          ruilen: leg hem open af en neem een nieuwe van de stapel. De dubbelregel (<RuleLink rule="FS-17" />) geldt als
          altijd. Houden mag ook.
        </p>
      ),
      ruling: (
        <p>
          Dat je mag ruilen staat er, in welke volgorde niet. Er wordt kaart voor kaart gekozen: vleugel, rij, steen.
          Pas als iedereen gekozen heeft, worden de nieuwe kaarten genomen, in dezelfde volgorde. Raakt de stapel
          daarbij op, dan gaan de zojuist afgelegde kaarten mee in de nieuwe. Je kunt dus je eigen kaart terugkrijgen.
        </p>
      ),
    },
    'FS-36': {
      title: 'De speelsteen komt terug',
      text: (
        <p>
          Heb je allebei je handkaarten in een combinatie gebruikt, dan gaat je speelsteen terug naar je startplaats.
          Met lege handen valt er niets meer te verraden.
        </p>
      ),
      ruling: (
        <p>
          De spelregels hebben het over ‘de beide’ kaarten. Dat nemen we letterlijk: twee eigen kaarten. Gebruikte je er
          één of geen, dan blijft de speelsteen staan.
        </p>
      ),
    },
    'FS-37': {
      title: 'En nog een',
      text: (
        <p>
          Na een combinatie mag je meteen de volgende leggen, en dan nog een, zolang je thuis bent en aan de beurt (
          <RuleLink rule="FS-30" />
          ).
        </p>
      ),
      ruling: <p>Nergens staat dat er maar één per beurt mag.</p>,
    },
    'FS-38': {
      title: 'Winnen',
      text: (
        <p>
          Wie het afgesproken aantal punten haalt of eroverheen gaat, wint op slag. De anderen eindigen op volgorde van
          de punten in hun combinaties; wie er evenveel heeft, deelt een plaats. Kaarten in de hand tellen niet mee.
        </p>
      ),
    },
    'FS-39': {
      title: 'Als er niets meer kan',
      text: (
        <p>
          Zitten na een combinatie alle kaarten van één soort in gelegde combinaties, dan kan niemand er nog een
          volledig maken. Het spel is dan uit, en de punten bepalen ieders plaats. De stenen zijn het eerst op: na de
          vijftiende combinatie is er geen meer.
        </p>
      ),
      ruling: (
        <p>
          De spelregels denken hier niet aan, en met de gebruikelijke doelen maak je het zelden mee. Maar een spel moet
          kunnen eindigen.
        </p>
      ),
    },
    'FS-40': {
      title: 'Een reeks partijen',
      text: (
        <p>
          Nog een keer? Tel dan de punten van alle partijen op. Wie er na de laatste de meeste heeft, is de grote
          winnaar.
        </p>
      ),
    },
  },
};

export default rulebook;
