import { capital, inARow, plural } from '@wunderkammer/kernel';
import { about, beginner, cellOf, dealt, ownHand, type Sentences, sentence, tellWith } from '../sentences.ts';
import { names } from './names.ts';

/** Steps in German. */
const sentences: Sentences = {
  deal: (seen, teller) => {
    const { each, left } = dealt(teller);
    const rest = plural('de', left, 'ein Stein bleibt', `${left} Steine bleiben`);
    return [
      `Die Steine sind verteilt: Alle haben ${each}; ${rest} bis zum Schluss geheim.`,
      ...about(ownHand(seen), ({ seat, hand }) => `${teller.Name(seat)} hat ${inARow('de', hand.map(teller.stone))}.`),
    ];
  },
  first: ({ seat }, { Name }) => [`${Name(seat)} beginnt.`],
  arrange: (seen, teller) => [
    `${teller.Name(seen.by)} hat die Steine aufgestellt.`,
    ...sentence(seen.occupied !== undefined, 'Alle Aufstellungen stehen bereit.'),
    ...about(beginner(seen, teller), (seat) => `${teller.Name(seat)} beginnt.`),
  ],
  guess: (seen, { name, Name, stone }) => [
    `${Name(seen.by)} zeigt bei ${name(seen.at)} auf ${cellOf(seen)} und nennt ${stone(seen.stone)}: ${seen.right ? 'richtig' : 'falsch'}!`,
    ...sentence(seen.cost === 'give', `${Name(seen.by)} muss einen Stein abgeben.`),
    ...sentence(seen.cost === 'open', `${Name(seen.by)} muss einen eigenen Stein aufdecken.`),
    ...sentence(!seen.right && seen.cost === 'nothing', 'Mit nur noch einem geheimen Stein kostet das nichts.'),
    ...about(seen.out, (seat) => `${Name(seat)} scheidet aus.`),
    ...about(seen.winner, (seat) => `${Name(seat)} gewinnt!`),
  ],
  stop: ({ by }, { Name }) => [`${Name(by)} hört auf.`],
  give: (seen, { name, Name, stone }) => [
    `${Name(seen.by)} deckt auf ${cellOf(seen)} ${stone(seen.stone)} auf und gibt den Stein an ${name(seen.to)}.`,
  ],
  open: (seen, { Name, stone }) => [`${Name(seen.by)} deckt auf ${cellOf(seen)} ${stone(seen.stone)} auf.`],
  settle: (seen, { Name, stone }) => [
    `${Name(seen.by)} stellt ${stone(seen.stone)} auf ${cellOf(seen)}.`,
    ...about(seen.removed, (eye) => `${capital(stone(eye))} muss weichen und kommt in die Mitte des Tisches.`),
    ...about(seen.out, (seat) => `${Name(seat)} scheidet aus.`),
    ...about(seen.winner, (seat) => `${Name(seat)} gewinnt!`),
  ],
};

export const tell = tellWith(sentences, names);
