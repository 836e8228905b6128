import type { Words } from './en.ts';

const nl: Words = {
  answers: { yes: 'Ja', no: 'Nee' },
  cards: 'Kaarten',
  pieces: 'Dobbelstaafjes, figuren, speelstenen',
  summaries: 'beurtkaarten',
  hints: [
    'Dobbelstaafjes: sluit eerst de lange kant, dan de uiteinden. Met een latje van 15 mm erin vallen ze beter.',
    'Speelstenen: vouw, plak rug aan rug en knip de vorm uit.',
  ],
  summary: {
    title: 'Jouw beurt',
    turn: [
      '**In de kerker?** Tot vijf worpen voor drie sleutels; staafjes met een sleutel blijven liggen. Vrij: ga naar huis en speel verder. Anders is je beurt voorbij.',
      '**Thuis?** Je mag eerst combinaties leggen.',
      '**Werp** alle drie de staafjes.',
      '**Salamander:** neem een kaart. Hoogstens twee in de hand, nooit twee van één soort. **Speelsteen:** zet hem op een kamer die klopt met al je kaarten.',
      '**Loop** de som of het verschil. Vanaf huis is het eerste veld je middelste; kom je daar later met een oog over, dan mag je naar binnen.',
      '**Op andermans veld:** je mag de eigenaar naar één kaart vragen. Wie daar stond, gaat naar de kerker.',
      '**Weer thuis?** Je mag combinaties leggen.',
      '**Dubbelworp:** werp nog eens als je wilt.',
    ],
    claim:
      '**Een combinatie** is één vleugel, één rij, één steen: leg je eigen kaarten open, zeg wie de andere heeft. Die is vleugel (lucht 1, water 2, aarde 3, vuur 4) × rij × steen waard. Fout: naar de kerker, en toon je kaarten.',
    often: 'Hoe vaak elke kaart er is',
  },
};

export default nl;
