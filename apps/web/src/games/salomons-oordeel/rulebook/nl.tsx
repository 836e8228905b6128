import { RuleLink } from '../../../rulebook/RuleLink.tsx';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import type { Rule } from './rules.ts';

const rulebook: Rulebook<Rule> = {
  lead: (
    <p>
      Je bouwt een geheime opstelling van stenen: elke rij heeft één kleur, elke kolom één cijfer. Iedereen ziet waar
      jouw stenen staan, niemand ziet welke het zijn. Lees de patronen van de anderen, raad hun stenen een voor een, en
      bewaar je eigen geheim langer dan wie ook aan tafel.
    </p>
  ),
  chapters: [
    { title: 'De stenen', rules: ['SO-1', 'SO-2', 'SO-3'] },
    { title: 'Je geheime opstelling', rules: ['SO-4', 'SO-5', 'SO-6'] },
    { title: 'Je beurt', rules: ['SO-7', 'SO-8', 'SO-9', 'SO-10'] },
    { title: 'Een steen verhuist', rules: ['SO-12', 'SO-13'] },
    { title: 'Afvallen en winnen', rules: ['SO-15', 'SO-16'] },
    { title: 'Twee varianten', rules: ['SO-11', 'SO-14'] },
  ],
  rules: {
    'SO-1': {
      title: 'Dertig stenen',
      text: (
        <>
          <p>
            Er zijn vijf kleuren: rood, geel, groen, blauw en paars. Elke kleur telt zes stenen: de cijfers 1 tot en met
            5 en één <em>alziend oog</em>, de joker.
          </p>
          <p>
            Elke steen bestaat maar <strong>één keer</strong>. De groene 3 die voor jou staat, kan nergens anders staan,
            en daar begint bijna al je speurwerk.
          </p>
        </>
      ),
      ruling: (
        <p>
          Het oude spelregelboekje noemt alleen groen en blauw bij naam, en de plaatjes zijn verloren gegaan. Rood, geel
          en paars hebben wij gekozen.
        </p>
      ),
    },
    'SO-2': {
      title: 'Voor je begint',
      text: (
        <>
          <p>Spreek af welk spel jullie willen:</p>
          <ul>
            <li>
              <strong>Het makkelijke spel</strong> laat de vijf ogen in de doos: 25 stenen. Fijn voor de eerste keer;
              wat hieronder over ogen staat, sla je dan over.
            </li>
            <li>
              <strong>Het volledige spel</strong> gebruikt alle 30 stenen. Kies je niets, dan speel je dit.
            </li>
          </ul>
          <p>De stenen worden dicht geschud, en ieder krijgt er evenveel:</p>
          <table>
            <thead>
              <tr>
                <th scope="col">Spelers</th>
                <th scope="col">Makkelijk: ieder</th>
                <th scope="col">over</th>
                <th scope="col">Volledig: ieder</th>
                <th scope="col">over</th>
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
            Bij allebei kun je twee varianten nemen, samen of apart: wie fout raadt, draait alleen een steen open (
            <RuleLink rule="SO-11" />
            ), en spelers zijn heel even beschermd (<RuleLink rule="SO-14" />
            ). Ten slotte mag je zelf bepalen wie begint.
          </p>
        </>
      ),
      ruling: (
        <p>
          In het boekje begint de jongste. Wij vragen niet hoe oud je bent: wijst de tafel niemand aan, dan beslist het
          lot.
        </p>
      ),
    },
    'SO-3': {
      title: 'De stenen die overblijven',
      text: (
        <p>
          Wat niemand kreeg, blijft tot het einde van het spel dicht liggen. Kijken mag niet. Een steen die je niet hebt
          en nergens ziet, staat dus misschien bij een tegenstander, en misschien bij niemand.
        </p>
      ),
    },
    'SO-4': {
      title: 'Per rij één kleur, per kolom één cijfer',
      text: (
        <>
          <p>Jullie stellen allemaal tegelijk op, en niemand kijkt bij een ander. Er gelden twee wetten:</p>
          <ul>
            <li>
              Al je stenen van een kleur staan op <strong>één rij</strong>, en op die rij staat geen andere kleur.
            </li>
            <li>
              Al je stenen met hetzelfde cijfer staan in <strong>één kolom</strong>, en in die kolom staat geen ander
              cijfer.
            </li>
          </ul>
          <p>
            Welke rij een kleur krijgt en welke kolom een cijfer, bepaal jij. Op elk vakje past één steen. De rijen
            heten van boven naar beneden A tot en met E, de kolommen tellen we van links; B3 is dus het derde vakje van
            de tweede rij.
          </p>
          <p>
            Is de laatste klaar, dan ziet iedereen welke vakjes bezet zijn. Vanaf dat moment is dit voor allen te zien:
            de bezette vakjes, de opengedraaide stenen, de ogen in het midden van de tafel, en alles wat geraden wordt,
            goed of fout. Wat er op je geheime stenen staat, weet alleen jij.
          </p>
        </>
      ),
      ruling: (
        <>
          <p>
            In het boekje bestaan de lijnen alleen in gedachten en moet je goed mikken. Op een scherm werd dat een
            raster, met vijf rijen voor vijf kleuren.
          </p>
          <p>
            Het makkelijke spel heeft vijf kolommen. Het volledige heeft er zes, want een rij kan zes vakjes nodig
            hebben: vijf cijfers en een oog. Iedereen heeft die zesde kolom, zodat die niets verraadt.
          </p>
        </>
      ),
    },
    'SO-5': {
      title: 'Het alziend oog',
      text: (
        <>
          <p>
            Een oog staat op de rij van zijn eigen kleur, maar telt als elk cijfer: zet het in welke kolom je wilt, als
            het vakje maar vrij is. Vandaag onder de vieren, morgen onder de enen.
          </p>
          <p>
            Een kolom waarin alleen ogen staan, hoort bij geen enkel cijfer. En een oog raad je nooit als cijfer: wie
            het wil vangen, moet het oog van die kleur noemen.
          </p>
        </>
      ),
    },
    'SO-6': {
      title: 'Verder mag alles',
      text: (
        <p>
          Rijen en kolommen mogen leeg blijven, aan de rand of middenin. De volgorde zegt niets: groen mag boven rood
          staan, en de vijven links van de enen. Laat gerust een gat, als je denkt dat iemand zich daar het hoofd over
          breekt.
        </p>
      ),
    },
    'SO-7': {
      title: 'Aanwijzen en noemen',
      text: (
        <>
          <p>
            Ben je aan de beurt, dan <strong>moet</strong> je raden. Wijs één geheime steen van een ander aan en zeg
            welke het is: een kleur met een cijfer, zoals ‘groene 3’, of het oog van een kleur.
          </p>
          <p>
            Noemen mag je elke steen die meedoet, zelfs een die al open ligt of van jezelf is. Goed is dat nooit, maar
            misschien wil je de anderen op een dwaalspoor brengen.
          </p>
        </>
      ),
    },
    'SO-8': {
      title: 'Goed: doorgaan of stoppen',
      text: (
        <p>
          Kloppen kleur en cijfer allebei, dan gaat de steen open op zijn plaats. Nu kies jij: nog eens raden, bij wie
          je maar wilt, of stoppen en de beurt doorgeven. Na elke goede gok heb je die keus opnieuw.
        </p>
      ),
    },
    'SO-9': {
      title: 'Fout: betalen met een steen',
      text: (
        <>
          <p>
            De eigenaar zegt ‘fout’ en geen woord meer: of de kleur of het cijfer soms wel klopte, hoort niemand. Kies
            dan een van je eigen geheime stenen, draai hem open en geef hem aan die eigenaar. Die zet hem open neer waar
            hij in de eigen opstelling hoort (<RuleLink rule="SO-12" />
            ). Je beurt is voorbij.
          </p>
          <p>
            Kies met zorg. Je steen laat zien welke kleur zijn rij had en welk cijfer zijn kolom. Maar de ander moet ook
            iets laten zien: de plek waar zo’n steen thuishoort.
          </p>
        </>
      ),
    },
    'SO-10': {
      title: 'Je laatste geheim raak je niet zelf kwijt',
      text: (
        <p>
          Heb je nog maar één geheime steen, dan kost fout raden je de beurt en verder niets. Wees dus gerust brutaal:
          alleen de anderen kunnen je die steen nog afnemen.
        </p>
      ),
      ruling: (
        <p>
          Volgens het boekje hoef je die laatste steen niet weg te geven. Niemand zou het doen, want dan lig je eruit.
          Daarom vragen we het niet eens.
        </p>
      ),
    },
    'SO-11': {
      title: 'Variant: alleen openen, niet geven',
      text: (
        <p>
          Met deze variant draai je na een foute gok een van je eigen geheime stenen open op de plek waar hij staat. Hij
          blijft van jou, er wordt niets weggegeven, en je beurt is voorbij. Dat speelt wat eenvoudiger, en bij de ander
          verandert er niets.
        </p>
      ),
      ruling: (
        <p>
          Het boekje zegt niet of de genade van <RuleLink rule="SO-10" /> hier ook geldt. Wij vinden van wel: met nog
          één geheime steen hoef je hem niet te openen.
        </p>
      ),
    },
    'SO-12': {
      title: 'Waar een gekregen steen hoort',
      text: (
        <>
          <p>Krijg je een steen, dan zet je hem open op zijn juiste plaats:</p>
          <ul>
            <li>
              <strong>Een cijfer</strong> komt waar de rij van zijn kleur en de kolom van zijn cijfer elkaar kruisen.
            </li>
            <li>
              Heb je <strong>geen steen van die kleur</strong>, kies dan een rij zonder stenen.
            </li>
            <li>
              Heb je <strong>geen steen met dat cijfer</strong>, kies dan een kolom die bij geen cijfer hoort; een kolom
              met alleen ogen mag ook.
            </li>
            <li>
              <strong>Een oog</strong> komt op de rij van zijn kleur, of op een rij zonder stenen als je die kleur niet
              hebt, en daar op een vrij vakje naar keuze.
            </li>
          </ul>
          <p>
            Een rij of kolom wordt bezet gehouden door al je stenen die er staan, geheim of open, gepakt of gekregen. Is
            de laatste steen van een rij weg, dan is die rij weer vrij. Is het laatste cijfer uit een kolom weg, dan
            hoort die weer bij geen cijfer, ook als er nog ogen staan.
          </p>
          <p>
            Je eigen oog van dezelfde kleur houdt geen vakje bezet. Je mag er een cijfer neerzetten, en soms moet het;
            wat er dan gebeurt, staat bij <RuleLink rule="SO-13" />.
          </p>
        </>
      ),
      ruling: (
        <>
          <p>
            Het boekje heeft het alleen over de goede plaats en vergeet dat je zo’n rij of kolom misschien niet hebt.
            Dan kies jij, net als bij het opstellen.
          </p>
          <p>
            We vragen je altijd naar de plek, ook als er maar één is. Anders zouden de anderen merken dat je niets te
            kiezen had.
          </p>
        </>
      ),
    },
    'SO-13': {
      title: 'Een oog moet wijken',
      text: (
        <p>
          Staat er een oog op het vakje dat een gekregen cijfer inneemt, dan verlaat het je opstelling en gaat het open
          naar het midden van de tafel. Was het nog geheim, dan ben je een geheim kwijt. Was het je laatste, dan val je
          af, en op datzelfde moment kan het spel uit zijn. Anders gaat het verder met de speler na degene die raadde.
        </p>
      ),
    },
    'SO-14': {
      title: 'Variant: spelersbescherming',
      text: (
        <p>
          Met deze variant mag je <strong>eerste</strong> gok niet bij de speler zijn bij wie in de beurt vlak voor de
          jouwe het laatst een steen goed werd geraden. Begin bij iemand anders; daarna ben je vrij. Zo wordt niemand in
          één ronde van tafel gespeeld.
        </p>
      ),
      ruling: (
        <>
          <p>Het boekje laat de fijne puntjes open. Wij spelen het zo:</p>
          <ul>
            <li>‘Vlak voor de jouwe’ is de laatste beurt die iemand echt had, ook als die fout afliep.</li>
            <li>
              Er is geen bescherming als in die beurt niets goed werd geraden, als de steen van jou was, of als er
              niemand anders meer is om bij te raden.
            </li>
            <li>
              Een oog dat moest wijken (<RuleLink rule="SO-13" />) is niet geraden en beschermt dus niemand.
            </li>
          </ul>
        </>
      ),
    },
    'SO-15': {
      title: 'Wie er aan de beurt is en wie afvalt',
      text: (
        <p>
          De beurt gaat naar links rond. Heb je geen geheime steen meer, dan val je af: je krijgt geen beurten meer en
          wordt overgeslagen. Je open stenen blijven staan, zodat iedereen ermee kan blijven redeneren.
        </p>
      ),
    },
    'SO-16': {
      title: 'Het laatste geheim wint',
      text: (
        <p>
          Wie als laatste nog iets te verbergen heeft, wint, al is het maar één steen. De anderen staan op volgorde van
          afvallen: hoe later, hoe beter.
        </p>
      ),
      ruling: <p>Het boekje kent alleen een winnaar. De tweede tot en met de vierde plaats zijn van ons.</p>,
    },
  },
};

export default rulebook;
