import type { LessonWords } from '../../../learn/lesson.ts';
import type { BeatId } from './lesson.ts';

const words: LessonWords<BeatId> = {
  welcome: {
    title: 'Welkom, magiër',
    text: 'Rond de plaats van het leven liggen zeven magische plaatsen, met elk twee gelijke kaarten. Wie als eerste alle zeven verschillende kaarten heeft, wint. Alles ligt open; geluk en lef beslissen.',
  },
  figures: {
    title: 'Twee figuren zijn van jou',
    text: 'Je speelt rood. Je magiër springt van plaats naar plaats, je leerling loopt veld voor veld over de weg. Ontmoeten ze elkaar op een magische plaats, dan neem je daar de kaart.',
  },
  firstThrow: {
    title: 'Jij begint',
    text: 'Iedereen heeft één keer geworpen en jouw som was de hoogste. Werp nu de drie toverstokken: zij verzetten je beide figuren.',
  },
  firstWalk: {
    title: 'De som is voor de leerling',
    text: '1, 2 en 0 is samen 3: precies zo ver moet je leerling lopen, in welke richting ook, zonder om te keren. Loop met hem naar het paarse huis.',
  },
  firstJump: {
    title: 'Jouw kleur is voor de magiër',
    text: 'Je rode stok toont 1, dus springt je magiër één plaats. Ga je leerling achterna: spring naar het paarse huis.',
  },
  firstCard: {
    title: 'Je eerste kaart!',
    text: 'Magiër en leerling hebben elkaar ontmoet, en ‘De Magiër’ is van jou. Er ligt er nog één, en twee anderen willen hem ook. Let op Zwart.',
  },
  challenged: {
    title: 'Een uitdaging!',
    text: 'Zwart is boven op je magiër gesprongen: een gevecht. Zwart werpt eerst, hoogstens drie keer. De hoogste som wint; bij gelijke som wie de minste worpen nodig had.',
  },
  standFirst: {
    title: 'Stop nu het goed is',
    text: 'Zwart heeft 4 in twee worpen, dus jij mag ook twee keer. Maar jij hebt al 4 in één, en bij gelijke som wint wie de minste worpen nodig had. Laat de stokken liggen.',
  },
  duelWon: {
    title: 'Naar het labyrint',
    text: 'Je wint, en de magiër van Zwart moet weg. Uit het labyrint komt hij alleen over de plaats van het leven terug. Wie een gevecht wint, krijgt de kaart van de plaats. Jij had hem al, en niemand heeft een kaart twee keer.',
  },
  secondThrow: {
    title: 'Jij weer',
    text: 'Wit heeft in het slot ‘De Keizerin’ gevonden, zonder gevecht. Werp de toverstokken en kijk wat je ermee kunt.',
  },
  symbolField: {
    title: 'Een veld met een symbool',
    text: 'Je rode stok toont 0: je magiër blijft staan. Je leerling moet lopen, en na twee velden staat hij op een symboolveld. Ga erheen, tussen het huis en het bos.',
  },
  firstSpell: {
    title: 'Waag een toverworp',
    text: 'Op een symboolveld mag je toveren, en het symbool dat je het vaakst ziet, gebeurt. Magie: een sprong naar je magiër. Kracht: de krachtsteen. Noodlot: het labyrint. Het hoeft niet, maar heb lef: waag het!',
  },
  powerStone: {
    title: 'Kracht!',
    text: 'De krachtsteen ligt nu onder je leerling. Voortaan mag hij tweemaal de som lopen wanneer je maar wilt, tot iets hem naar het labyrint stuurt.',
  },
  threeZeros: {
    title: 'Driemaal nul',
    text: 'Arme Wit: 0-0-0 stuurt beide figuren naar het labyrint, en de beurt is voorbij. Zwart is intussen terug en vond ‘Het Rad van Fortuin’.',
  },
  thirdThrow: {
    title: 'Nu jij',
    text: 'Met je krachtsteen ligt alles binnen bereik. Werp de toverstokken.',
  },
  doubleWalk: {
    title: 'Drie gelijk, twee keer zo ver',
    text: '1-1-1 is een dubbelworp: daarvoor mag je hierna nog eens werpen. De som is 3, maar met de steen mag je er 6 lopen. Dat is precies de weg naar de toren.',
  },
  jumpToTower: {
    title: 'En de magiër gaat mee',
    text: 'De toren is één sprong verderop, en je rode stok toont 1. Spring naar je leerling en pak ‘De Toren’.',
  },
  throwAgain: {
    title: 'Nog een worp',
    text: 'Twee kaarten, en de worp voor je dubbelworp heb je nog te goed. Passen mag, maar waarom zou je? Werp.',
  },
  secondSymbolField: {
    title: 'Een plannetje',
    text: 'Som 2, rood 2: nu kunnen ze elkaar nergens ontmoeten. Bereid dus een toverworp voor. De steen hoef je niet te gebruiken: loop twee velden, naar het symboolveld richting huis.',
  },
  twoJumps: {
    title: 'Twee sprongen',
    text: 'Twee sprongen gaan rechtdoor of de hoek om, nooit terug, en onderweg gebeurt er niets. Spring over het huis naar het bos: die kaart heb je nog niet.',
  },
  secondSpell: {
    title: 'Nog eens toveren',
    text: 'Het noodlot kan je de steen kosten. Maar magie brengt je leerling regelrecht naar het bos. Waag het!',
  },
  chooseMagic: {
    title: 'Jij mag kiezen',
    text: 'Kracht en magie zijn even vaak te zien, dus jij kiest. De steen heb je al: kies magie.',
  },
  leap: {
    title: 'Spring!',
    text: 'Je leerling mag nu naar je magiër springen, hoe ver die ook weg is. Op een magische plaats is dat een ontmoeting als elke andere.',
  },
  thirdCard: {
    title: 'Twee kaarten in één beurt',
    text: 'Met ‘De Kluizenaar’ heb je er drie. En onthoud: zijn beide kaarten van een plaats weg, dan neem je er bij een ontmoeting daar een van een andere speler.',
  },
  fourthThrow: {
    title: 'Zwart is bij de zon',
    text: 'Zwart heeft twee kaarten en staat met beide figuren bij de zon; Wit wacht bij het huis. Jij mist ‘De Zon’ nog. Werp.',
  },
  walkPast: {
    title: '2-2-2!',
    text: 'Weer een worp verdiend, en zes stappen te lopen. Voorbijlopen mag altijd: loop langs het slot naar de plaats van het leven, tot het laatste veld ervoor.',
  },
  challenge: {
    title: 'Sla terug',
    text: 'Twee sprongen, rechtdoor over het slot: je magiër landt bij de zon, precies waar die van Zwart staat. Deze keer ben jij de uitdager.',
  },
  rethrow: {
    title: 'Dat kan beter',
    text: 'Maar 2. Je hebt nog twee worpen en mag elke stok opnieuw werpen. Houd de rode 2 en werp de zwarte en de witte stok.',
  },
  standLast: {
    title: 'Genoeg?',
    text: '5 in twee worpen! Een derde zou er 6 van kunnen maken, maar dan mag Zwart ook drie keer. Laat de stokken liggen en houd je adem in.',
  },
  revenge: {
    title: 'Gewonnen!',
    text: 'De magiër van Zwart gaat naar het labyrint, en de leerling naast hem ook. Zo verbant je magiër elke vreemde leerling die zonder zijn magiër op een magische plaats staat. ‘De Zon’ is van jou.',
  },
  fifthThrow: {
    title: 'Het laatste stuk',
    text: 'Vier van de zeven kaarten: je mist nog die van het slot, de molen en de maan. En voor 2-2-2 heb je nog een worp te goed. Werp!',
  },
  walkToCastle: {
    title: 'Twee stappen terug',
    text: '1-1-0: zonder de steen loopt je leerling er 2, precies tot het slot. Eén ‘Keizerin’ ligt daar nog; de andere heeft Wit.',
  },
  jumpToCastle: {
    title: 'De vijfde',
    text: 'Van de zon naar het slot is één sprong, en je rode stok toont 1. Spring erheen en neem de kaart.',
  },
  lastTurn: {
    title: 'Vijf kaarten, en nu jij weer',
    text: 'Zwart is nog maar net uit het labyrint, Wit heeft twee kaarten. Nu kan het gebeuren: wie in zijn eigen beurt de zesde kaart krijgt, mag nog eens werpen. Werp!',
  },
  walkToMill: {
    title: 'De steen betaalt zich uit',
    text: 'De som is 3, te weinig voor welke plaats ook. Maar tweemaal de som is 6: over de plaats van het leven naar de molen, langs alle anderen. Loop erheen.',
  },
  jumpToMill: {
    title: 'De hoek om',
    text: 'Rood toont 2, en de molen is twee sprongen ver: de hoek om bij de zon of op de plaats van het leven. Spring erheen: ‘Het Rad van Fortuin’ is je zesde kaart.',
  },
  bonusThrow: {
    title: 'Zes van de zeven!',
    text: 'De zesde kaart geeft je een bonusworp. Alleen ‘De Maan’ ontbreekt nog, en de maan is hiernaast: één sprong, vier velden. Neem de stokken, en houd je adem in.',
  },
  walkToMoon: {
    title: '1-2-1!',
    text: 'De som is 4: daarmee komt je leerling precies bij de maan. Loop erheen.',
  },
  jumpToMoon: {
    title: 'Nog één sprong',
    text: 'Rood toont 1. Spring je leerling achterna: wie alle zeven kaarten heeft, wint meteen, zonder nog te werpen.',
  },
  won: {
    title: 'De grootste van de drie magiërs',
    text: 'Alle zeven kaarten zijn van jou: je eerste partij is gewonnen. Zo goed vallen de stokken niet altijd. Kijk wat er op tafel ligt; speel daarna een echte partij zonder mij.',
  },
};

export default words;
