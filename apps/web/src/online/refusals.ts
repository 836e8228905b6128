import type { Words } from '@wunderkammer/kernel';
import type { Code } from '@wunderkammer/protocol';
import type { Refused } from '../table/source.ts';
import type { Reply } from './pending-requests.ts';

const STALE: Words = {
  nl: 'De tafel was al verder. Kijk wat er gebeurd is en kies opnieuw.',
  de: 'Der Tisch war schon weiter. Sieh nach, was geschehen ist, und wähle neu.',
  en: 'The table had already moved on. See what happened and choose again.',
};
const NOT_YOURS: Words = {
  nl: 'Dat kun jij hier niet beslissen.',
  de: 'Das kannst du hier nicht entscheiden.',
  en: 'That is not yours to decide here.',
};
const NOT_NOW: Words = {
  nl: 'Dat kan nu niet meer.',
  de: 'Das geht jetzt nicht mehr.',
  en: 'That is no longer possible now.',
};
const TOO_MUCH: Words = {
  nl: 'Dat ging te snel achter elkaar. Wacht even en probeer het opnieuw.',
  de: 'Das war zu viel auf einmal. Warte kurz und versuch es noch einmal.',
  en: 'That was too much at once. Wait a moment and try again.',
};
const NOT_DONE: Words = {
  nl: 'De server kon dat nu even niet doen. Probeer het zo opnieuw.',
  de: 'Der Server konnte das gerade nicht ausführen. Versuch es gleich noch einmal.',
  en: 'The server could not do that just now. Try again in a moment.',
};
const TAKEN: Words = {
  nl: 'Die plaats is net ingenomen.',
  de: 'Der Platz ist gerade vergeben worden.',
  en: 'That seat has just been taken.',
};

const DAMAGED: Words = {
  nl: 'Deze tafel is niet tot het einde te lezen; wie het huis beheert, beslist of de partij verdergaat.',
  de: 'Dieser Tisch lässt sich nicht bis zum Ende lesen; wer das Haus führt, entscheidet, ob es weitergeht.',
  en: 'This table cannot be read to its end; whoever runs the house decides whether it goes on.',
};

const WORDS: Readonly<Partial<Record<Code, Words>>> = {
  stale: STALE,
  forbidden: NOT_YOURS,
  unauthenticated: NOT_YOURS,
  'not-now': NOT_NOW,
  taken: TAKEN,
  'rate-limited': TOO_MUCH,
  damaged: DAMAGED,
};

/** Why something was not done, in all languages; nothing when it was. */
export const notDone = (reply: Reply): Words | undefined => (reply.ok ? undefined : (WORDS[reply.code] ?? NOT_DONE));

/** Why a decision was not taken: the rule it breaks, or what came between. */
export const refusedBy = (reply: Reply): Refused | undefined => {
  if (reply.violation !== undefined) return reply.violation;
  const words = notDone(reply);
  return words && { words };
};
