import type { ViolationCode } from '../../violations.ts';

/** Why a step is refused, in Dutch. */
export const refusals: Readonly<Record<ViolationCode, string>> = {
  'game/over': 'De partij is uit.',
  'turn/not-yours': 'Je bent niet aan de beurt.',

  'start/due': 'Eerst wordt er geworpen om te bepalen wie begint.',
  'start/not-due': 'Wie begint, staat al vast.',
  'start/wrong-seats': 'Wie nog meedingt naar de eerste beurt, heeft een worp, en niemand anders.',

  'wands/impossible': 'Zo kan een toverstok niet vallen.',
  'eyes/due': 'De toverstokken zijn nog niet gevallen.',
  'eyes/not-due': 'Er is nu geen ogenworp.',
  'throw/first': 'Werp eerst de toverstokken.',
  'throw/not-played-out': 'Speel eerst deze worp uit.',
  'pass/first-throw': 'De eerste worp van je beurt kun je niet overslaan.',
  'pass/no-throw-due': 'Er is nu geen worp waarvan je kunt afzien.',

  'walk/wrong-distance': 'Daar komt je leerling niet precies uit: hij loopt de hele som, zonder om te keren.',
  'walk/no-stone': 'Twee keer zo ver loopt je leerling alleen met de krachtsteen.',
  'walk/not-now': 'Je leerling loopt nu niet.',
  'jump/wrong-place': 'Daar komt je magiër niet: hij springt precies wat zijn stok toont en nooit terug.',
  'jump/labyrinth-sides': 'Het labyrint in en uit kan alleen over de plaats van het leven.',
  'jump/zero': 'De stok van je magiër toont 0: hij blijft staan.',
  'jump/not-now': 'Je magiër springt nu niet.',
  'stay/must-jump': 'Je magiër stond al op deze plaats toen je beurt begon: hij moet weg.',
  'stay/walk-first': 'Blijven staan kies je pas nadat je leerling gelopen heeft.',
  'stay/done': 'Je magiër heeft nu niets te kiezen.',
  'take/first': 'Kies eerst van wie je de kaart neemt.',
  'take/not-now': 'Je mag nu niemand een kaart afnemen.',
  'take/own': 'Neem de kaart van een van de andere twee.',

  'duel/throw-due': 'De toverstokken van de magiërworp zijn nog niet gevallen.',
  'duel/not-due': 'Er is nu geen magiërworp.',
  'duel/not-yours': 'In dit gevecht beslis jij nu niet.',
  'duel/kept-wand': 'Een stok die bleef liggen, is niet veranderd.',
  'rethrow/not-now': 'Je bent nu niet in gevecht.',
  'rethrow/none': 'Kies minstens één stok om opnieuw te werpen.',

  'cast/not-now': 'Er is nu geen toverworp.',
  'spell/due': 'De toverstokken van de toverworp zijn nog niet gevallen.',
  'choose/not-now': 'Er is nu geen symbool te kiezen.',
  'choose/not-most': 'Dat symbool is niet het vaakst te zien.',
  'leap/not-now': 'Zonder magie springt je leerling niet naar zijn magiër.',
};
