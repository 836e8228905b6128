import { ofTen } from '@wunderkammer/kernel';
import type { Label } from '../texts.ts';

export const label: Label = {
  what: 'Iedereen maakt een geheime opstelling van stenen en leidt die van de anderen af: uit waar een steen staat, uit wat er geraden is, uit wat er werd weggegeven. Het laatste geheim wint.',
  story: [
    'Het is genoemd naar de koning die goed oordeelde omdat hij wist hoe mensen antwoorden. Het boekje vraagt ongeveer hetzelfde: of je goed kiest of fout, op je gevoel of met je verstand, en wat je de anderen wilt laten weten.',
    'Over de makers zegt het boekje niet meer dan dit: Identity Games. Er staat geen auteur in, geen jaartal en geen leeftijd. Wie een vraag had, werd verwezen naar een hoekje van de website van de uitgever, het spelershok. De twistvragen hier zijn voor wie daar geen antwoord meer vindt.',
  ],
  components: {
    stones:
      'Vijf kleuren, elk met de cijfers 1 tot en met 5 en een alziend oog, de joker. Alle ruggen zijn gelijk: daar draait het om.',
  },
  balance: (found) => {
    const { won, least, most } = ofTen(found);
    return `Wat telt, is wat je krijgt: wie meer ogen heeft, wint vaker, al is het lang niet altijd. Wie begint, telt minder: van ${found.games} partijen met z’n tweeën tussen gelijke bots won wie begon er ${won}. Zo weinig laten ruimte voor toeval, en het kunnen er ook ${least} tot ${most} van de 10 zijn.`;
  },
  setup:
    'Twee spelers in het volledige spel, voordat er geraden is, zoals één van hen het ziet: de eigen stenen van voren, die van de ander van achteren, ieder tien. Tien andere blijven tot het einde geheim.',
  sources: ['de Nederlandse spelregels van Identity Games'],
  differences: {
    lines: {
      title: 'Lijnen die er niet zijn',
      book: 'Kleuren en cijfers staan op denkbeeldige lijnen, en je moet zo nauwkeurig mogelijk zijn.',
      settled: 'Een raster, zodat niemand hoeft te turen.',
    },
    rightPlace: {
      title: 'De goede plaats voor een gekregen steen',
      book: 'Zet hem op de goede plaats, staat er. Dat je die kleur of dat cijfer misschien niet hebt, is vergeten.',
      settled: 'Dan kies je, net als bij het opstellen.',
    },
    youngest: {
      title: 'Wie begint',
      book: 'De jongste.',
      settled: 'Wie jullie aanwijzen, of het lot: we vragen niet hoe oud je bent.',
    },
    protection: {
      title: 'Een speler beschermen',
      book: 'Eén zin, die openlaat wat er geldt na een fout of met twee spelers.',
      settled: 'Drie korte antwoorden.',
    },
  },
  lost: {
    colours: {
      title: 'Drie van de kleuren',
      found: 'Het boekje noemt groen en blauw. Rood, geel en paars zijn van ons, elk met een eigen teken.',
    },
    figures: {
      title: 'De genummerde figuren',
      found:
        'Ze legden het opstellen, raden en geven uit. Van een paar is het bijschrift er nog, en dat past bij wat wij bouwden.',
    },
    date: {
      title: 'Wanneer en door wie',
      found: 'Het staat er niet in, en tot nu toe kon niemand het ons vertellen.',
    },
    art: {
      title: 'Hoe de stenen eruitzagen',
      found: 'Een oog en cijfers, zegt het boekje. Been, notenhout en groen laken zijn van ons.',
    },
  },
};
