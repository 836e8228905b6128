import type { Move, Policy, Random } from '@wunderkammer/kernel';
import * as codec from './codec.ts';
import * as reach from './reach.ts';
import * as layout from './state.ts';
import type { DreiMagierTypes } from './vocabulary.ts';

const { CAST, CHOOSE, DECLINE, JUMP, LEAP, REMAIN, RETHROW, STAND, STAY, TAKE, THROW, TYPE_BITS, WALK } = codec;
const { AT_CAST, AT_CHOOSE, AT_DUEL_CHOICE, AT_JUMP, AT_LEAP, AT_MOVE, AT_TAKE, AT_THROW, AT_THROW_DUE } = layout;
const { ALL_WANDS, JUMP_KEY, MOST, MUST_JUMP, PHASE, WALK_KEY } = layout;
const { COUNT_BITS, COUNT_MASK } = reach;
const { members: WALK_TO, range: WALK_RANGE } = reach.WALKS;
const { members: JUMP_TO, range: JUMP_RANGE } = reach.JUMPS;

/** The random policy of the rule file: a throw due is always taken, all else evenly. */
export const randomPolicy: Policy<DreiMagierTypes> = ({ cells }, seat, random) => {
  const phase = cells[PHASE]!;
  if (phase === AT_THROW || phase === AT_THROW_DUE) return THROW;
  if (phase === AT_MOVE || phase === AT_JUMP) return anyMove(cells, random);
  if (phase === AT_DUEL_CHOICE) {
    const mask = random.below(ALL_WANDS + 1);
    return mask === 0 ? STAND : (mask << TYPE_BITS) | RETHROW;
  }
  return anyRare(cells, seat, random);
};

/** One of the walks and jumps still open, or to stay. */
const anyMove = (cells: Int32Array, random: Random): Move => {
  const walkRange = WALK_RANGE[cells[WALK_KEY]!]!;
  const jumpRange = JUMP_RANGE[cells[JUMP_KEY]!]!;
  const walks = walkRange & COUNT_MASK;
  const jumps = jumpRange & COUNT_MASK;
  const stays = cells[PHASE] === AT_JUMP ? 1 - cells[MUST_JUMP]! : 0;
  const choice = random.below(walks + jumps + stays);
  if (choice < walks) return (WALK_TO[(walkRange >> COUNT_BITS) + choice]! << TYPE_BITS) | WALK;
  if (choice === walks + jumps) return STAY;
  return (JUMP_TO[(jumpRange >> COUNT_BITS) + choice - walks]! << TYPE_BITS) | JUMP;
};

const anyRare = (cells: Int32Array, seat: number, random: Random): Move => {
  switch (cells[PHASE]) {
    case AT_CAST:
      return random.below(2) === 0 ? CAST : DECLINE;
    case AT_CHOOSE:
      return (anyBit(cells[MOST]!, random) << TYPE_BITS) | CHOOSE;
    case AT_LEAP:
      return random.below(2) === 0 ? LEAP : REMAIN;
    case AT_TAKE:
      return (((seat + 1 + random.below(2)) % 3) << TYPE_BITS) | TAKE;
  }
  throw new Error('no decision is due');
};

/** The index of one of the bits set in a mask of three, evenly. */
const anyBit = (mask: number, random: Random): number => {
  const count = (mask & 1) + ((mask >> 1) & 1) + (mask >> 2);
  let rest = mask;
  for (let skip = random.below(count); skip > 0; skip--) rest &= rest - 1;
  return (rest & -rest) >> 1;
};
