import type { LessonWords } from '../../../learn/lesson.ts';
import type { BeatId } from './lesson.ts';

const words: LessonWords<BeatId> = {
  welcome: {
    title: 'Een spel vol geheimen',
    text: 'Jij en je tegenstander stellen elk tien geheime stenen op. Daarna probeer je die van de ander te raden. Wie het langst een geheim bewaart, wint.',
  },
  stones: {
    title: 'Jouw tien stenen',
    text: 'Vijf kleuren, de cijfers 1 tot en met 5, en elke steen bestaat maar één keer: wat jij hebt, heeft je tegenstander niet. Die heeft er ook tien; vijf blijven de hele partij geheim.',
  },
  arrange: {
    title: 'Stel ze op',
    text: 'Per rij één kleur, per kolom één cijfer. Welke, kies je zelf, maar vandaag doen we het simpel: rood op rij A, geel B, groen C, blauw D, paars E, en elk cijfer in de kolom met zijn eigen nummer. Of laat ze voor je neerzetten.',
  },
  backs: {
    title: 'Alleen ruggen, en toch',
    text: 'Dit zijn de stenen van je tegenstander. Je ziet waar ze staan, niet welke het zijn. Maar stenen op één rij hebben dezelfde kleur, en stenen in één kolom hetzelfde cijfer.',
  },
  'row-of-four': {
    title: 'Rij C verraadt zich',
    text: 'Op rij C staan vier stenen van één kleur. Jij hebt er van elke kleur minstens twee, behalve van groen. Alleen van groen kunnen er dus nog vier zijn: rij C is groen.',
  },
  'first-guess': {
    title: 'Raad je eerste steen',
    text: 'In kolom 3 staat vier keer hetzelfde cijfer. Een 2 heb jij niet, van elk ander cijfer minstens twee. Dit zijn dus de tweeën. Wijs C3 aan en noem de groene 2.',
  },
  right: {
    title: 'Goed!',
    text: 'De steen wordt opengedraaid. Wie goed raadt, mag doorgaan of stoppen. Er is nog een steen die je zeker weet, dus we gaan door.',
  },
  gap: {
    title: 'Kijk naar het gat',
    text: 'Op rij C staat al het groen, behalve jouw groene 3. Het gat, kolom 2, is daar dus de plek voor de drieën. Vier drieën heb je zelf, alleen de paarse niet. Noem op E2 de paarse 3.',
  },
  stop: {
    title: 'Stop op tijd',
    text: 'Twee keer raden, twee keer goed! Vanaf hier wordt het geluk, en fout raden kost je een steen. Stop.',
  },
  'found-out': {
    title: 'Rekenen kan de ander ook',
    text: 'Je tegenstander had vier groene stenen, dus jij kon er maar één hebben. En alleen op rij C stond bij jou één steen. Geheimen zijn hier moeilijk te bewaren.',
  },
  'their-miss': {
    title: 'Dit keer fout',
    text: 'Op D3 staat jouw blauwe 3. Er klinkt alleen ‘fout’, verder niets. Nu moet je tegenstander een eigen geheime steen opendraaien en aan jou geven.',
  },
  settle: {
    title: 'Een cadeau met een angel',
    text: 'Je krijgt de groene 4, open. Hij hoort waar je groene rij en je kolom met vieren elkaar kruisen: zet hem op C4. De angel: nu weet iedereen waar jouw vieren staan.',
  },
  'gift-tells': {
    title: 'De gever verraadt zich ook',
    text: 'De groene 4 stond op C5, dus kolom 5 was daar voor de vieren. Kolom 2 en 3 ken je al. Blijven over: de 1 en de 5, in kolom 1 en 4. Maar welke is welke?',
  },
  'coin-toss': {
    title: 'Kop of munt',
    text: 'In je beurt moet je minstens één keer raden, en nu is niets zeker. Op C1 staat de groene 1 of de groene 5. Probeer de groene 1.',
  },
  give: {
    title: 'Fout. Betaal slim',
    text: 'Je moet een steen opendraaien en weggeven. Neem de rode 3 op A3: dat je drieën in kolom 3 staan, is toch al bekend. En je tegenstander moet je nu laten zien waar rood staat.',
  },
  'red-row': {
    title: 'Wat je met die fout gewonnen hebt',
    text: 'De rode 3 staat op D2, dus rij D is daar de rode rij. En omdat op C1 niet de groene 1 staat, is het de groene 5. Geen slechte ruil.',
  },
  notebook: {
    title: 'Te veel om te onthouden?',
    text: 'Schrijf in het notitieboek op wat je hebt ontdekt. Niemand anders kan het lezen.',
  },
  'close-call': {
    title: 'Dat scheelde niet veel',
    text: 'Je paarse 4 is geraden, met dank aan dat cadeau. Toen werd het kop of munt, en je tegenstander stopte. Eén keer goed gegokt, en al je stenen waren bekend geweest. Nu jij!',
  },
  strike: {
    title: 'Sla terug',
    text: 'Nu weet je wat er op C1 staat. Noem de groene 5.',
  },
  'last-green': {
    title: 'En de volgende',
    text: 'Op rij C is nog één steen geheim, en er is nog maar één groene die je niet hebt gezien. Noem op C4 de groene 1.',
  },
  'gift-pays': {
    title: 'Je cadeau betaalt zich terug',
    text: 'Rij D is rood, dat liet je eigen rode 3 zien. In kolom 3 staan de tweeën. Wat staat er dus op D3? De rode 2.',
  },
  winning: {
    title: 'Zo win je',
    text: 'Wie geen geheime steen meer heeft, valt af. Wie het laatste geheim overhoudt, wint. Jij hebt nog zeven geheime stenen, je tegenstander vier.',
  },
  eye: {
    title: 'Voor later: het alziend oog',
    text: 'In het volledige spel heeft elke kleur ook een oog. Het staat op de rij van zijn kleur, maar in een kolom naar keuze, en gooit de mooiste redenering omver. Hoort een gekregen steen op zijn plek, dan gaat het oog naar het midden van de tafel.',
  },
  finale: {
    title: 'Het laatste stuk',
    text: 'Nog vier stenen, en je kunt ze allemaal weten. Rij A en B zijn geel en blauw. In kolom 1 staan de vijven, in kolom 4 de enen. Welke daarvan heb je zelf?',
  },
  'yellow-five': {
    title: 'Wiens vijf?',
    text: 'In kolom 1 staan de vijven: A1 is dus de gele of de blauwe 5. De blauwe 5 staat bij jou. A1 is dus de gele 5, en rij A is geel.',
  },
  'yellow-two': {
    title: 'Dezelfde rij',
    text: 'Rij A is geel, en in kolom 3 staan de tweeën. Wat is A3?',
  },
  'blue-two': {
    title: 'Alleen blauw is over',
    text: 'Geel heeft zijn rij, dus B is blauw. B3 staat in de kolom van de tweeën.',
  },
  'last-stone': {
    title: 'Het laatste geheim',
    text: 'In kolom 4 staan de enen, en rij B is blauw. Noem hem, en je tegenstander heeft geen geheim meer.',
  },
  won: {
    title: 'Het oordeel is geveld',
    text: 'Je hebt je geheimen bewaard en alle andere gevonden: je eerste partij is gewonnen. Kijk wat er op de weegschaal ligt; daarna speel je een korte partij zonder mij.',
  },
};

export default words;
