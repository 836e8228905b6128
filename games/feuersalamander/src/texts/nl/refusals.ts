import type { ViolationCode } from '../../violations.ts';

/** Why a step is refused, in Dutch. */
export const refusals: Readonly<Record<ViolationCode, string>> = {
  // Whose turn it is
  'turn/not-yours': 'Je bent nu niet aan de beurt.',
  'turn/before-deal': 'De kaarten zijn nog niet gedeeld.',
  'turn/before-start-throw': 'Eerst wordt er geworpen om te bepalen wie begint.',
  'over/target': 'De partij is uit: het doel is bereikt.',
  'over/no-combination-left': 'De partij is uit: er kan geen combinatie meer worden gelegd.',

  // The deal and the start
  'deal/not-due': 'De kaarten zijn al gedeeld.',
  'deal/too-many-copies': 'Zo vaak is die kaart er niet.',
  'start-throw/not-due': 'Er wordt nu niet geworpen om te bepalen wie begint.',
  'start-throw/wrong-seats': 'Wie nog meedingt naar de eerste beurt, heeft een worp, en niemand anders.',

  // Throws
  'throw/not-due': 'Nu wordt er niet geworpen.',
  'throw/in-dungeon': 'Je figuur zit in de kerker: alleen een sleutelworp helpt.',
  'throw/no-double': 'Nog eens werpen mag alleen na een dubbelworp, en pas na de vraag.',
  'sticks/not-due': 'Er zijn geen dobbelstaafjes geworpen.',
  'throw-keys/not-due': 'Een sleutelworp doe je alleen in de kerker, aan het begin van je beurt.',
  'keys/not-due': 'Er is geen sleutelworp aan de gang.',
  'keys/impossible': 'Een sleutelworp is vijf worpen lang, of korter als de derde sleutel er eerder ligt.',

  // Cards
  'draw/not-due': 'Nu wordt er geen kaart genomen.',
  'draw/not-in-pile': 'Die kaart ligt niet in de stapel.',
  'draw/laid-off': 'Afgelegde kaarten komen pas terug als de stapel leeg is.',
  'discard/not-due': 'Je hoeft nu niets af te leggen.',
  'discard/not-held': 'Die kaart heb je niet.',
  'discard/leaves-pair': 'Dan houd je twee kaarten van één soort over: leg een van die twee af.',
  'set-up/not-asked': 'Nu leggen alleen spelers af die twee kaarten van één soort kregen.',
  'set-up/not-held': 'Die kaart heb je niet gekregen.',

  // The token
  'place/not-due': 'Je speelsteen zet je alleen als je het speelsteensymbool werpt.',
  'place/not-true': 'Die kamer klopt niet met de kaarten in je hand.',

  // Moving and asking
  'move/not-due': 'Nu wordt er niet gelopen.',
  'move/begins-at-home': 'Wie op de startplaats begint, kan er in dezelfde zet niet naar terugkeren.',
  'move/home-too-far':
    'Zo ver kom je niet: om naar binnen te gaan moet je op je middelste veld nog een oog over hebben.',
  'ask/not-due': 'Vragen mag je alleen als je figuur op een veld van een ander blijft staan.',

  // Claims
  'claim/not-home': 'Je figuur staat niet op zijn startplaats.',
  'claim/not-now': 'Een combinatie leg je vóór het werpen of nadat je thuisgekomen bent.',
  'claim/not-one-of-each': 'Een combinatie is precies één vleugel, één rij en één steen.',
  'claim/order': 'Noem de kaarten in de volgorde vleugel, rij, steen.',
  'claim/names-self': 'Je eigen kaarten leg je open; noemen doe je die van anderen.',
  'claim/names-nobody': 'Minstens één kaart moet van een ander komen.',
  'claim/not-held': 'Je kunt alleen openleggen wat je in de hand hebt.',
  'claim/too-many-named': 'Zoveel kaarten heeft die speler niet.',
  'exchange/not-due': 'Ruilen mag je alleen een kaart die zojuist goed is genoemd in een combinatie die mislukte.',
  'exchange/not-asked': 'Eerst kiest een ander of die zijn kaart ruilt.',

  // What cannot be declined
  'pass/must-throw': 'Je moet nu werpen.',
  'pass/must-throw-keys': 'In de kerker moet je de sleutelworp proberen.',
  'pass/must-lay-off': 'Je moet een kaart afleggen.',
  'pass/must-lay-off-set-up': 'Je kreeg twee kaarten van één soort en moet er een afleggen.',
  'pass/must-place': 'Je moet je speelsteen zetten.',
  'pass/must-move': 'Je moet lopen.',
  'pass/must-choose': 'Zeg of je de kaart ruilt of houdt.',
};
