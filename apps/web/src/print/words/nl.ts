import { plural } from '@wunderkammer/kernel';
import type { Words } from './en.ts';

const nl: Words = {
  title: (game) => `${game} om te printen`,
  lead: 'De doos is weg, maar papier is geduldig: print het, knip het uit, plak het en speel aan een echte tafel.',
  choices: 'Hoe je print',
  paper: { label: 'Papier', a4: 'A4', letter: 'Letter' },
  board: { label: 'Speelbord', sheets: 'vier vellen, geplakt', a3: 'één vel A3', a2: 'één vel A2' },
  ink: {
    label: 'Inkt',
    colour: 'in kleur',
    line: 'alleen lijnen',
    help: 'Alleen lijnen spaart inkt en vraagt om kleurpotloden.',
  },
  sides: {
    label: 'Achterkanten',
    both: 'dubbelzijdig',
    one: 'enkelzijdig',
    bothHelp: 'Laat de printer het papier over de lange kant omdraaien.',
    oneHelp: 'Kaarten krijgen geen achterkant: stop ze in hoesjes of plak er oude kaarten achter.',
  },
  print: 'Printen',
  asTold: 'Print op 100\u00a0%, ‘werkelijke grootte’, nooit ‘passend op pagina’.',
  count: (sheets, stack) => `${sheets} ${plural('nl', sheets, 'vel', 'vellen')} (${stack})`,
  page: (n) => `bij het printen pagina ${n}`,
  preview: 'De vellen',
  sheet: (n, of) => `Vel ${n} van ${of}`,
  back: 'achterkant',
  rules: 'Spelregels',
  summary: 'Beurtkaarten',
  first: {
    name: 'Lees dit eerst',
    kit: 'Om te printen, uit te knippen en te spelen',
    ruler: 'Meet deze lijn na',
    rulerHelp:
      'Is hij niet precies 100 mm lang, dan heeft de printer de pagina geschaald: kies ‘werkelijke grootte’ of 100\u00a0% en print opnieuw.',
    contents: 'Dit hoort erbij',
    booklet: 'boekje met de spelregels',
    needed: 'Dit heb je nodig',
    tools: 'Papier van 160 tot 250 g, een snijmes en een stalen liniaal, een schaar en een lijmstift.',
    boardTools: 'Voor het speelbord ook karton, of het deksel van een oude doos.',
    steps: 'Zo doe je het',
    stepPrint:
      'Printen: op 100\u00a0% of ‘werkelijke grootte’, zonder kop- of voettekst, dubbelzijdig, omgedraaid over de lange kant. Print eerst dit vel en meet de lijn hieronder na; dan pas de rest.',
    stepPrintSingle:
      'Printen: op 100\u00a0% of ‘werkelijke grootte’, zonder kop- of voettekst, enkelzijdig. Print eerst dit vel en meet de lijn hieronder na; dan pas de rest.',
    stepBoard: (letters) =>
      `Speelbord: snijd de witte rand weg: bij B links, bij C boven, bij D allebei. Leg de vellen in de volgorde ${letters} neer en plak elk vel op de strook die zijn buur ervoor laat: zijn rand komt langs de streepjeslijn en verbergt die. Plak het geheel dan op karton.`,
    stepBoardWhole:
      'Speelbord: plak het op karton, en vouw het één keer in het midden als het in een doos moet passen.',
    stepCards:
      'Kaarten: leg de liniaal van merkteken naar merkteken en snijd. De kleur loopt een stukje door, dus een haartje ernaast kan geen kwaad.',
    stepNets:
      'Wat gevouwen wordt: knip langs de doorgetrokken lijn, maak in elke streepjeslijn met een bot mes een groef, vouw, en plak de lichte plakrandjes naar binnen.',
    stepRules:
      'Spelregels: leg de vellen in elkaar in de volgorde waarin ze komen, vouw ze in het midden en zet twee nietjes in de vouw.',
    stepRulesSingle:
      'Spelregels: vouw elk vel in het midden, met de bedrukte kant naar buiten, en plak de open kanten een voor een aan elkaar.',
    legend: { cut: 'knippen', fold: 'vouwen', flap: 'plakken', mark: 'liniaal hier' },
  },
};

export default nl;
