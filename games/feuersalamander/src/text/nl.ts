import { isHidden, type Maybe, type Seat, type Table } from '@wunderkammer/kernel';
import type { Figure, Kind, Options, Seen, Wing } from '../vocabulary.ts';
import { inARow, numberOf, sentence } from './words.ts';

const FIGURES: Readonly<Record<Figure, string>> = {
  king: 'de koning',
  queen: 'de koningin',
  monk: 'de monnik',
  robber: 'de rover',
};

const WINGS: Readonly<Record<Wing, string>> = { air: 'lucht', water: 'water', earth: 'aarde', fire: 'vuur' };

const isWing = (kind: Kind): kind is Wing => Object.hasOwn(WINGS, kind);

const card = (kind: Kind): string => {
  if (isWing(kind)) return `de ${WINGS[kind]}kaart`;
  return kind.startsWith('row') ? `rij ${numberOf(kind)}` : `de ${numberOf(kind)}-steen`;
};

const maybeCard = (kind: Maybe<Kind>): string => (isHidden(kind) ? 'een kaart' : card(kind));
const points = (count: number): string => (count === 1 ? '1 punt' : `${count} punten`);

export const tellInDutch = (seen: Seen, { options, names }: Table<Options>): string => {
  const name = (seat: Seat): string => names?.[seat] ?? FIGURES[options.figures[seat]!];
  const all = (seats: readonly Seat[]): string => inARow(seats.map(name), 'en');
  switch (seen.type) {
    case 'deal': {
      const own = seen.hands.flatMap((hand) => hand.flatMap((kind) => (isHidden(kind) ? [] : [card(kind)])));
      return own.length === 0
        ? 'Iedereen krijgt twee kaarten.'
        : `Iedereen krijgt twee kaarten. Jij krijgt ${inARow(own, 'en')}.`;
    }
    case 'startThrow': {
      const throws = seen.pips.flatMap((pips, seat) => (pips === null ? [] : [`${name(seat as Seat)} werpt ${pips}`]));
      const next = seen.highest.length === 1 ? `${all(seen.highest)} begint` : `${all(seen.highest)} werpen opnieuw`;
      return `${sentence(inARow(throws, 'en'))}. ${sentence(next)}.`;
    }
    case 'keys': {
      const keys = seen.shown.reduce((sum, shown) => sum + shown, 0);
      return seen.freed
        ? sentence(`${name(seen.seat)} werpt de derde sleutel en is vrij.`)
        : sentence(
            `${name(seen.seat)} werpt ${keys === 0 ? 'geen enkele sleutel' : keys === 1 ? 'één sleutel' : 'twee sleutels'} en blijft in de kerker.`,
          );
    }
    case 'sticks': {
      const symbol = seen.symbol === 'salamander' ? 'de salamander' : 'de speelsteen';
      const throws = `${name(seen.seat)} werpt ${seen.pips[0]} en ${seen.pips[1]} en ${symbol}`;
      if (!seen.idle) return sentence(`${throws}.`);
      return sentence(
        `${throws}, maar ${seen.symbol === 'salamander' ? 'er is geen kaart meer om te nemen' : 'heeft geen kaart om de speelsteen mee te zetten'}.`,
      );
    }
    case 'draw':
      return `${seen.reshuffled ? 'De afgelegde kaarten worden geschud en vormen een nieuwe stapel. ' : ''}${sentence(
        `${name(seen.seat)} neemt ${maybeCard(seen.card)}.`,
      )}`;
    case 'discard':
      return seen.open.length === 0
        ? sentence(`${name(seen.by)} legt ${maybeCard(seen.card)} gedekt opzij.`)
        : sentence(
            `${inARow(
              seen.open.map((laid) => `${name(laid.seat)} legt ${card(laid.card)} af`),
              'en',
            )}.`,
          );
    case 'throw':
      return sentence(`${name(seen.by)} neemt de dobbelstaafjes.`);
    case 'throwKeys':
      return sentence(`${name(seen.by)} probeert de sleutelworp.`);
    case 'place':
      return sentence(
        `${name(seen.by)} zet de speelsteen op de kamer in de vleugel ${WINGS[seen.wing]}, rij ${seen.row}, ${seen.stone}-steen.`,
      );
    case 'move': {
      if (seen.home) return sentence(`${name(seen.by)} keert terug naar de startplaats.`);
      if (seen.pips === 0) return sentence(`${name(seen.by)} blijft staan.`);
      const out = seen.thrownOut.length === 0 ? '' : ` en gooit ${all(seen.thrownOut)} in de kerker`;
      return sentence(`${name(seen.by)} loopt ${seen.pips} ${seen.pips === 1 ? 'veld' : 'velden'}${out}.`);
    }
    case 'ask': {
      const question = `${name(seen.by)} vraagt ${name(seen.asked)} naar ${card(seen.card)}`;
      const answer = isHidden(seen.answer) ? '.' : seen.answer ? ': ja.' : ': nee.';
      const freed = seen.freed ? ` ${sentence(name(seen.asked))} is weer vrij.` : '';
      return `${sentence(question)}${answer}${freed}`;
    }
    case 'claim': {
      const own = seen.own.length === 0 ? [] : [`legt ${inARow(seen.own.map(card), 'en')} open`];
      const named = inARow(
        seen.named.map(([seat, kind]) => `${card(kind)} van ${name(seat)}`),
        'en',
      );
      const claim = sentence(`${name(seen.by)} ${[...own, `eist ${named} op`].join(' en ')}`);
      const { outcome } = seen;
      if (outcome.type === 'right') {
        const token = outcome.tokenBack ? ' De speelsteen gaat terug naar de startplaats.' : '';
        const over = outcome.over ? ' Daarmee is het spel uit.' : '';
        return `${claim}. Goed! Dat is ${points(outcome.value)} waard; het totaal is nu ${outcome.score}.${token}${over}`;
      }
      const answers = seen.named.map(
        ([seat, kind], index) => `${card(kind)} van ${name(seat)} is ${seen.answers[index] ? 'goed' : 'fout'}`,
      );
      const shown =
        outcome.shown.length === 0 ? 'heeft geen kaart om te tonen' : `toont ${inARow(outcome.shown.map(card), 'en')}`;
      return `${claim}. ${sentence(inARow(answers, 'en'))}. ${sentence(name(seen.by))} gaat naar de kerker en ${shown}.`;
    }
    case 'exchange':
      return sentence(`${name(seen.by)} ${seen.swap ? 'ruilt' : 'houdt'} ${card(seen.card)}.`);
    case 'pass': {
      const declined = {
        question: 'vraagt niets',
        throw: 'werpt niet nog eens',
        claim: 'legt geen combinatie',
      }[seen.declined];
      return sentence(`${name(seen.by)} ${declined}.`);
    }
  }
};
