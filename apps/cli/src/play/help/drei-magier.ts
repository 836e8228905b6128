import type { Decision } from '@wunderkammer/drei-magier';
import type { TopicsOf } from '../help.ts';

/** What each decision of Die drei Magier means, in plain words. */
export const DREI_MAGIER_TOPICS: TopicsOf<Decision> = {
  throw: {
    rules: ['DM-8', 'DM-9', 'DM-10'],
    about: {
      en: 'Throw the three wands. Their sum is how far your apprentice walks; the wand in your colour is how many places your mage may jump. Three equal wands earn another throw, but three noughts send both your figures to the labyrinth.',
      nl: 'Werp de drie toverstokken. De som zegt hoe ver je leerling loopt; de stok in jouw kleur hoeveel plaatsen je magiër mag springen. Drie gelijke stokken geven nog een worp, maar drie nullen sturen je beide figuren naar het labyrint.',
      de: 'Wirf die drei Zauberstäbe. Die Summe sagt, wie weit dein Lehrling geht; der Stab deiner Farbe, wie viele Orte dein Magier springen darf. Drei gleiche Stäbe bringen noch einen Wurf, aber drei Nullen schicken deine beiden Figuren ins Labyrinth.',
    },
    keys: {},
  },
  pass: {
    rules: ['DM-10', 'DM-30'],
    about: {
      en: 'You have another throw, but need not take it: passing ends the turn, and all throws still due are gone.',
      nl: 'Je hebt nog een worp, maar hoeft niet: passen beëindigt de beurt, en alle worpen die je nog had vervallen.',
      de: 'Du hast noch einen Wurf, musst aber nicht: Passen beendet den Zug, und alle noch offenen Würfe verfallen.',
    },
    keys: {},
  },
  walk: {
    rules: ['DM-11', 'DM-12', 'DM-15', 'DM-16', 'DM-17', 'DM-18', 'DM-26'],
    about: {
      en: 'Your apprentice must walk exactly the sum of the wands, in any direction, without turning back; with the power stone it may also be twice the sum. You may walk before or after the jump.',
      nl: 'Je leerling moet precies de som van de stokken lopen, in welke richting ook, zonder om te keren; met de krachtsteen mag het ook tweemaal de som zijn. Lopen mag voor of na de sprong.',
      de: 'Dein Lehrling muss genau die Summe der Stäbe gehen, in beliebiger Richtung, ohne umzukehren; mit dem Kraftstein darf es auch das Doppelte sein. Gehen darfst du vor oder nach dem Sprung.',
    },
    keys: {
      to: {
        en: 'If it meets your mage on a magic place, you get the card there. A foreign mage there without yours banishes it to the labyrinth. On a symbol field you may cast a spell. The numbers on the drawing show where each answer leads.',
        nl: 'Ontmoet hij je magiër op een magische plaats, dan krijg je de kaart daar. Staat er een vreemde magiër zonder de jouwe, dan wordt hij naar het labyrint verbannen. Op een symboolveld mag je toveren. De nummers op de tekening tonen waar elk antwoord heen leidt.',
        de: 'Trifft er an einem magischen Ort deinen Magier, bekommst du dort die Karte. Steht da ein fremder Magier ohne deinen, wird er ins Labyrinth verbannt. Auf einem Symbolfeld darfst du zaubern. Die Nummern in der Zeichnung zeigen, wohin jede Antwort führt.',
      },
    },
  },
  jump: {
    rules: ['DM-3', 'DM-13', 'DM-14', 'DM-16', 'DM-17', 'DM-19'],
    about: {
      en: 'Your mage jumps from place to place, exactly as many as your own wand shows, never straight back. On the way nothing happens; where it lands, it does.',
      nl: 'Je magiër springt van plaats naar plaats, precies zoveel als je eigen stok toont, nooit meteen terug. Onderweg gebeurt er niets; waar hij landt wel.',
      de: 'Dein Magier springt von Ort zu Ort, genau so oft, wie dein eigener Stab zeigt, nie gleich zurück. Unterwegs geschieht nichts; wo er landet, schon.',
    },
    keys: {
      to: {
        en: 'Landing on your apprentice wins the card. Foreign apprentices there are banished. A foreign mage there means a duel.',
        nl: 'Landt hij bij je leerling, dan krijg je de kaart. Vreemde leerlingen worden verbannen. Een vreemde magiër betekent een gevecht.',
        de: 'Landet er bei deinem Lehrling, bekommst du die Karte. Fremde Lehrlinge werden verbannt. Ein fremder Magier bedeutet ein Duell.',
      },
    },
  },
  stay: {
    rules: ['DM-13', 'DM-14'],
    about: {
      en: 'Your mage need not jump, unless it began the turn on LIFE or in the labyrinth.',
      nl: 'Je magiër hoeft niet te springen, behalve als hij de beurt op LEVEN of in het labyrint begon.',
      de: 'Dein Magier muss nicht springen, außer er begann den Zug auf LEBEN oder im Labyrinth.',
    },
    keys: {},
  },
  take: {
    rules: ['DM-17'],
    about: {
      en: 'Your figures have met where no card is left. So you take it from one of the other two.',
      nl: 'Je figuren ontmoeten elkaar waar geen kaart meer ligt. Je neemt hem dus een van de twee anderen af.',
      de: 'Deine Figuren treffen sich, wo keine Karte mehr liegt. Du nimmst sie also einem der beiden anderen ab.',
    },
    keys: {
      from: {
        en: 'From whom? Better from whoever is closest to seven.',
        nl: 'Van wie? Liefst van wie het dichtst bij de zeven is.',
        de: 'Wem? Am besten dem, der den sieben am nächsten ist.',
      },
    },
  },
  rethrow: {
    rules: ['DM-21', 'DM-22'],
    about: {
      en: 'In a duel the higher sum wins, and with equal sums the one who needed fewer throws. You may throw some or all wands again while throws are left; the one who answers has at most as many as the one who began used.',
      nl: 'In een gevecht wint de hoogste som, en bij gelijke som wie minder worpen nodig had. Zolang je worpen over hebt, mag je een of meer stokken opnieuw werpen; wie antwoordt heeft er hoogstens zoveel als de beginner gebruikte.',
      de: 'Im Duell gewinnt die höhere Summe, bei gleicher Summe, wer weniger Würfe brauchte. Solange Würfe übrig sind, darfst du Stäbe noch einmal werfen; wer antwortet, hat höchstens so viele, wie der Beginnende gebraucht hat.',
    },
    keys: {
      wands: {
        en: 'A wand shows 0, 1 or 2, each equally often: throwing a 0 again cannot lower your sum.',
        nl: 'Een stok toont 0, 1 of 2, elk even vaak: een 0 opnieuw werpen kan je som niet verlagen.',
        de: 'Ein Stab zeigt 0, 1 oder 2, jedes gleich oft: Eine 0 noch einmal zu werfen kann die Summe nicht verringern.',
      },
    },
  },
  stand: {
    rules: ['DM-21', 'DM-22'],
    about: {
      en: 'Keep the sum as it lies. Fewer throws break ties and leave the other fewer.',
      nl: 'Houd de som zoals hij ligt. Minder worpen beslissen bij gelijke som en laten de ander er ook minder.',
      de: 'Behalte die Summe, wie sie liegt. Weniger Würfe entscheiden bei Gleichstand und lassen dem anderen auch weniger.',
    },
    keys: {},
  },
  cast: {
    rules: ['DM-26', 'DM-27', 'DM-28', 'DM-29'],
    about: {
      en: 'Your apprentice stands on a symbol field. Cast, and the symbol seen most happens: magic lets it leap to your mage, power gives it the power stone, fate sends it to the labyrinth.',
      nl: 'Je leerling staat op een symboolveld. Waag een toverworp, en het symbool dat je het vaakst ziet gebeurt: magie laat hem naar je magiër springen, kracht geeft hem de krachtsteen, noodlot stuurt hem naar het labyrint.',
      de: 'Dein Lehrling steht auf einem Symbolfeld. Zaubere, und das am häufigsten sichtbare Symbol geschieht: Magie lässt ihn zu deinem Magier springen, Kraft gibt ihm den Kraftstein, Schicksal schickt ihn ins Labyrinth.',
    },
    keys: {},
  },
  decline: {
    rules: ['DM-26'],
    about: {
      en: 'You need not cast; but you must say so before the throw.',
      nl: 'Toveren hoeft niet; maar dat zeg je voor de worp.',
      de: 'Zaubern musst du nicht; aber das sagst du vor dem Wurf.',
    },
    keys: {},
  },
  choose: {
    rules: ['DM-26', 'DM-27', 'DM-28', 'DM-29'],
    about: {
      en: 'These symbols are seen equally often, so you choose which of them happens.',
      nl: 'Deze symbolen zijn even vaak te zien, dus jij kiest wat er gebeurt.',
      de: 'Diese Symbole sind gleich oft zu sehen, also wählst du, welches geschieht.',
    },
    keys: {
      symbol: {
        en: 'Magic: leap to your mage. Power: the power stone, for twice the way. Fate: the labyrinth.',
        nl: 'Magie: spring naar je magiër. Kracht: de krachtsteen, voor de dubbele weg. Noodlot: het labyrint.',
        de: 'Magie: Sprung zu deinem Magier. Kraft: der Kraftstein, für den doppelten Weg. Schicksal: das Labyrinth.',
      },
    },
  },
  leap: {
    rules: ['DM-27'],
    about: {
      en: 'Magic: your apprentice may leap to your mage, wherever it stands. On a magic place that is a meeting, and you get the card.',
      nl: 'Magie: je leerling mag naar je magiër springen, waar die ook staat. Op een magische plaats is dat een ontmoeting, en krijg je de kaart.',
      de: 'Magie: Dein Lehrling darf zu deinem Magier springen, wo immer der steht. An einem magischen Ort ist das ein Treffen, und du bekommst die Karte.',
    },
    keys: {},
  },
  remain: {
    rules: ['DM-27'],
    about: {
      en: 'It may also remain where it is.',
      nl: 'Hij mag ook blijven waar hij is.',
      de: 'Er darf auch bleiben, wo er ist.',
    },
    keys: {},
  },
};
