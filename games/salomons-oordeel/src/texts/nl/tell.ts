import { capital, inARow, plural } from '@wunderkammer/kernel';
import { about, beginner, cellOf, dealt, ownHand, type Sentences, sentence, tellWith } from '../sentences.ts';
import { names } from './names.ts';

/** Steps in Dutch. */
const sentences: Sentences = {
  deal: (seen, teller) => {
    const { each, left } = dealt(teller);
    const rest = plural('nl', left, 'één steen blijft', `${left} stenen blijven`);
    return [
      `De stenen zijn verdeeld: ieder heeft er ${each}; ${rest} tot het einde geheim.`,
      ...about(
        ownHand(seen),
        ({ seat, hand }) => `${teller.Name(seat)} heeft ${inARow('nl', hand.map(teller.stone))}.`,
      ),
    ];
  },
  first: ({ seat }, { Name }) => [`${Name(seat)} begint.`],
  arrange: (seen, teller) => [
    `${teller.Name(seen.by)} heeft de stenen opgesteld.`,
    ...sentence(seen.occupied !== undefined, 'Alle opstellingen staan klaar.'),
    ...about(beginner(seen, teller), (seat) => `${teller.Name(seat)} begint.`),
  ],
  guess: (seen, { name, Name, stone }) => [
    `${Name(seen.by)} wijst bij ${name(seen.at)} ${cellOf(seen)} aan en noemt ${stone(seen.stone)}: ${seen.right ? 'goed' : 'fout'}!`,
    ...sentence(seen.cost === 'give', `${Name(seen.by)} moet een steen weggeven.`),
    ...sentence(seen.cost === 'open', `${Name(seen.by)} moet een eigen steen opendraaien.`),
    ...sentence(!seen.right && seen.cost === 'nothing', 'Met nog maar één geheime steen kost dat niets.'),
    ...about(seen.out, (seat) => `${Name(seat)} valt af.`),
    ...about(seen.winner, (seat) => `${Name(seat)} wint!`),
  ],
  stop: ({ by }, { Name }) => [`${Name(by)} stopt.`],
  give: (seen, { name, Name, stone }) => [
    `${Name(seen.by)} draait ${stone(seen.stone)} op ${cellOf(seen)} open en geeft die steen aan ${name(seen.to)}.`,
  ],
  open: (seen, { Name, stone }) => [`${Name(seen.by)} draait ${stone(seen.stone)} op ${cellOf(seen)} open.`],
  settle: (seen, { Name, stone }) => [
    `${Name(seen.by)} zet ${stone(seen.stone)} op ${cellOf(seen)}.`,
    ...about(seen.removed, (eye) => `${capital(stone(eye))} moet wijken en gaat naar het midden van de tafel.`),
    ...about(seen.out, (seat) => `${Name(seat)} valt af.`),
    ...about(seen.winner, (seat) => `${Name(seat)} wint!`),
  ],
};

export const tell = tellWith(sentences, names);
