import type { DecisionTexts } from '@wunderkammer/kernel';
import type { DreiMagierTypes } from '../../vocabulary.ts';

/** What each decision means, in Dutch. */
export const decisions: DecisionTexts<DreiMagierTypes> = {
  throw: {
    about:
      'Werp de drie toverstokken. De som zegt hoe ver je leerling loopt; de stok in jouw kleur hoeveel plaatsen je magiër mag springen. Een dubbelworp, drie gelijke stokken, geeft nog een worp; maar driemaal nul stuurt je beide figuren naar het labyrint.',
    keys: {},
  },
  pass: {
    about:
      'Je hebt nog een worp te goed, maar je hoeft niet: als je past, is je beurt voorbij en vervallen alle worpen die je nog te goed had.',
    keys: {},
  },
  walk: {
    about:
      'Je leerling moet precies de som van de stokken lopen, in welke richting ook, zonder om te keren; met de krachtsteen mag het ook tweemaal de som zijn. Lopen mag vóór of na de sprong.',
    keys: {
      to: 'Ontmoet je leerling je magiër op een magische plaats, dan krijg je daar de kaart. Staat er een vreemde magiër zonder de jouwe, dan wordt je leerling naar het labyrint verbannen. Op een symboolveld mag je toveren.',
    },
  },
  jump: {
    about:
      'Je magiër springt van plaats naar plaats, precies zoveel als je eigen stok toont, nooit meteen terug. Onderweg gebeurt er niets; waar hij landt wel.',
    keys: {
      to: 'Landt hij bij je leerling, dan krijg je de kaart. Vreemde leerlingen worden verbannen. Een vreemde magiër betekent een gevecht.',
    },
  },
  stay: {
    about:
      'Je magiër hoeft niet te springen, behalve als hij de beurt op de plaats van het leven of in het labyrint begon.',
    keys: {},
  },
  take: {
    about: 'Je figuren ontmoeten elkaar waar geen kaart meer ligt. Je neemt de kaart dus van een van de twee anderen.',
    keys: {
      from: 'Van wie? Liefst van wie het dichtst bij de zeven kaarten is.',
    },
  },
  rethrow: {
    about:
      'In een gevecht wint de hoogste som, en bij gelijke som wie minder worpen nodig had. Zolang je worpen over hebt, mag je een of meer stokken opnieuw werpen; wie antwoordt, heeft er hoogstens zoveel als de ander gebruikte.',
    keys: {
      wands: 'Een stok toont 0, 1 of 2, elk even vaak: een 0 opnieuw werpen kan je som niet verlagen.',
    },
  },
  stand: {
    about:
      'Laat de stokken liggen en houd deze som. Bij gelijke som wint wie minder worpen nodig had, en de ander krijgt er dan ook minder.',
    keys: {},
  },
  cast: {
    about:
      'Je leerling staat op een symboolveld. Waag een toverworp, en het symbool dat je het vaakst ziet gebeurt: magie laat hem naar je magiër springen, kracht geeft hem de krachtsteen, noodlot stuurt hem naar het labyrint.',
    keys: {},
  },
  decline: {
    about: 'Toveren hoeft niet; maar dat zeg je vóór de worp.',
    keys: {},
  },
  choose: {
    about: 'Deze symbolen zijn even vaak te zien, dus jij kiest wat er gebeurt.',
    keys: {
      symbol:
        'Magie: spring naar je magiër. Kracht: de krachtsteen, om twee keer zo ver te lopen. Noodlot: het labyrint.',
    },
  },
  leap: {
    about:
      'Magie: je leerling mag naar je magiër springen, waar die ook staat. Op een magische plaats is dat een ontmoeting, en krijg je de kaart.',
    keys: {},
  },
  remain: {
    about: 'Hij mag ook blijven waar hij is.',
    keys: {},
  },
};
