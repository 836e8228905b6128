import { RuleLink } from '../../../rulebook/RuleLink.tsx';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import type { Rule } from './rules.ts';

const rulebook: Rulebook<Rule> = {
  lead: (
    <>
      <p>
        Drie magiërs, elk met een leerling, zoeken op zeven betoverde plaatsen naar de tarotkaarten die een koning mist.
        Breng je magiër en je leerling samen, en de kaart van die plaats is van jou. Spring je boven op een andere
        magiër, dan vechten jullie er met toverstokken om.
      </p>
      <p>
        Je speelt altijd met z’n drieën en alles ligt open op tafel. Van elke kaart zijn er twee, en drie spelers die
        hem willen: vroeg of laat moet je er dus een van iemand afpakken. Wie als eerste alle zeven verschillende
        kaarten heeft, wint.
      </p>
    </>
  ),
  chapters: [
    { title: 'Het bord en de kaarten', rules: ['DM-1', 'DM-2', 'DM-3', 'DM-4'] },
    { title: 'De toverstokken', rules: ['DM-5', 'DM-6'] },
    { title: 'Klaarzetten', rules: ['DM-7'] },
    {
      title: 'Je beurt',
      rules: ['DM-8', 'DM-11', 'DM-12', 'DM-13', 'DM-14', 'DM-15', 'DM-10', 'DM-9', 'DM-32'],
    },
    { title: 'Ontmoeten en verbannen', rules: ['DM-17', 'DM-18', 'DM-16', 'DM-19', 'DM-20'] },
    { title: 'Het gevecht', rules: ['DM-21', 'DM-22', 'DM-23', 'DM-24', 'DM-25'] },
    { title: 'De toverworp', rules: ['DM-26', 'DM-27', 'DM-28', 'DM-29'] },
    { title: 'De zesde kaart en het einde', rules: ['DM-30', 'DM-31'] },
  ],
  rules: {
    'DM-1': {
      title: 'Negen plaatsen',
      text: (
        <>
          <p>Op het bord liggen negen plaatsen, drie bij drie:</p>
          <table>
            <tbody>
              <tr>
                <td>bos</td>
                <td>paars huis</td>
                <td>toren</td>
              </tr>
              <tr>
                <td>slot</td>
                <td>
                  <strong>plaats van het leven</strong>
                </td>
                <td>
                  <strong>labyrint</strong>
                </td>
              </tr>
              <tr>
                <td>zon</td>
                <td>molen</td>
                <td>maan</td>
              </tr>
            </tbody>
          </table>
          <p>
            Iedereen begint in het midden, op de <em>plaats van het leven</em>. In het <em>labyrint</em> kom je terecht
            als het tegenzit.
          </p>
        </>
      ),
      ruling: (
        <p>
          De afbeelding van het bord ontbreekt in het spelregelboekje dat wij hebben. De lijst met kaarten, rij voor rij
          gelezen, levert dit vierkant op, en dat klopt met alles wat er verder staat: het leven in het midden, het
          labyrint tussen maan en toren, de zon naast de molen. Gepubliceerde beschrijvingen noemen de negen plaatsen in
          dezelfde volgorde.
        </p>
      ),
    },
    'DM-2': {
      title: 'Magische plaatsen en tarotkaarten',
      text: (
        <>
          <p>
            Alle plaatsen behalve de plaats van het leven en het labyrint zijn <strong>magische plaatsen</strong>. Op
            elk daarvan liggen aan het begin twee gelijke kaarten:
          </p>
          <table>
            <thead>
              <tr>
                <th>plaats</th>
                <th>kaart</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>bos</td>
                <td>De Kluizenaar</td>
              </tr>
              <tr>
                <td>paars huis</td>
                <td>De Magiër</td>
              </tr>
              <tr>
                <td>toren</td>
                <td>De Toren</td>
              </tr>
              <tr>
                <td>slot</td>
                <td>De Keizerin</td>
              </tr>
              <tr>
                <td>zon</td>
                <td>De Zon</td>
              </tr>
              <tr>
                <td>molen</td>
                <td>Het Rad van Fortuin</td>
              </tr>
              <tr>
                <td>maan</td>
                <td>De Maan</td>
              </tr>
            </tbody>
          </table>
          <p>Niemand heeft ooit twee keer dezelfde kaart. De cijfers op tarotkaarten doen er hier niet toe.</p>
        </>
      ),
    },
    'DM-3': {
      title: 'Waarheen magiërs springen',
      text: (
        <>
          <p>
            Magiërs komen niet op de weg. Ze springen van plaats naar aangrenzende plaats, langs de rijen en kolommen
            van het vierkant, nooit schuin.
          </p>
          <p>
            Voor hen heeft het labyrint maar één deur: naar de plaats van het leven. Erdoorheen glippen van de maan naar
            de toren, of omgekeerd, kan een magiër niet.
          </p>
        </>
      ),
      ruling: (
        <p>
          Het boekje vertelt hoe een magiër uit het labyrint komt, maar niet of hij er uit zichzelf in mag. Bij ons mag
          dat: vanaf de plaats van het leven mag een magiër het labyrint in springen, ook met de tweede van twee
          sprongen. Niets in het boekje spreekt dat tegen.
        </p>
      ),
    },
    'DM-4': {
      title: 'De weg van de leerlingen',
      text: (
        <>
          <p>
            Leerlingen lopen over een weg van kleine velden die alle aangrenzende plaatsen verbindt. Het labyrint staat
            voor hen aan drie kanten open: naar de toren, de maan en de plaats van het leven. Een plaats telt gewoon als
            veld mee.
          </p>
          <ul>
            <li>
              Langs de rand liggen er drie velden tussen twee plaatsen: <strong>vier stappen</strong> van de ene naar de
              andere.
            </li>
            <li>
              Tussen de plaats van het leven en de vier plaatsen ernaast liggen er twee: <strong>drie stappen</strong>.
            </li>
          </ul>
          <p>
            Het middelste veld van elk van de acht stukken langs de rand is een <strong>symboolveld</strong>. Daar mag
            een leerling toveren (<RuleLink rule="DM-26" />
            ). Samen zijn er 32 velden, en 41 met de plaatsen erbij.
          </p>
        </>
      ),
      ruling: (
        <p>
          Acht symboolvelden, en vier stappen van de zon naar de molen: zoveel staat er in het boekje. De rest van de
          weg hebben we gereconstrueerd, zo regelmatig als die twee gegevens toelaten. Duikt er ooit een foto van een
          echt bord op, dan tekenen we het opnieuw.
        </p>
      ),
    },
    'DM-5': {
      title: 'Inkervingen',
      text: (
        <p>
          Er zijn drie toverstokken: rood, zwart en wit, de kleuren van de spelers. De bovenste rand van een stok toont
          0, 1 of 2 inkervingen, de ogen, elk even vaak. Met z’n drieën komen ze samen op 0 tot en met 6.
        </p>
      ),
      ruling: (
        <p>
          Welke vorm de stokken hebben, zegt het boekje niet. Gepubliceerde beschrijvingen noemen ze driekantig; dus
          valt elk getal in een derde van de gevallen.
        </p>
      ),
    },
    'DM-6': {
      title: 'Symbolen',
      text: (
        <>
          <p>Bij het toveren kijk je juist naar de vlakken van de stokken. Elke stok heeft er drie:</p>
          <ul>
            <li>
              een pijl: <strong>kracht</strong>
            </li>
            <li>
              een ster: <strong>magie</strong>
            </li>
            <li>
              een leeg vlak: <strong>noodlot</strong>
            </li>
          </ul>
          <p>
            Een stok ligt op één vlak en laat de andere twee zien; zo zijn er zes symbolen in beeld. In twee van de drie
            worpen is één symbool het vaakst te zien, anders staan er twee of alle drie gelijk.
          </p>
        </>
      ),
      ruling: (
        <p>
          Het boekje spreekt van zes zichtbare symbolen en van twee gevallen: één symbool overheerst, of meerdere zijn
          gelijk. Stokken met elk symbool één keer, die op elk vlak even vaak vallen, geven precies dat. Ook alle
          voorbeelden uit het boekje zijn ermee te werpen.
        </p>
      ),
    },
    'DM-7': {
      title: 'Het begin',
      text: (
        <>
          <p>
            Iedereen heeft een magiër, een leerling en een krachtsteen in rood, zwart of wit. Alle zes figuren beginnen
            op de plaats van het leven. De krachtstenen blijven naast het bord: die moet je verdienen (
            <RuleLink rule="DM-28" />
            ).
          </p>
          <p>
            Iedereen werpt de toverstokken. De hoogste som begint; daarna gaat de beurt rond van rood naar zwart naar
            wit. Wie gelijk eindigen op de hoogste som, werpen nog eens.
          </p>
        </>
      ),
      ruling: <p>Over een gelijke worp zwijgt het boekje. Nog eens werpen is wat iedereen toch al doet.</p>,
    },
    'DM-8': {
      title: 'De ogenworp',
      text: (
        <>
          <p>Je beurt begint met een worp van alle drie de toverstokken: de ogenworp. Je leest hem op twee manieren:</p>
          <ul>
            <li>
              De <strong>som</strong> is hoe ver je leerling loopt.
            </li>
            <li>
              De stok <strong>in jouw kleur</strong> is hoeveel plaatsen je magiër springt. Het oude boekje noemt dat de
              kleurworp, maar het is dezelfde worp.
            </li>
          </ul>
          <p>
            Je speelt rood en werpt rood 1, zwart 0, wit 2: je leerling loopt drie velden en je magiër mag één plaats
            springen.
          </p>
        </>
      ),
    },
    'DM-9': {
      title: 'Driemaal nul',
      text: (
        <p>
          0-0-0 is pech. Je beide figuren gaan regelrecht naar het labyrint, waar ze ook staan, je leerling raakt zijn
          krachtsteen kwijt en je beurt is voorbij. Had je nog een worp tegoed, dan vervalt die ook.
        </p>
      ),
    },
    'DM-10': {
      title: 'Drie gelijke stokken',
      text: (
        <p>
          Bij een dubbelworp, 1-1-1 of 2-2-2, mag je nog eens werpen zodra je deze worp helemaal hebt uitgespeeld. Je
          mag ook passen: dan is je beurt voorbij en vervallen alle worpen die je nog tegoed had.
        </p>
      ),
    },
    'DM-11': {
      title: 'De leerling loopt',
      text: (
        <>
          <p>
            Je leerling <strong>moet</strong> lopen, precies de som, in elke richting en om elke hoek. Omkeren mag niet:
            hij zet nooit een stap terug naar het veld waar hij net vandaan komt.
          </p>
          <p>
            Voorbij andere figuren en over plaatsen heen lopen mag, en het doet niets. Alleen het veld waar hij uitkomt
            telt. Geen wandeling is lang genoeg om rond te lopen: hij eindigt dus nooit waar hij begon.
          </p>
        </>
      ),
    },
    'DM-12': {
      title: 'Dubbel zo ver met de krachtsteen',
      text: (
        <p>
          Een leerling met de krachtsteen mag ook precies tweemaal de som lopen. Het is de som of het dubbele, niets
          ertussenin, en je kiest bij elke worp opnieuw.
        </p>
      ),
      ruling: (
        <p>
          Volgens het boekje mag de leerling nog eens zo ver als de ogen aangeven, maar of hij tussendoor mag omkeren
          staat er niet bij. Wij zien de dubbele afstand als één wandeling zonder omkeren.
        </p>
      ),
    },
    'DM-13': {
      title: 'De magiër springt',
      text: (
        <>
          <p>
            Je magiër mag springen of blijven staan. Springt hij, dan precies zoveel plaatsen als jouw stok toont; bij
            een 0 blijft hij waar hij is.
          </p>
          <p>
            Twee sprongen gaan rechtdoor of de hoek om, nooit terug. Onderweg gebeurt er niets, ook niet als er iemand
            staat; alleen de plaats waar hij landt telt.
          </p>
        </>
      ),
    },
    'DM-14': {
      title: 'Niet treuzelen op het leven of in het labyrint',
      text: (
        <>
          <p>
            Staat je magiër bij het begin van je beurt op de plaats van het leven of in het labyrint, dan{' '}
            <strong>moet</strong> hij springen, tenzij jouw stok 0 toont. Uit het labyrint gaat de eerste sprong altijd
            naar de plaats van het leven.
          </p>
          <p>
            Is hij eenmaal weg geweest, dan geldt die plicht niet meer. En een magiër die in je eigen beurt naar het
            labyrint wordt gestuurd, mag daar blijven zolang je nog worpen tegoed hebt.
          </p>
        </>
      ),
    },
    'DM-15': {
      title: 'Wie gaat eerst',
      text: (
        <p>
          Eerst de leerling of eerst de magiër: dat kies je zelf. Het maakt vaak verschil, zoals je ziet bij{' '}
          <RuleLink rule="DM-18" />. Alleen blijven staan kies je als laatste: dat je magiër niet springt, zeg je pas
          als je leerling gelopen heeft.
        </p>
      ),
    },
    'DM-16': {
      title: 'Verbannen',
      text: (
        <>
          <p>
            Een leerling die op een magische plaats staat met een vreemde magiër, en zonder die van hemzelf, gaat meteen
            naar het labyrint en verliest zijn krachtsteen. Het maakt niet uit wie er het laatst kwam, de magiër of de
            leerling, en het helpt niet als zijn eigen magiër er daarna alsnog naartoe springt.
          </p>
          <p>Op de plaats van het leven en in het labyrint wordt niemand verbannen.</p>
        </>
      ),
    },
    'DM-17': {
      title: 'Een ontmoeting: een kaart voor jou',
      text: (
        <>
          <p>
            Komt in je eigen beurt een van je figuren aan op een magische plaats waar de andere al is, dan neem je de
            kaart van die plaats, tenzij je hem al hebt.
          </p>
          <p>
            Ligt er geen kaart meer? Dan neem je er een van een van de andere twee spelers. Je kiest zelf van wie, en
            meteen, voordat je andere figuur verdergaat. Mis grijpen kun je niet: is de plaats leeg en heb jij de kaart
            niet, dan hebben zij hem allebei. Zolang er nog een kaart ligt, mag je er geen van een speler nemen.
          </p>
        </>
      ),
    },
    'DM-18': {
      title: 'Ontmoeten en verdergaan',
      text: (
        <>
          <p>Een ontmoeting duurt maar even, en dat is genoeg:</p>
          <ul>
            <li>Je magiër landt bij je leerling, en daarna loopt die weg: dat was een ontmoeting.</li>
            <li>Je leerling komt precies bij je magiër uit, en daarna springt die weg: ook een ontmoeting.</li>
            <li>Je leerling loopt je magiër alleen voorbij: geen ontmoeting, geen kaart.</li>
          </ul>
        </>
      ),
    },
    'DM-19': {
      title: 'Twee magiërs: een gevecht',
      text: (
        <>
          <p>
            Landt je magiër op een magische plaats waar een andere magiër staat, dan <strong>moeten</strong> die twee
            vechten. Dat gebeurt zodra je beide figuren hebt verzet.
          </p>
          <p>
            Tot die tijd blijft op die plaats alles in het ongewisse: je magiër verbant er nog niemand, en komt je
            leerling erbij, dan pak je nog geen kaart. Het gevecht beslist (<RuleLink rule="DM-23" />,{' '}
            <RuleLink rule="DM-24" />, <RuleLink rule="DM-25" />
            ).
          </p>
        </>
      ),
    },
    'DM-20': {
      title: 'Samen op een veld',
      text: (
        <p>
          Op elk veld mogen zoveel leerlingen staan als er willen. Magiërs delen alleen de plaats van het leven en het
          labyrint; op een magische plaats blijven er nooit twee langer bij elkaar dan een gevecht duurt.
        </p>
      ),
    },
    'DM-21': {
      title: 'Zo werp je in een gevecht',
      text: (
        <>
          <p>
            De uitdager, wiens magiër erbij kwam, werpt alle drie de stokken en mag daarna nog twee keer een of meer
            stokken opnieuw werpen: hoogstens drie worpen dus. Is de uitdager tevreden, dan antwoordt de ander, met{' '}
            <strong>hoogstens evenveel worpen</strong>.
          </p>
          <p>
            Een uitslag heet bijvoorbeeld ‘5 uit 2’: een som van vijf in twee worpen. Drie gelijke stokken betekenen in
            een gevecht niets, geen geluk en geen pech. Zolang je nog een worp over hebt, krijg je de vraag, ook als er
            niets meer te winnen of te verliezen valt.
          </p>
        </>
      ),
      ruling: (
        <p>
          Mag je een stok die je een keer liet liggen later toch opnieuw werpen? Dat laat het boekje open. Bij ons mag
          het: voor elke worp kies je vrij.
        </p>
      ),
    },
    'DM-22': {
      title: 'Wie een gevecht wint',
      text: (
        <>
          <p>
            De hoogste som wint. Is die gelijk, dan winnen de minste worpen. Is ook dat gelijk, dan komt er een nieuw
            gevecht, en nu begint wie zojuist antwoordde; zo verder, om en om, tot er iemand wint.
          </p>
          <table>
            <thead>
              <tr>
                <th>uitdager</th>
                <th>antwoord</th>
                <th>uitslag</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>5 uit 2</td>
                <td>4 uit 1</td>
                <td>de uitdager wint</td>
              </tr>
              <tr>
                <td>3 uit 3</td>
                <td>3 uit 2</td>
                <td>de ander wint</td>
              </tr>
              <tr>
                <td>5 uit 1</td>
                <td>5 uit 1</td>
                <td>een nieuw gevecht</td>
              </tr>
            </tbody>
          </table>
        </>
      ),
    },
    'DM-23': {
      title: 'De verliezer vertrekt',
      text: (
        <p>
          De magiër die verloor, gaat naar het labyrint. Staat zijn leerling op de plaats van het gevecht, dan gaat die
          mee en verliest hij zijn krachtsteen.
        </p>
      ),
    },
    'DM-24': {
      title: 'Wat de winnaar krijgt',
      text: (
        <>
          <p>Wie wint mag blijven staan, uitdager of niet, en er is één kaart te verdienen:</p>
          <ul>
            <li>die van de plaats, als er nog een ligt en de winnaar hem nog niet heeft;</li>
            <li>is de plaats leeg, dan die van de verliezer, als de verliezer hem heeft en de winnaar niet.</li>
          </ul>
          <p>In alle andere gevallen houdt ieder wat hij heeft.</p>
        </>
      ),
    },
    'DM-25': {
      title: 'Na het gevecht',
      text: (
        <p>
          Nu staat er alleen nog de magiër van de winnaar, en dus wordt elke vreemde leerling op die plaats verbannen (
          <RuleLink rule="DM-16" />
          ), ook die van de derde speler. De leerling van de winnaar mag blijven.
        </p>
      ),
      ruling: (
        <p>
          Win je in je eigen beurt terwijl je leerling erbij staat, dan is dat ook een ontmoeting. Het levert je niets
          extra’s op: de kaart van die plaats is dan al van jou.
        </p>
      ),
    },
    'DM-26': {
      title: 'Toveren',
      text: (
        <>
          <p>
            Is je leerling na het lopen op een symboolveld uitgekomen, dan mag je een toverworp wagen; is er een
            gevecht, dan na het gevecht. Werp de stokken één keer en kijk naar de symbolen (<RuleLink rule="DM-6" />
            ). Wat je het vaakst ziet, gebeurt. Zijn er meerdere even vaak te zien, dan kies jij daaruit.
          </p>
          <p>Je mag ervan afzien, maar alleen vóór de worp. Liggen de stokken er eenmaal, dan is er geen weg terug.</p>
        </>
      ),
    },
    'DM-27': {
      title: 'Magie: de sprong',
      text: (
        <p>
          Je leerling mag naar je magiër springen, hoe ver die ook weg is. Op een magische plaats is dat een ontmoeting
          (
          <RuleLink rule="DM-17" />
          ), en krijg je de kaart.
        </p>
      ),
      ruling: (
        <p>
          Het boekje beschrijft de sprong naar een magische plaats. Bij ons mag het ook als je magiër op de plaats van
          het leven of in het labyrint staat. En omdat er staat dat de leerling <em>mag</em> springen, mag hij ook
          blijven waar hij is.
        </p>
      ),
    },
    'DM-28': {
      title: 'Kracht: de krachtsteen',
      text: (
        <p>
          Leg de krachtsteen onder je leerling. Voortaan mag hij dubbel zo ver lopen (<RuleLink rule="DM-12" />
          ), tot hij de steen kwijtraakt: door driemaal nul (<RuleLink rule="DM-9" />
          ), als hij wordt verbannen (<RuleLink rule="DM-16" />
          ), bij een verloren gevecht (<RuleLink rule="DM-23" />) of door het noodlot (<RuleLink rule="DM-29" />
          ). Heeft hij de steen al, dan verandert er niets.
        </p>
      ),
    },
    'DM-29': {
      title: 'Noodlot: het labyrint',
      text: (
        <p>Je leerling gaat naar het labyrint en verliest zijn krachtsteen. Dat risico loop je bij elke toverworp.</p>
      ),
    },
    'DM-30': {
      title: 'De zesde kaart: nog een worp',
      text: (
        <p>
          Krijg je in je eigen beurt je zesde kaart, dan verdien je een bonusworp: een mooie kans om het meteen af te
          maken. Die komt boven op een worp voor drie gelijke stokken (<RuleLink rule="DM-10" />
          ).
        </p>
      ),
      ruling: (
        <p>
          Volgens het boekje werp je meteen nog eens. Wij laten je eerst de lopende worp uitspelen, want ook het boekje
          wil alles netjes op volgorde (<RuleLink rule="DM-32" />
          ). ‘Nog eens’ veronderstelt dat je zelf aan het werpen was; een zesde kaart in andermans beurt levert dus
          niets op. Raak je hem kwijt en kom je weer op zes, dan verdien je opnieuw een worp.
        </p>
      ),
    },
    'DM-31': {
      title: 'Zeven kaarten winnen',
      text: (
        <p>
          Wie alle zeven verschillende kaarten heeft, wint op slag, ook midden in de beurt van een ander. De anderen
          eindigen in volgorde van hun aantal kaarten; wie er evenveel heeft, deelt een plek.
        </p>
      ),
      ruling: (
        <p>
          Het titelblad van het boekje heeft het over acht kaarten. Overal elders zijn het er zeven, meer verschillende
          bestaan er niet, en dus houden wij het op zeven.
        </p>
      ),
    },
    'DM-32': {
      title: 'Alles op volgorde',
      text: (
        <>
          <p>Elke worp speel je in deze volgorde uit:</p>
          <ol>
            <li>de leerling loopt en de magiër springt, wie er ook eerst gaat;</li>
            <li>het gevecht, als je magiër op een andere is gestuit;</li>
            <li>de toverworp, als je leerling op een symboolveld staat;</li>
            <li>een worp die je nog tegoed hebt, en dan begint het weer bij 1.</li>
          </ol>
          <p>Daarna is de volgende aan de beurt. Met wat geluk wordt één beurt een hele serie van worpen en kaarten.</p>
        </>
      ),
    },
  },
};

export default rulebook;
