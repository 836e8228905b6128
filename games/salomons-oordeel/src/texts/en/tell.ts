import { capital, inARow, plural } from '@wunderkammer/kernel';
import { about, beginner, cellOf, dealt, ownHand, type Sentences, sentence, tellWith } from '../sentences.ts';
import { names } from './names.ts';

/** Steps in English. */
const sentences: Sentences = {
  deal: (seen, teller) => {
    const { each, left } = dealt(teller);
    const rest = plural('en', left, 'one stone stays', `${left} stones stay`);
    return [
      `The stones are dealt: ${each} each, and ${rest} secret to the end.`,
      ...about(ownHand(seen), ({ seat, hand }) => `${teller.Name(seat)} has ${inARow('en', hand.map(teller.stone))}.`),
    ];
  },
  first: ({ seat }, { Name }) => [`${Name(seat)} begins.`],
  arrange: (seen, teller) => [
    `${teller.Name(seen.by)} has set up the stones.`,
    ...sentence(seen.occupied !== undefined, 'All arrangements are ready.'),
    ...about(beginner(seen, teller), (seat) => `${teller.Name(seat)} begins.`),
  ],
  guess: (seen, { name, Name, stone }) => [
    `${Name(seen.by)} points at ${cellOf(seen)} of ${name(seen.at)} and names ${stone(seen.stone)}: ${seen.right ? 'right' : 'wrong'}!`,
    ...sentence(seen.cost === 'give', `${Name(seen.by)} must give a stone away.`),
    ...sentence(seen.cost === 'open', `${Name(seen.by)} must reveal a stone.`),
    ...sentence(!seen.right && seen.cost === 'nothing', 'With just one hidden stone left that costs nothing.'),
    ...about(seen.out, (seat) => `${Name(seat)} is out.`),
    ...about(seen.winner, (seat) => `${Name(seat)} wins!`),
  ],
  stop: ({ by }, { Name }) => [`${Name(by)} stops.`],
  give: (seen, { name, Name, stone }) => [
    `${Name(seen.by)} reveals ${stone(seen.stone)} on ${cellOf(seen)} and gives it to ${name(seen.to)}.`,
  ],
  open: (seen, { Name, stone }) => [`${Name(seen.by)} reveals ${stone(seen.stone)} on ${cellOf(seen)}.`],
  settle: (seen, { Name, stone }) => [
    `${Name(seen.by)} puts ${stone(seen.stone)} on ${cellOf(seen)}.`,
    ...about(seen.removed, (eye) => `${capital(stone(eye))} makes way and goes to the middle of the table.`),
    ...about(seen.out, (seat) => `${Name(seat)} is out.`),
    ...about(seen.winner, (seat) => `${Name(seat)} wins!`),
  ],
};

export const tell = tellWith(sentences, names);
