import { isHidden, type Maybe, type Seat, type Table } from '@wunderkammer/kernel';
import type { Figure, Kind, Options, Seen, Wing } from '../vocabulary.ts';
import { inARow, numberOf, sentence } from './words.ts';

type Case = 'nominative' | 'accusative' | 'dative';

const ARTICLES: Readonly<Record<'masculine' | 'feminine', Readonly<Record<Case, string>>>> = {
  masculine: { nominative: 'der', accusative: 'den', dative: 'dem' },
  feminine: { nominative: 'die', accusative: 'die', dative: 'der' },
};

const FIGURES: Readonly<Record<Figure, readonly [gender: keyof typeof ARTICLES, noun: string]>> = {
  king: ['masculine', 'König'],
  queen: ['feminine', 'Königin'],
  monk: ['masculine', 'Mönch'],
  robber: ['masculine', 'Räuber'],
};

const WINGS: Readonly<Record<Wing, string>> = { air: 'Luft', water: 'Wasser', earth: 'Erd', fire: 'Feuer' };
const WING_NAMES: Readonly<Record<Wing, string>> = { air: 'Luft', water: 'Wasser', earth: 'Erde', fire: 'Feuer' };
const STONES = ['Ein-Stein', 'Zwei-Stein', 'Drei-Stein'] as const;

const isWing = (kind: Kind): kind is Wing => Object.hasOwn(WINGS, kind);

const card = (kind: Kind, inCase: Case): string => {
  if (isWing(kind)) return `${ARTICLES.feminine[inCase]} ${WINGS[kind]}-Karte`;
  return kind.startsWith('row')
    ? `${ARTICLES.feminine[inCase]} ${numberOf(kind)}. Reihe`
    : `${ARTICLES.masculine[inCase]} ${STONES[numberOf(kind) - 1]}`;
};

const maybeCard = (kind: Maybe<Kind>): string => (isHidden(kind) ? 'eine Karte' : card(kind, 'accusative'));
const points = (count: number): string => (count === 1 ? '1 Punkt' : `${count} Punkte`);

export const tellInGerman = (seen: Seen, { options, names }: Table<Options>): string => {
  const name = (seat: Seat, inCase: Case = 'nominative'): string => {
    const [gender, noun] = FIGURES[options.figures[seat]!];
    return names?.[seat] ?? `${ARTICLES[gender][inCase]} ${noun}`;
  };
  /** "von der Königin", but "vom Mönch". */
  const after = (preposition: 'von' | 'bei', seat: Seat): string =>
    `${preposition} ${name(seat, 'dative')}`.replace(/^von dem /, 'vom ').replace(/^bei dem /, 'beim ');
  const all = (seats: readonly Seat[], inCase: Case = 'nominative'): string =>
    inARow(
      seats.map((seat) => name(seat, inCase)),
      'und',
    );
  const cards = (kinds: readonly Kind[]): string =>
    inARow(
      kinds.map((kind) => card(kind, 'accusative')),
      'und',
    );
  switch (seen.type) {
    case 'deal': {
      const own = seen.hands.flatMap((hand) => hand.flatMap((kind) => (isHidden(kind) ? [] : [kind])));
      return own.length === 0 ? 'Alle bekommen zwei Karten.' : `Alle bekommen zwei Karten. Du bekommst ${cards(own)}.`;
    }
    case 'startThrow': {
      const throws = seen.pips.flatMap((pips, seat) => (pips === null ? [] : [`${name(seat as Seat)} wirft ${pips}`]));
      const next =
        seen.highest.length === 1 ? `${all(seen.highest)} beginnt` : `${all(seen.highest)} werfen noch einmal`;
      return `${sentence(inARow(throws, 'und'))}. ${sentence(next)}.`;
    }
    case 'keys': {
      const keys = seen.shown.reduce((sum, shown) => sum + shown, 0);
      return seen.freed
        ? sentence(`${name(seen.seat)} wirft den dritten Schlüssel und ist frei.`)
        : sentence(
            `${name(seen.seat)} wirft ${keys === 0 ? 'keinen Schlüssel' : keys === 1 ? 'einen Schlüssel' : 'zwei Schlüssel'} und bleibt im Verlies.`,
          );
    }
    case 'sticks': {
      const symbol = seen.symbol === 'salamander' ? 'den Salamander' : 'den Spielstein';
      const throws = `${name(seen.seat)} wirft ${seen.pips[0]} und ${seen.pips[1]} und ${symbol}`;
      if (!seen.idle) return sentence(`${throws}.`);
      return sentence(
        `${throws}, ${seen.symbol === 'salamander' ? 'aber es ist keine Karte mehr da' : 'hat aber keine Karte, für die ein Spielstein zu setzen wäre'}.`,
      );
    }
    case 'draw':
      return `${seen.reshuffled ? 'Die abgelegten Karten werden gemischt und bilden einen neuen Stoß. ' : ''}${sentence(
        `${name(seen.seat)} nimmt ${maybeCard(seen.card)}.`,
      )}`;
    case 'discard':
      return seen.open.length === 0
        ? sentence(`${name(seen.by)} legt ${maybeCard(seen.card)} verdeckt beiseite.`)
        : sentence(
            `${inARow(
              seen.open.map((laid) => `${name(laid.seat)} legt ${card(laid.card, 'accusative')} ab`),
              'und',
            )}.`,
          );
    case 'throw':
      return sentence(`${name(seen.by)} nimmt die Wurfstäbe.`);
    case 'throwKeys':
      return sentence(`${name(seen.by)} versucht den Schlüsselwurf.`);
    case 'place':
      return sentence(
        `${name(seen.by)} setzt den Spielstein auf die Kammer im Flügel ${WING_NAMES[seen.wing]}, ${seen.row}. Reihe, ${STONES[seen.stone - 1]}.`,
      );
    case 'move': {
      if (seen.home) return sentence(`${name(seen.by)} kehrt auf den Startplatz zurück.`);
      if (seen.pips === 0) return sentence(`${name(seen.by)} bleibt stehen.`);
      const out = seen.thrownOut.length === 0 ? '' : ` und wirft ${all(seen.thrownOut, 'accusative')} ins Verlies`;
      return sentence(`${name(seen.by)} zieht ${seen.pips} ${seen.pips === 1 ? 'Feld' : 'Felder'} weit${out}.`);
    }
    case 'ask': {
      const question = `${name(seen.by)} fragt ${name(seen.asked, 'accusative')} nach ${card(seen.card, 'dative')}`;
      const answer = isHidden(seen.answer) ? '.' : seen.answer ? ': ja.' : ': nein.';
      const freed = seen.freed ? ` ${sentence(name(seen.asked))} ist wieder frei.` : '';
      return `${sentence(question)}${answer}${freed}`;
    }
    case 'claim': {
      const own = seen.own.length === 0 ? [] : [`legt ${cards(seen.own)} offen`];
      const named = inARow(
        seen.named.map(([seat, kind]) => `${card(kind, 'accusative')} ${after('von', seat)}`),
        'und',
      );
      const claim = sentence(`${name(seen.by)} ${[...own, `verlangt ${named}`].join(' und ')}`);
      const { outcome } = seen;
      if (outcome.type === 'right') {
        const token = outcome.tokenBack ? ' Der Spielstein kommt zurück auf den Startplatz.' : '';
        const over = outcome.over ? ' Damit ist das Spiel zu Ende.' : '';
        return `${claim}. Richtig! Das bringt ${points(outcome.value)}, zusammen ${outcome.score}.${token}${over}`;
      }
      const answers = seen.named.map(
        ([seat, kind], index) =>
          `${card(kind, 'nominative')} ${after('bei', seat)} ist ${seen.answers[index] ? 'richtig' : 'falsch'}`,
      );
      const shown = outcome.shown.length === 0 ? 'hat keine Karte zu zeigen' : `zeigt ${cards(outcome.shown)}`;
      return `${claim}. ${sentence(inARow(answers, 'und'))}. ${sentence(name(seen.by))} wandert ins Verlies und ${shown}.`;
    }
    case 'exchange':
      return sentence(
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
      return sentence(`${name(seen.by)} ${declined}.`);
    }
  }
};
