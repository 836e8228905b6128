import { capital, counted, inARow, isHidden, type Maybe, type Seat } from '@wunderkammer/kernel';
import type { Kind } from '../../vocabulary.ts';
import type { Texts } from '../texts.ts';
import { names } from './names.ts';

const list = (items: readonly string[]): string => inARow('nl', items);
const card = (kind: Kind): string => names.theCard(kind);
const maybeCard = (kind: Maybe<Kind>): string => (isHidden(kind) ? 'een kaart' : card(kind));

/** Steps in Dutch. */
export const tell: Texts['tell'] = (seen, { options, names: people }) => {
  const name = (seat: Seat): string => people?.[seat] ?? names.theFigure(options.figures[seat]!);
  const all = (seats: readonly Seat[]): string => list(seats.map(name));
  switch (seen.type) {
    case 'deal': {
      const own = seen.hands.flatMap((hand) => hand.flatMap((kind) => (isHidden(kind) ? [] : [card(kind)])));
      return own.length === 0
        ? 'Iedereen krijgt twee kaarten.'
        : `Iedereen krijgt twee kaarten. Jij krijgt ${list(own)}.`;
    }
    case 'startThrow': {
      const throws = seen.pips.flatMap((pips, seat) => (pips === null ? [] : [`${name(seat as Seat)} werpt ${pips}`]));
      const next = seen.highest.length === 1 ? `${all(seen.highest)} begint` : `${all(seen.highest)} werpen opnieuw`;
      return `${capital(list(throws))}. ${capital(next)}.`;
    }
    case 'keys': {
      const keys = seen.shown.reduce((sum, shown) => sum + shown, 0);
      return seen.freed
        ? capital(`${name(seen.seat)} werpt de derde sleutel en is vrij.`)
        : capital(
            `${name(seen.seat)} werpt ${keys === 0 ? 'geen enkele sleutel' : keys === 1 ? 'één sleutel' : 'twee sleutels'} en blijft in de kerker.`,
          );
    }
    case 'sticks': {
      const symbol = `de ${names.symbols[seen.symbol]}`;
      const throws = `${name(seen.seat)} werpt ${seen.pips[0]} en ${seen.pips[1]} en ${symbol}`;
      if (!seen.idle) return capital(`${throws}.`);
      return capital(
        `${throws}, maar ${seen.symbol === 'salamander' ? 'er is geen kaart meer om te nemen' : 'heeft geen kaart om de speelsteen mee te zetten'}.`,
      );
    }
    case 'draw':
      return `${seen.reshuffled ? 'De afgelegde kaarten worden geschud en vormen een nieuwe stapel. ' : ''}${capital(
        `${name(seen.seat)} neemt ${maybeCard(seen.card)}.`,
      )}`;
    case 'discard':
      return seen.open.length === 0
        ? capital(`${name(seen.by)} legt ${maybeCard(seen.card)} verdekt opzij.`)
        : capital(`${list(seen.open.map((laid) => `${name(laid.seat)} legt ${card(laid.card)} af`))}.`);
    case 'throw':
      return capital(`${name(seen.by)} neemt de dobbelstaafjes.`);
    case 'throwKeys':
      return capital(`${name(seen.by)} probeert de sleutelworp.`);
    case 'place':
      return capital(
        `${name(seen.by)} zet de speelsteen op de kamer in de vleugel ${names.wings[seen.wing]}, rij ${seen.row}, ${seen.stone}-steen.`,
      );
    case 'move': {
      if (seen.home) return capital(`${name(seen.by)} keert terug naar de startplaats.`);
      if (seen.pips === 0) return capital(`${name(seen.by)} blijft staan.`);
      const out = seen.thrownOut.length === 0 ? '' : ` en gooit ${all(seen.thrownOut)} in de kerker`;
      return capital(`${name(seen.by)} loopt ${counted('nl', seen.pips, 'veld', 'velden')}${out}.`);
    }
    case 'ask': {
      const question = `${name(seen.by)} vraagt ${name(seen.asked)} naar ${card(seen.card)}`;
      const answer = isHidden(seen.answer) ? '.' : seen.answer ? ': ja.' : ': nee.';
      const freed = seen.freed ? ` ${capital(name(seen.asked))} is weer vrij.` : '';
      return `${capital(question)}${answer}${freed}`;
    }
    case 'claim': {
      const own = seen.own.length === 0 ? [] : [`legt ${list(seen.own.map(card))} open`];
      const named = list(seen.named.map(([seat, kind]) => `${card(kind)} van ${name(seat)}`));
      const claim = capital(`${name(seen.by)} ${[...own, `eist ${named} op`].join(' en ')}`);
      const { outcome } = seen;
      if (outcome.type === 'right') {
        const token = outcome.tokenBack ? ' De speelsteen gaat terug naar de startplaats.' : '';
        const over = outcome.over ? ' Daarmee is de partij uit.' : '';
        return `${claim}. Goed! Dat is ${names.points(outcome.value)} waard; het totaal is nu ${outcome.score}.${token}${over}`;
      }
      const answers = seen.named.map(
        ([seat, kind], index) => `${card(kind)} van ${name(seat)} is ${seen.answers[index] ? 'goed' : 'fout'}`,
      );
      const shown =
        outcome.shown.length === 0 ? 'heeft geen kaart om te tonen' : `toont ${list(outcome.shown.map(card))}`;
      return `${claim}. ${capital(list(answers))}. ${capital(name(seen.by))} gaat naar de kerker en ${shown}.`;
    }
    case 'exchange':
      return capital(`${name(seen.by)} ${seen.swap ? 'ruilt' : 'houdt'} ${card(seen.card)}.`);
    case 'pass': {
      const declined = {
        question: 'vraagt niets',
        throw: 'werpt niet nog eens',
        claim: 'legt geen combinatie',
      }[seen.declined];
      return capital(`${name(seen.by)} ${declined}.`);
    }
  }
};
