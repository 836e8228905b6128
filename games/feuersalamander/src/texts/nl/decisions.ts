import type { DecisionTexts } from '@wunderkammer/kernel';
import type { FeuersalamanderTypes } from '../../vocabulary.ts';

/** What each decision means, in Dutch. */
export const decisions: DecisionTexts<FeuersalamanderTypes> = {
  discard: {
    about:
      'Je mag hoogstens twee kaarten hebben, en nooit twee van dezelfde soort (vleugel, rij, steen). Een van deze kaarten moet weg; die leg je open af.',
    keys: {
      card: 'Een combinatie is vleugel × rij × steen waard, dus hoge kaarten houd je liever. Maar de anderen zien wat je aflegt.',
    },
  },
  throw: {
    about:
      'Werp de drie dobbelstaafjes. Bij een salamander neem je een kaart, bij een speelsteen zet je je speelsteen; daarna loop je de som of het verschil van de ogen. Na een dubbelworp mag je nog eens werpen.',
    keys: {},
  },
  throwKeys: {
    about:
      'Je zit in de kerker. Je hebt vijf worpen om met alle drie de staafjes een sleutel te werpen; staafjes met een sleutel blijven liggen. Drie sleutels bevrijden je, en je beurt gaat door. Anders wacht je. Ook een vraag van een ander bevrijdt je.',
    keys: {},
  },
  place: {
    about:
      'Je wierp een speelsteen: zet de jouwe op een kamer die klopt met elke kaart in je hand. Wat je niet hebt, kies je vrij, en daarmee kun je de anderen mooi misleiden.',
    keys: {
      wing: 'Eerst de vleugel: lucht, water, aarde of vuur.',
      row: 'Nu de rij, 1 tot en met 7.',
      stone: 'En het steenveld, 1 tot en met 3.',
    },
  },
  move: {
    about:
      'Lopen moet, maar je kiest tussen de som en het verschil van de ogen. Op een veld van een andere speler mag je die naar een kaart vragen. Wie staat waar jij stopt, gaat naar de kerker.',
    keys: {
      use: 'Je loopt zoveel als beide staafjes samen tonen, of alleen het verschil.',
      home: 'Kom je op je eigen middelste veld en heb je nog een oog over, dan mag je naar binnen gaan: alleen thuis kun je combinaties leggen.',
    },
  },
  ask: {
    about:
      'Vraag naar één kaart. Iedereen hoort de vraag, alleen jij het antwoord, en dat is altijd waar. De kaart blijft waar hij is. Wie in de kerker zit en iets gevraagd wordt, is vrij.',
    keys: {
      card: 'Speelstenen verraden iets: toen hij werd gezet, klopte een speelsteen met elke kaart van zijn eigenaar.',
    },
  },
  claim: {
    about:
      'Leg een combinatie van een vleugel, een rij en een steen. Je eigen kaarten leg je open; van de andere zeg je wie ze heeft. Klopt alles, dan krijg je vleugel × rij × steen punten. Is er iets fout, dan ga je naar de kerker en toon je je kaarten.',
    keys: {
      own: 'Zeg welke van je eigen kaarten erbij horen: geen, één of twee.',
      named: 'Noem de ontbrekende kaarten een voor een: eerst wie de kaart heeft, dan welke het is.',
    },
  },
  exchange: {
    about:
      'Iemand noemde deze kaart van jou goed, in een combinatie die mislukte. Nu weet dus iedereen dat je hem hebt, en je mag hem ruilen.',
    keys: {
      swap: 'Ruil je hem, dan leg je hem open af en neem je een andere van de stapel.',
    },
  },
  pass: {
    about: 'Vragen, nog eens werpen of een combinatie leggen hoeft niet. Ervan afzien kost niets.',
    keys: {},
  },
};
