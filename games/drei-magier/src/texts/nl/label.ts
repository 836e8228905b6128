import { ofTen } from '@wunderkammer/kernel';
import type { Label } from '../texts.ts';

export const label: Label = {
  what: 'Drie magiërs, drie leerlingen, en zeven tarotkaarten die een koning mist. De magiër springt, de leerling loopt; waar ze elkaar ontmoeten ligt een kaart, en waar twee magiërs elkaar tegenkomen beslissen de toverstokken.',
  story: [
    'Een koning bezat een waarzegspel, zo fraai getekend dat hij er de toekomst uit wilde lezen, maar er waren zeven kaarten zoek. Drie magiërs gaan op pad, ieder met zijn beste leerling, en ieder wil hem als eerste alle zeven brengen.',
    'Johann Rüttinger maakte het, Noris gaf het in 1985 uit, en nog in dat jaar kreeg het van de jury van de Spiel des Jahres de speciale prijs ‘Schönes Spiel’ (mooi spel). Het was het eerste deel van een trilogie; de andere delen heten Das blaue Amulett en Der Feuersalamander.',
    'Rond de rand van het bord liep een beeldraadsel, en wie het oploste kon een prijs winnen. In 2010 keerde het spel terug als Die Magier, met hier en daar andere regels: zo hoeft de leerling niet meer te lopen. Hier speel je het zoals in 1985.',
  ],
  components: {
    board: 'Negen plaatsen, en daartussen de kronkelige weg van de leerlingen.',
    mages:
      'Grote houten figuren. De onze dragen drie verschillende hoeden, zodat je ze ook zonder kleuren uit elkaar houdt.',
    apprentices: 'Kleine houten figuren, in de kleur van hun meester.',
    wands:
      'Je werpt ermee als met dobbelstenen. De inkervingen op de randen tellen; voor een toverworp lees je de symbolen.',
    powerStones:
      'Schuif er een onder een leerling, en hij mag twee keer zo ver lopen. In het boekje hebben ze de kleuren van de spelers; de groene edelsteen is van ons, op de kleur van zijn eigenaar.',
    tarotCards:
      'Zeven verschillende, elk twee keer, voor drie die ze willen hebben. De Romeinse cijfers betekenen niets.',
    plans:
      'Voor iedere speler één, om de kaarten op te leggen en te zien welke er nog ontbreken. Een afbeelding is er niet meer: zo stellen wij ze ons voor. Die om te printen vatten je beurt samen, en de kaarten liggen ernaast.',
  },
  balance: (found) => {
    const { about, least, most } = ofTen(found);
    return `Niemand zit duidelijk beter dan een ander: wie begint, wint ongeveer ${about} van de 10 partijen, en een derde zou eerlijk zijn. Zo ging het in ${found.games} partijen tussen gelijke bots; door toeval kunnen het er ook ${least} tot ${most} van de 10 zijn.`;
  },
  setup:
    'Vóór de eerste worp: alle zes de figuren op de plaats van het leven, twee kaarten bij elke magische plaats, en de krachtstenen naast het bord, bij hun eigenaars.',
  sources: [
    'een Nederlandse vertaling die de kaarten hun Duitse namen laat',
    'van de Duitse spelregels hebben we geen bladzijde; waar de vertaling een afbeelding nodig heeft, helpen recensies',
  ],
  differences: {
    eight: {
      title: 'Zeven kaarten, of acht',
      book: 'Het titelblad vraagt er acht. Overal elders zijn het er zeven, en meer verschillende zijn er niet.',
      settled: 'Zeven.',
    },
    throws: {
      title: 'Drie worpen met vier namen',
      book: 'Waar het boekje de worpen opsomt, is de tweede de kleurworp. Waar het ze uitlegt, is de tweede de magiërworp van een gevecht.',
      settled: 'Drie worpen: de ogenworp, de magiërworp en de toverworp.',
    },
    plans: {
      title: 'Een plan met twee namen',
      book: 'In de doos zitten grondplannen; aan tafel heeft iedereen een oriëntatieplan.',
      settled: 'Dat is hetzelfde. Hier liggen je kaarten op een rij.',
    },
    stone: {
      title: 'Een steen met twee namen',
      book: 'In de doos en in de regels heet hij krachtsteen, bij het klaarzetten een keer toversteen.',
      settled: 'De krachtsteen.',
    },
    later: {
      title: 'De uitgave van 2010',
      book: 'Die Magier verandert een paar regels: de leerling mag blijven waar hij is.',
      settled: 'Wij spelen het oudere spel, waarin hij moet lopen.',
    },
  },
  lost: {
    square: {
      title: 'Waar de plaatsen liggen',
      found:
        'De lijst met kaarten, rij voor rij gelezen, geeft een vierkant dat bij elke zin van het boekje past, en recensies zeggen hetzelfde.',
    },
    deadEnd: {
      title: 'De wegen uit het labyrint',
      found:
        'Van magiërs zegt het boekje dat er maar één weg uit leidt, over de plaats van het leven. Voor leerlingen nemen we dat ook aan; recensies noemen het een doodlopende weg.',
    },
    road: {
      title: 'De velden van de weg',
      found:
        'Acht ervan hebben een symbool, zegt het boekje. Hoeveel het er zijn, en welke die acht zijn, kon niemand ons vertellen.',
    },
    wands: {
      title: 'De toverstokken',
      found:
        'Driekantig, zeggen recensies, en dat past bij wat er staat: zes zichtbare symbolen, en 0, 1 of 2 inkervingen.',
    },
    riddle: {
      title: 'Het raadsel rond de rand',
      found: 'Dat is weg, en we hebben geen ander verzonnen.',
    },
    art: {
      title: 'De tekeningen',
      found: 'Bij een mooi spel doen ze er meer toe dan elders. De onze zijn houtsneden van eigen hand.',
    },
  },
};
