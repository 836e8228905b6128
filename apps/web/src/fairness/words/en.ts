import { plural } from '@wunderkammer/kernel';

const throws = (n: number): string => `${n} ${plural('en', n, 'throw or deal', 'throws and deals')}`;

/** The texts about fairness in English; the other languages have the type of this file. */
const en = {
  title: 'Was chance honest?',
  explain: 'How can you know that chance is honest?',
  checking: 'Computing every throw and deal again…',
  fair: (n: number) => `Yes. ${throws(n)} checked, every one exactly as it had to be.`,
  unfair: 'Chance in this game cannot be proved honest.',
  noRecord: 'The game could not be fetched. Try again in a moment.',
  lead: 'You need not take it on trust that nobody meddled with chance: it can be checked. It works like a sealed envelope:',
  seal: {
    title: 'The seal',
    text: 'Before the game a secret number is drawn and locked away. What everybody sees is its seal, a long number that fits no other secret. From then on it cannot be replaced by another.',
    value: 'Seal',
    same: 'It is the seal this browser saw before the game.',
    other: 'This is not the seal this browser saw before the game.',
  },
  added: {
    title: 'Everybody adds something',
    text: 'Only then does every player add something of their own. So not even whoever locked the secret away could choose the throws. There is one thing no check can show: whether the person who runs the server of an online table looked at the secret during the game.',
    nothing: 'nothing',
    yours: 'What you added is in it, letter for letter.',
    missing: 'What you added from this browser is not in it.',
  },
  seed: {
    title: 'The envelope is opened',
    text: 'When the game is over, the secret is shown. Everybody can see that it fits the seal.',
    value: 'Secret',
  },
  again: {
    title: 'Everything is computed again',
    text: 'Every throw and every deal follows from the secret and from what everybody added. Your browser can compute them all again and compare them with what was played.',
    done: (n: number) => `Your browser has just done that for ${throws(n)}.`,
  },
};

export type Words = typeof en;
export default en;
