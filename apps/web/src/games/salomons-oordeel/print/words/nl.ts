import type { Words } from './en.ts';

const nl: Words = {
  stones: 'Stenen',
  places: 'Velden en schermen',
  summaries: 'Beurtkaarten',
  mats: 'speelvelden',
  screens: 'schermen',
  summaryCards: 'beurtkaarten',
  hints: [
    'Stenen: elke steen wordt een tentje. Het gezicht kijkt naar zijn eigenaar, de houten rug naar alle anderen.',
    'Open stenen: draai het tentje om, zodat iedereen het gezicht ziet.',
    'Schermen: snijd ze van de speelvelden af, vouw de vleugels half naar achteren en zet ze voor de speelvelden zolang jullie je stenen opstellen.',
  ],
  summary: {
    title: 'Jouw beurt',
    steps: [
      '**Wijs** bij een ander een geheime steen aan en **noem** hem: kleur en cijfer, of het oog van een kleur.',
      '**Goed:** hij wordt opengedraaid waar hij staat. Raad verder, of stop.',
      '**Fout:** draai een van je eigen geheime stenen open en geef hem aan de eigenaar, die hem op zijn plaats zet. Je beurt is voorbij. Je laatste geheime steen houd je.',
      '**Een gekregen steen** komt op de rij van zijn kleur en in de kolom van zijn cijfer. Een oog dat daar staat, gaat naar het midden van de tafel.',
      '**Zonder geheime stenen** val je af. Wie als laatste een geheim heeft, wint.',
    ],
    note: '**Je opstelling:** per rij één kleur, per kolom één cijfer. Een oog staat op de rij van zijn kleur, op een vrij vakje naar keuze.',
    stones: 'Stenen voor ieder, met ogen en zonder',
    players: (n) => `${n} spelers`,
  },
};

export default nl;
