import { ofTen } from '@wunderkammer/kernel';
import type { Label } from '../texts.ts';

export const label: Label = {
  what: 'Een jacht op drie kaarten, terwijl je er maar twee mag hebben. Je gaat op bezoek, stelt een vraag, krijgt een antwoord dat niemand anders ziet, en haast je naar huis voordat iemand aflegt wat je net te weten kwam.',
  story: [
    'In een ruïne ligt een kristal der wijsheid verborgen, bewaakt door een vuursalamander. De koning wil het om de macht, de koningin als sieraad, de rover om het geld, en de monnik om het uit handen van de andere drie te houden. Wie het eindelijk ziet, zo besluit het verhaal, wil het niet meer bezitten.',
    'Als auteur staat Johann Rüttinger vermeld, met het jaartal 1987. Op de doos, zoals de Nederlandse spelregels die weergeven, staat hij bij het concept, en Alder naast het woord design. Het spel hoort bij een trilogie die bij Noris in 1985 begon met Die drei Magier; het andere deel heet Das blaue Amulett.',
  ],
  components: {
    board: 'Een kruis van 84 kamers rond de kerker, en langs vier startplaatsen de omloop met zijn twintig velden.',
    figures: 'Groot en van hout: de koning rood, de koningin geel, de monnik wit, de rover grijs.',
    tokens:
      'Eén in de kleur van elke figuur. Hij vertelt de waarheid over je kaarten, of deed dat toen hij werd gezet.',
    salamanderCards:
      'Zestien vleugels, zestien rijen, vijftien stenen. Van rij 4 zijn er vier, van rij 1 en rij 7 maar één.',
    answerCards: 'Voor iedere speler een ja en een nee. Aan de rug zie je van wie ze zijn.',
    sticks: 'Twee met 1 tot 4 ogen, één met salamanders en speelstenen. Op elk staat ergens een sleutel.',
  },
  balance: (found) => {
    const { about, least, most } = ofTen(found);
    return `Wie begint, wint ongeveer ${about} van de 10 partijen. Zo ging het in ${found.games} partijen met z’n tweeën tussen gelijke bots; zo weinig laten ruimte voor toeval, en het kunnen er ook ${least} tot ${most} van de 10 zijn.`;
  },
  setup:
    'Vier spelers, vóór de eerste worp: figuren en speelstenen op hun startplaats, voor iedere speler twee verdekte kaarten, en de rest van de salamanderkaarten als stapel naast het bord.',
  sources: [
    'de Duitse spelregels van Noris, artikelnummer 610/1880',
    'een Nederlandse vertaling, met een eigen kop',
    'een Engelse vertaling van de Duitse',
  ],
  differences: {
    start: {
      title: 'Wie begint',
      book: 'In de Duitse en de Engelse spelregels werpt iedereen met één ogenstaafje, in de Nederlandse met allebei.',
      settled: 'Met één staafje.',
    },
    emptyHand: {
      title: 'Een speelsteen, en geen kaart in de hand',
      book: 'In het Duits en het Engels hoef je hem niet te zetten, in het Nederlands kun je het niet.',
      settled: 'Hij blijft waar hij is.',
    },
    ownCards: {
      title: 'Wiens kaarten een combinatie maken',
      book: 'Alle drie staan ze elke mix van eigen en andermans kaarten toe. Maar één zin in de Nederlandse spelregels eist twee eigen kaarten, en een andere noemt die van anderen beter.',
      settled: 'Elke mix, met minstens één kaart die je noemt.',
    },
    freed: {
      title: 'Bevrijd door een vraag',
      book: 'In het Duits en het Nederlands is het genoeg dat iemand je iets vraagt. In het Engels staat één keer dat je vrijkomt door te antwoorden.',
      settled: 'De vraag bevrijdt je, wat het antwoord ook is.',
    },
    time: {
      title: 'Hoelang het duurt',
      book: 'Tussen een halfuur en twee uur, zeggen ze alle drie: naar keuze van de spelers in het Duits en het Nederlands, naar hun aantal in het Engels. De Nederlandse kop voegt er ‘±\u00a090\u00a0minuten’ aan toe.',
      settled: 'Het doel bepaalt het.',
    },
    names: {
      title: 'Hoe de dingen heten',
      book: 'De Engelse spelregels kennen een robber en noemen hem in de lijst thief, en werpen nu eens met sticks, dan weer met dice. De Nederlandse tonen antwoordkaarten met JA en NEIN.',
      settled: 'Eén woord voor één ding, en antwoordkaarten in je eigen taal.',
    },
  },
  lost: {
    cross: {
      title: 'Het bord',
      found: 'Kruis, kerker, zeven rijen, drie stenen, vijf velden langs elke startplaats: het staat er allemaal.',
    },
    rows: {
      title: 'Welke kant de rijnummers op lopen',
      found: 'Naar binnen, volgens een beschrijving van het spel. Voor het spelen maakt het niets uit.',
    },
    places: {
      title: 'Wie waar woont',
      found: 'Elke uitgave noemt koning, koningin, monnik en rover in deze volgorde; zo gaan wij het bord rond.',
    },
    keys: {
      title: 'De sleutels op de staafjes',
      found:
        'Volgens de spelregels staat er een sleutel op de rand van elk staafje. Dat het één van de vier kanten is, zeggen recensies.',
    },
    art: {
      title: 'De tekeningen',
      found: 'We hebben er niet één gezien. Alles wat je hier ziet, is opnieuw getekend.',
    },
  },
};
