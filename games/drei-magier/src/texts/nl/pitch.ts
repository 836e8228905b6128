export const pitch = 'Stuur je leerling de kronkelende weg op en vecht met de andere magiërs om zeven tarotkaarten.';

export const introduction =
  'Verzamel als eerste alle zeven tarotkaarten. Elke beurt zeggen drie toverstokken hoe ver je leerling loopt en hoeveel plaatsen je magiër springt. Ontmoeten die twee elkaar op een magische plaats, dan krijg je daar de kaart. Een magiër verbant vreemde leerlingen, en twee magiërs op één plaats vechten het uit.';
