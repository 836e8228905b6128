import type { LessonWords } from '../../../learn/lesson.ts';
import type { BeatId } from './lesson.ts';

const words: LessonWords<BeatId> = {
  welcome: {
    title: 'Welkom, majesteit',
    text: 'Je bent de rode koning. In deze ruïne met 84 kamers verzamel je combinaties: een vleugel, een rij en een steen. Je hebt hoogstens twee kaarten, dus de derde zit altijd bij een ander. Wie het eerst 24 punten heeft, wint.',
  },
  'lay-off-air': {
    title: 'Twee van één soort',
    text: 'Lucht en vuur zijn allebei vleugels, en twee kaarten van één soort mag je nooit houden. Eén moet weg, en iedereen ziet welke. Vuur telt voor 4, lucht maar voor 1: leg lucht af.',
  },
  'first-throw': {
    title: 'Jij begint',
    text: 'Jouw 4 is meer dan de 2 van de koningin, dus jij mag eerst. Werp de drie dobbelstaafjes: twee zeggen hoe ver je kunt lopen, het derde toont een salamander of een speelsteen.',
  },
  salamander: {
    title: 'De salamander brengt een kaart',
    text: 'Je nam rij 2, en niemand zag het. Vuur en rij 2 zijn van verschillende soort, dus je houdt ze allebei. Nu ontbreekt alleen nog een steen. Misschien heeft de koningin er een.',
  },
  'first-move': {
    title: 'Plus of min',
    text: 'Je wierp 3 en 4. Loop de som, 7, of het verschil, 1. Met zeven sta je op de velden van de koningin, en daar mag je haar iets vragen. Loop 7.',
  },
  'first-question': {
    title: 'Vraag het haar',
    text: 'Iedereen hoort je vraag, alleen jij krijgt het antwoord, en dat is altijd waar. Mik hoog: vraag naar de 3-steen.',
  },
  yes: {
    title: 'Ja!',
    text: 'Ze heeft hem. Vuur × rij 2 × 3-steen is 4 × 2 × 3: 24 punten. Maar voorlopig blijft de kaart bij haar. Opeisen kun je hem alleen vanaf je eigen startplaats, dus eerst moet je naar huis.',
  },
  'stone-gone': {
    title: 'Dat was jouw steen',
    text: 'Zij hoorde je vraag natuurlijk ook. Ze nam een nieuwe kaart en legde de 3-steen af, vlak voor je neus. Wat je vandaag weet, kan morgen alweer verdwenen zijn.',
  },
  'thrown-out': {
    title: 'De kerker in',
    text: 'En ze stopte precies op jouw veld: dan moet jij naar de kerker. Ze wierp twee gelijke getallen, een dubbelworp, dus ze mag nog eens werpen.',
  },
  'her-token': {
    title: 'Haar speelsteen praat',
    text: 'Ze wierp een speelsteen en zette de hare op water, rij 6, 1-steen. Elke kaart in haar hand moet met die kamer kloppen. Ze heeft twee kaarten, dus een van de drie gegevens is bluf.',
  },
  keys: {
    title: 'Vijf worpen, drie sleutels',
    text: 'Ze bleef op haar eigen velden: een vraag aan jou had je bevrijd. Help jezelf dus maar. Staafjes met een sleutel blijven liggen, de andere werp je opnieuw, hoogstens vijf keer. Vooruit!',
  },
  free: {
    title: 'Op het nippertje',
    text: 'Drie sleutels! Je staat op je startplaats en je beurt gaat gewoon door. Je zou hier zelfs een combinatie mogen leggen, als je wist wie een steen heeft. Dat is nog niet zo, dus: werpen.',
  },
  bluff: {
    title: 'Nu mag jij bluffen',
    text: 'Speelsteen! Vuur en rij 2 heb je in de hand, dus die moeten kloppen. De steen mag je verzinnen. Kies de 3-steen en laat haar piekeren of je er nog een gevonden hebt.',
  },
  revenge: {
    title: 'Acht velden',
    text: 'Dubbel vier! De som is 8, en precies daar staat de koningin. Loop 8 en stuur haar naar de plek waar jij net vandaan komt.',
  },
  prisoner: {
    title: 'Een gevangene en een vraag',
    text: 'Je staat op haar velden, dus je mag vragen. Daarmee komt ze vrij, maar weten is meer waard. Aan water heb je niets en het ruikt naar bluf: vraag naar de waterkaart.',
  },
  deduction: {
    title: 'Een nee dat alles zegt',
    text: 'Geen water! Dan kloppen de andere twee gegevens: ze heeft rij 6 en de 1-steen. Eén vraag, twee kaarten. Nu naar huis, voordat ze kan ruilen.',
  },
  double: {
    title: 'Nog eens werpen',
    text: 'Met je dubbele vier mag je nog eens met alle drie de staafjes werpen. Met vier ogen of meer ben je thuis. Werp!',
  },
  'lay-off-row': {
    title: 'Drie is er één te veel',
    text: 'Je nam rij 4, maar twee rijen mogen niet samen blijven. Houd de beste en leg rij 2 af. Je speelsteen wijst nog naar rij 2. Mooi zo: hij blijft staan tot je weer een speelsteen werpt.',
  },
  home: {
    title: 'Naar binnen',
    text: 'De som is 6. Daarmee kom je op het middelste van je vijf velden en houd je nog ogen over, dus mag je naar binnen gaan. Wat te veel is, vervalt. Ga naar huis.',
  },
  claim: {
    title: 'Het moment van de waarheid',
    text: 'Leg vuur open en noem rij 6 en de 1-steen van de koningin. Je eigen rij 4 kan ook, maar 6 is meer: 4 × 6 × 1 = 24. Eén fout en je zit in de kerker. Maar jij weet het zeker.',
  },
  won: {
    title: 'De salamander is van jou',
    text: '24 punten: daarmee heb je je eerste partij gewonnen. Gewoonlijk speel je tot 84, of tot 49 voor een kortere avond. Kijk wat er op tafel ligt; daarna probeer je het zonder mij.',
  },
};

export default words;
