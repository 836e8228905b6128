import { capital, counted, inARow, isHidden, type Maybe, type Seat } from '@wunderkammer/kernel';
import type { Kind } from '../../vocabulary.ts';
import type { Case, Texts } from '../texts.ts';
import { names } from './names.ts';

const list = (items: readonly string[]): string => inARow('de', items);
const card = names.theCard;
const maybeCard = (kind: Maybe<Kind>): string => (isHidden(kind) ? 'eine Karte' : card(kind, 'accusative'));

/** Steps in German. */
export const tell: Texts['tell'] = (seen, { options, names: people }) => {
  const name = (seat: Seat, inCase?: Case): string => people?.[seat] ?? names.theFigure(options.figures[seat]!, inCase);
  /** "von der Königin", but "vom Mönch". */
  const after = (preposition: 'von' | 'bei', seat: Seat): string =>
    `${preposition} ${name(seat, 'dative')}`.replace(/^von dem /, 'vom ').replace(/^bei dem /, 'beim ');
  const all = (seats: readonly Seat[], inCase?: Case): string => list(seats.map((seat) => name(seat, inCase)));
  const cards = (kinds: readonly Kind[]): string => list(kinds.map((kind) => card(kind, 'accusative')));
  switch (seen.type) {
    case 'deal': {
      const own = seen.hands.flatMap((hand) => hand.flatMap((kind) => (isHidden(kind) ? [] : [kind])));
      return own.length === 0 ? 'Alle bekommen zwei Karten.' : `Alle bekommen zwei Karten. Du bekommst ${cards(own)}.`;
    }
    case 'startThrow': {
      const throws = seen.pips.flatMap((pips, seat) => (pips === null ? [] : [`${name(seat as Seat)} wirft ${pips}`]));
      const next =
        seen.highest.length === 1 ? `${all(seen.highest)} beginnt` : `${all(seen.highest)} werfen noch einmal`;
      return `${capital(list(throws))}. ${capital(next)}.`;
    }
    case 'keys': {
      const keys = seen.shown.reduce((sum, shown) => sum + shown, 0);
      return seen.freed
        ? capital(`${name(seen.seat)} wirft den dritten Schlüssel und ist frei.`)
        : capital(
            `${name(seen.seat)} wirft ${keys === 0 ? 'keinen Schlüssel' : keys === 1 ? 'einen Schlüssel' : 'zwei Schlüssel'} und bleibt im Verlies.`,
          );
    }
    case 'sticks': {
      const symbol = `den ${names.symbols[seen.symbol]}`;
      const throws = `${name(seen.seat)} wirft ${seen.pips[0]} und ${seen.pips[1]} und ${symbol}`;
      if (!seen.idle) return capital(`${throws}.`);
      return capital(
        `${throws}, ${seen.symbol === 'salamander' ? 'aber es ist keine Karte mehr da' : 'hat aber keine Karte und setzt deshalb nichts'}.`,
      );
    }
    case 'draw':
      return `${seen.reshuffled ? 'Die abgeworfenen Karten werden gemischt und bilden einen neuen Stoß. ' : ''}${capital(
        `${name(seen.seat)} nimmt ${maybeCard(seen.card)}.`,
      )}`;
    case 'discard':
      return seen.open.length === 0
        ? capital(`${name(seen.by)} legt ${maybeCard(seen.card)} verdeckt beiseite.`)
        : capital(`${list(seen.open.map((laid) => `${name(laid.seat)} wirft ${card(laid.card, 'accusative')} ab`))}.`);
    case 'throw':
      return capital(`${name(seen.by)} nimmt die Wurfstäbe.`);
    case 'throwKeys':
      return capital(`${name(seen.by)} versucht den Schlüsselwurf.`);
    case 'place':
      return capital(
        `${name(seen.by)} setzt den Spielstein auf die Kammer im Flügel ${names.wings[seen.wing]}, ${names.card(`row${seen.row}` as Kind)}, ${names.card(`stone${seen.stone}` as Kind)}.`,
      );
    case 'move': {
      if (seen.home) return capital(`${name(seen.by)} kehrt auf den Startplatz zurück.`);
      if (seen.pips === 0) return capital(`${name(seen.by)} bleibt stehen.`);
      const out = seen.thrownOut.length === 0 ? '' : ` und wirft ${all(seen.thrownOut, 'accusative')} ins Verlies`;
      return capital(`${name(seen.by)} zieht ${counted('de', seen.pips, 'Feld', 'Felder')} weit${out}.`);
    }
    case 'ask': {
      const question = `${name(seen.by)} fragt ${name(seen.asked, 'accusative')} nach ${card(seen.card, 'dative')}`;
      const answer = isHidden(seen.answer) ? '.' : seen.answer ? ': ja.' : ': nein.';
      const freed = seen.freed ? ` ${capital(name(seen.asked))} ist wieder frei.` : '';
      return `${capital(question)}${answer}${freed}`;
    }
    case 'claim': {
      const own = seen.own.length === 0 ? [] : [`legt ${cards(seen.own)} offen hin`];
      const named = list(seen.named.map(([seat, kind]) => `${card(kind, 'accusative')} ${after('von', seat)}`));
      const claim = capital(`${name(seen.by)} ${[...own, `verlangt ${named}`].join(' und ')}`);
      const { outcome } = seen;
      if (outcome.type === 'right') {
        const token = outcome.tokenBack ? ' Der Spielstein kommt zurück auf den Startplatz.' : '';
        const over = outcome.over ? ' Damit ist die Partie zu Ende.' : '';
        return `${claim}. Richtig! Das bringt ${names.points(outcome.value)}, zusammen ${outcome.score}.${token}${over}`;
      }
      const answers = seen.named.map(
        ([seat, kind], index) =>
          `${card(kind, 'nominative')} ${after('bei', seat)} ist ${seen.answers[index] ? 'richtig' : 'falsch'}`,
      );
      const shown = outcome.shown.length === 0 ? 'hat keine Karte zu zeigen' : `zeigt ${cards(outcome.shown)}`;
      return `${claim}. ${capital(list(answers))}. ${capital(name(seen.by))} wandert ins Verlies und ${shown}.`;
    }
    case 'exchange':
      return capital(
        seen.swap
          ? `${name(seen.by)} tauscht ${card(seen.card, 'accusative')} aus.`
          : `${name(seen.by)} behält ${card(seen.card, 'accusative')}.`,
      );
    case 'pass': {
      const declined = {
        question: 'stellt keine Frage',
        throw: 'wirft nicht noch einmal',
        claim: 'legt keine Kombination ab',
      }[seen.declined];
      return capital(`${name(seen.by)} ${declined}.`);
    }
  }
};
