import type { Words } from './en.ts';

const nl: Words = {
  cards: 'Tarotkaarten',
  pieces: 'Toverstokken, figuren, krachtstenen',
  plans: 'Grondplannen',
  hints: [
    'Toverstokken: sluit eerst de lange kant, dan de uiteinden. Tel de inkervingen van de rand die boven ligt.',
    'Krachtstenen: vouw en plak rug aan rug. De kleur eromheen zegt van wie ze zijn.',
    'Tarotkaarten: leg de twee gelijke naast hun plaats op het bord.',
    'Grondplannen: ze vatten je beurt samen. De kaarten die je wint, liggen naast het jouwe.',
  ],
  plan: {
    title: 'Jouw worp',
    steps: [
      '**Werp** de drie stokken. 0-0-0: beide figuren naar het labyrint, je krachtsteen kwijt, je beurt voorbij.',
      '**De leerling** loopt de som, met krachtsteen als je wilt het dubbele, en keert nooit om.',
      '**De magiër** mag ervoor of erna zoveel plaatsen springen als je eigen stok toont; begon hij op de plaats van het leven of in het labyrint, dan moet hij.',
      '**Samen op een magische plaats:** neem de kaart. Ligt er geen meer, neem hem dan van een ander.',
      '**Een leerling alleen bij een vreemde magiër** moet naar het labyrint.',
      '**Twee magiërs:** een gevecht, hoogstens drie worpen. De hoogste som, dan wie minder wierp, wint de kaart; de verliezer gaat naar het labyrint.',
      '**Op een symboolveld** mag je toveren; wat je het vaakst ziet, gebeurt.',
      '**1-1-1, 2-2-2 of je zesde kaart:** werp nog eens.',
    ],
    signs: { power: 'neem je steen', magic: 'spring naar je magiër', fate: 'naar het labyrint' },
    goal: 'Verzamel de kaarten van alle zeven plaatsen',
  },
};

export default nl;
