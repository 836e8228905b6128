import { isHidden, type Seat, type Table } from '@wunderkammer/kernel';
import { cellName } from './stones.ts';
import type { Options, Seen } from './vocabulary.ts';

/** One short English line for a seen step. */
export const notation = (seen: Seen, { names }: Table<Options>): string => {
  const name = (seat: Seat): string => names?.[seat] ?? `player ${seat + 1}`;
  const line = parts(seen, name).join(', ');
  // A person's name stays as its owner writes it.
  return seen.by !== 'chance' && names?.[seen.by] !== undefined ? line : line.charAt(0).toUpperCase() + line.slice(1);
};

const parts = (seen: Seen, name: (seat: Seat) => string): string[] => {
  switch (seen.type) {
    case 'deal': {
      const known = seen.hands.flatMap((hand, seat) =>
        isHidden(hand) ? [] : [`${name(seat as Seat)} gets ${hand.join(' ')}`],
      );
      return ['the stones are dealt', ...known];
    }
    case 'first':
      return [`${name(seen.seat)} begins`];
    case 'arrange': {
      const cells = isHidden(seen.cells)
        ? ''
        : `: ${seen.cells.map(([stone, row, col]) => `${stone} ${cellName(row, col)}`).join(' ')}`;
      const tables = (seen.occupied ?? []).map(
        (places, seat) => `${name(seat as Seat)} stands on ${places.map(([row, col]) => cellName(row, col)).join(' ')}`,
      );
      return [`${name(seen.by)} arranges${cells}`, ...tables];
    }
    case 'guess': {
      const { by, at, row, col, stone, right, cost } = seen;
      const answer = right ? 'right' : cost === 'nothing' ? 'wrong, at no cost' : 'wrong';
      return [`${name(by)} guesses ${stone} at ${name(at)} ${cellName(row, col)}: ${answer}`, ...ending(seen, name)];
    }
    case 'stop':
      return [`${name(seen.by)} stops`];
    case 'give':
      return [`${name(seen.by)} gives ${seen.stone} from ${cellName(seen.row, seen.col)} to ${name(seen.to)}`];
    case 'open':
      return [`${name(seen.by)} opens ${seen.stone} on ${cellName(seen.row, seen.col)}`];
    case 'settle': {
      const removed = seen.removed === undefined ? [] : [`${seen.removed} goes to the middle`];
      return [
        `${name(seen.by)} stands ${seen.stone} on ${cellName(seen.row, seen.col)}`,
        ...removed,
        ...ending(seen, name),
      ];
    }
  }
};

const ending = ({ out, winner }: { out?: Seat; winner?: Seat }, name: (seat: Seat) => string): string[] => [
  ...(out === undefined ? [] : [`${name(out)} is out`]),
  ...(winner === undefined ? [] : [`${name(winner)} wins`]),
];
