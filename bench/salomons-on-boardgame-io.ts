/**
 * Salomons Oordeel, easy, written as one would write it for boardgame.io: plain objects, moves that change a draft,
 * INVALID_MOVE for what is not legal. Every player is active and the game itself knows whose turn it is, which spares
 * boardgame.io its turn events and is the faster way.
 */
import { createRequire } from 'node:module';
import type { Random } from '@wunderkammer/kernel';

const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal') as {
  CreateGameReducer(config: { game: object }): (state: BoardgameState, action: object) => BoardgameState;
  InitializeGame(config: { game: object; numPlayers: number }): BoardgameState;
};
const { ActivePlayers, INVALID_MOVE } = require('boardgame.io/core') as {
  ActivePlayers: { ALL: object };
  INVALID_MOVE: string;
};

interface BoardgameState {
  readonly G: Board;
  readonly ctx: { readonly gameover?: unknown };
}
interface Stone {
  readonly colour: number;
  readonly digit: number;
}
interface Standing {
  readonly stone: Stone;
  readonly row: number;
  readonly col: number;
  open: boolean;
}
interface Board {
  phase: 'arrange' | 'guess' | 'give' | 'settle';
  readonly hands: Stone[][];
  readonly arrangements: Standing[][];
  current: number;
  mayStop: boolean;
  guessedAt: number;
  passing?: Stone;
}

const SEATS = 4;
const EACH = 6;
const LINES = 5;
const same = (a: Stone, b: Stone): boolean => a.colour === b.colour && a.digit === b.digit;
const hiddenOf = (board: Board, seat: number): Standing[] => board.arrangements[seat]!.filter(({ open }) => !open);
const LINE = [...Array(LINES).keys()];
const STONES: readonly Stone[] = LINE.flatMap((colour) => LINE.map((digit) => ({ colour, digit })));

const fits = (arrangement: readonly Standing[], stone: Stone, row: number, col: number): boolean =>
  arrangement.every(
    (other) =>
      (other.stone.colour === stone.colour) === (other.row === row) &&
      (other.stone.digit === stone.digit) === (other.col === col),
  );

const passOn = (G: Board): void => {
  G.phase = 'guess';
  G.mayStop = false;
  do G.current = (G.current + 1) % SEATS;
  while (hiddenOf(G, G.current).length === 0);
};

interface MoveContext {
  readonly G: Board;
  readonly playerID: string;
}

const game = {
  setup: ({ random }: { random: { Shuffle<T>(list: readonly T[]): T[]; Die(faces: number): number } }): Board => {
    const stones = random.Shuffle(STONES);
    return {
      phase: 'arrange',
      hands: [...Array(SEATS).keys()].map((seat) => stones.slice(seat * EACH, (seat + 1) * EACH)),
      arrangements: [...Array(SEATS).keys()].map(() => []),
      current: random.Die(SEATS) - 1,
      mayStop: false,
      guessedAt: 0,
    };
  },
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    arrange({ G, playerID }: MoveContext, cells: readonly [Stone, number, number][]) {
      const seat = Number(playerID);
      const arrangement = G.arrangements[seat]!;
      if (G.phase !== 'arrange' || arrangement.length > 0 || cells.length !== EACH) return INVALID_MOVE;
      for (const [stone, row, col] of cells) {
        if (!G.hands[seat]!.some((own) => same(own, stone)) || !fits(arrangement, stone, row, col)) return INVALID_MOVE;
        arrangement.push({ stone, row, col, open: false });
      }
      if (G.arrangements.every(({ length }) => length > 0)) G.phase = 'guess';
      return undefined;
    },
    guess({ G, playerID }: MoveContext, at: number, row: number, col: number, stone: Stone) {
      if (G.phase !== 'guess' || Number(playerID) !== G.current || at === G.current) return INVALID_MOVE;
      const target = G.arrangements[at]!.find((other) => other.row === row && other.col === col && !other.open);
      if (target === undefined) return INVALID_MOVE;
      if (same(target.stone, stone)) {
        target.open = true;
        G.mayStop = true;
      } else if (hiddenOf(G, G.current).length === 1) passOn(G);
      else {
        G.phase = 'give';
        G.guessedAt = at;
      }
      return undefined;
    },
    stop({ G, playerID }: MoveContext) {
      if (G.phase !== 'guess' || Number(playerID) !== G.current || !G.mayStop) return INVALID_MOVE;
      passOn(G);
      return undefined;
    },
    give({ G, playerID }: MoveContext, row: number, col: number) {
      if (G.phase !== 'give' || Number(playerID) !== G.current) return INVALID_MOVE;
      const own = G.arrangements[G.current]!;
      const index = own.findIndex((other) => other.row === row && other.col === col && !other.open);
      if (index < 0) return INVALID_MOVE;
      G.passing = own.splice(index, 1)[0]!.stone;
      G.phase = 'settle';
      return undefined;
    },
    settle({ G, playerID }: MoveContext, row: number, col: number) {
      if (G.phase !== 'settle' || Number(playerID) !== G.guessedAt || G.passing === undefined) return INVALID_MOVE;
      const arrangement = G.arrangements[G.guessedAt]!;
      if (!fits(arrangement, G.passing, row, col)) return INVALID_MOVE;
      arrangement.push({ stone: G.passing, row, col, open: true });
      delete G.passing;
      passOn(G);
      return undefined;
    },
  },
  endIf: ({ G }: { G: Board }) => {
    if (G.phase === 'arrange') return undefined;
    const left = G.arrangements.flatMap((_, seat) => (hiddenOf(G, seat).length > 0 ? [seat] : []));
    return left.length === 1 ? { winner: left[0] } : undefined;
  },
};

const shuffled = <T>(list: readonly T[], random: Random): T[] => {
  const result = [...list];
  for (let end = result.length - 1; end > 0; end--) {
    const pick = random.below(end + 1);
    [result[end], result[pick]] = [result[pick]!, result[end]!];
  }
  return result;
};

/** The random policy of the rule file, as a move name with its arguments. */
const policy = (G: Board, seat: number, random: Random): [move: string, ...args: unknown[]] => {
  if (G.phase === 'arrange') {
    const [rows, cols] = [shuffled(LINE, random), shuffled(LINE, random)];
    return ['arrange', G.hands[seat]!.map((stone) => [stone, rows[stone.colour], cols[stone.digit]])];
  }
  if (G.phase === 'guess') {
    const open = G.arrangements.flat().filter((standing) => standing.open);
    const own = hiddenOf(G, seat);
    const names = STONES.filter((stone) => ![...open, ...own].some((other) => same(other.stone, stone)));
    const targets = G.arrangements.flatMap((_, at) =>
      at === seat ? [] : hiddenOf(G, at).map((cell) => ({ at, cell })),
    );
    const choice = random.below(targets.length * names.length + Number(G.mayStop));
    if (choice === targets.length * names.length) return ['stop'];
    const { at, cell } = targets[Math.floor(choice / names.length)]!;
    return ['guess', at, cell.row, cell.col, names[choice % names.length]];
  }
  if (G.phase === 'give') {
    const own = hiddenOf(G, seat);
    const { row, col } = own[random.below(own.length)]!;
    return ['give', row, col];
  }
  const places = LINE.flatMap((row) => LINE.map((col) => [row, col] as const)).filter(([row, col]) =>
    fits(G.arrangements[seat]!, G.passing!, row, col),
  );
  return ['settle', ...places[random.below(places.length)]!];
};

const decider = (G: Board): number => {
  if (G.phase === 'arrange') return G.arrangements.findIndex(({ length }) => length === 0);
  return G.phase === 'settle' ? G.guessedAt : G.current;
};

/** Plays one game on boardgame.io's own reducer and returns the number of decisions. */
export const playOnBoardgameIo = (random: Random): number => {
  const seeded = { ...game, seed: random.below(2 ** 31) };
  const reducer = CreateGameReducer({ game: seeded });
  let state = InitializeGame({ game: seeded, numPlayers: SEATS });
  let decisions = 0;
  while (state.ctx.gameover === undefined) {
    const seat = decider(state.G);
    const [type, ...args] = policy(state.G, seat, random);
    const next = reducer(state, {
      type: 'MAKE_MOVE',
      payload: { type, args, playerID: String(seat), credentials: null },
    });
    if (next.G === state.G) throw new Error(`boardgame.io refused ${type}`);
    state = next;
    decisions++;
  }
  return decisions;
};
