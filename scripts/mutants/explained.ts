/** A fault that no test can notice, since it is none, or none that matters; with the reason. */
export interface Explained {
  readonly file: string;
  /** The line in which it stands, and what is changed there. */
  readonly code: string;
  readonly change: string;
  readonly reason: string;
}

export const EXPLAINED: readonly Explained[] = [
  {
    file: 'games/drei-magier/src/figures.ts',
    code: 'const COUNT = Uint8Array.from({ length: 512 }, (_, mask) => {',
    change: '512 -> 513',
    reason: 'the entry too many is never asked for',
  },
  {
    file: 'games/drei-magier/src/figures.ts',
    code: 'const COUNT = Uint8Array.from({ length: 512 }, (_, mask) => {',
    change: '512 -> 511',
    reason: 'the last entry is for cards of all nine places, and LIFE and the labyrinth have none',
  },
  {
    file: 'games/drei-magier/src/chance.ts',
    code: 'for (let bit = 0; bit < 3; bit++) {',
    change: '3 -> 4',
    reason: 'there is no fourth wand, so it is never among those that are thrown',
  },
  {
    file: 'games/drei-magier/src/chance.ts',
    code: 'for (let bit = 0; bit < 3; bit++) {',
    change: '< -> <=',
    reason: 'there is no fourth wand, so it is never among those that are thrown',
  },
  {
    file: 'games/drei-magier/src/rules.ts',
    code: 'const CHANCE_PHASES = (1 << AT_START) | (1 << AT_EYES) | (1 << AT_DUEL_THROW) | (1 << AT_SPELL);',
    change: '<< -> >>',
    reason: 'of the start, whose number is 0: shifted by nothing, either way is the same',
  },
  {
    file: 'games/drei-magier/src/state.ts',
    code: 'export const NOBODY = 3;',
    change: '3 -> 4',
    reason: 'any number that is no seat will do',
  },
  {
    file: 'games/drei-magier/src/codec.ts',
    code: 'export const OUT_OF_DRAW = 15;',
    change: '15 -> 14',
    reason: 'any number of four bits above the highest sum will do',
  },
  {
    file: 'games/drei-magier/src/moves.ts',
    code: 'for (let symbol = 0; symbol < 3; symbol++) {',
    change: '3 -> 4',
    reason: 'there is no fourth symbol, so it is never among those that are seen most',
  },
  {
    file: 'games/drei-magier/src/moves.ts',
    code: 'for (let symbol = 0; symbol < 3; symbol++) {',
    change: '< -> <=',
    reason: 'there is no fourth symbol, so it is never among those that are seen most',
  },
  {
    file: 'games/drei-magier/src/outcomes.ts',
    code: 'if (phase === AT_EYES) return throws(EYE_THROW, ALL_WANDS, 0, into, chances);',
    change: '0 -> 1',
    reason: 'all wands are thrown, so nothing is kept of how they lay',
  },
  {
    file: 'games/drei-magier/src/outcomes.ts',
    code: 'if (phase === AT_SPELL) return throws(SPELL_THROW, ALL_WANDS, 0, into, chances);',
    change: '0 -> 1',
    reason: 'all wands are thrown, so nothing is kept of how they lay',
  },
  {
    file: 'games/drei-magier/src/outcomes.ts',
    code: 'for (let sum = SUM_CHANCES.length - 1; sum >= 0; sum--) {',
    change: '1 -> 0',
    reason: 'writes a sum too many behind those that are counted',
  },
  {
    file: 'games/drei-magier/src/outcomes.ts',
    code: 'for (let other = 0; other < count; other++) into[other]! |= OUT_OF_DRAW << shift;',
    change: '< -> <=',
    reason: 'marks one behind those that are counted, which is written anew before it counts',
  },
  {
    file: 'games/drei-magier/src/outlook.ts',
    code: 'if (duelLead(sum, fight.throws, fight.toBeat.sum, fight.toBeat.throws) > 0) {',
    change: '> -> >=',
    reason: 'whoever is still asked has a throw left, so that nobody is even',
  },
  {
    file: 'games/drei-magier/src/state.ts',
    code: 'export const THROWN = 24;',
    change: '24 -> 25',
    reason: 'a duel is over before a spell is cast, so that they could share a cell',
  },
  {
    file: 'games/drei-magier/src/state.ts',
    code: 'cells[PHASE] = AT_START;',
    change: 'without cells[PHASE] = AT_START;',
    reason: 'the start is the first phase, and a fresh cell holds 0; the line says so to the reader',
  },
  {
    file: 'games/drei-magier/src/view.ts',
    code: 'const CARDS_IN: readonly (readonly MagicPlace[])[] = Array.from({ length: 1 << PLACES.length }, (_, mask) =>',
    change: '1 -> 2',
    reason: 'the entries too many are never asked for',
  },
  {
    file: 'games/drei-magier/src/wands.ts',
    code: 'const WAND_CODES = 64;',
    change: '64 -> 63',
    reason: 'the last code is a wand with a fourth face, which there is not',
  },
  {
    file: 'games/drei-magier/src/wands.ts',
    code: '3 * (~((mask & 1) | ((mask & 2) << 1) | ((mask & 4) << 2)) & 0b010101);',
    change: '2 -> 3',
    reason: 'the bit of the first wand comes to lie between those that are looked at',
  },
  {
    file: 'games/drei-magier/src/wands.ts',
    code: 'export const FALLS: readonly Uint8Array[] = Array.from({ length: 8 }, (_, mask) =>',
    change: '8 -> 9',
    reason: 'the entry too many is never asked for',
  },
  {
    file: 'games/feuersalamander/src/board.ts',
    code: 'export const AT_DUNGEON = 21;',
    change: '21 -> 22',
    reason: 'any number above those of the fields and of the start will do',
  },
  {
    file: 'games/feuersalamander/src/codec.ts',
    code: 'shown.length > MOST_KEY_THROWS',
    change:
      'shown.length > MOST_KEY_THROWS ? 0 : shown.reduce((says, keys, index) => says | (keys << (2 * index)), shown.length << (2 * MOST_KEY_THROWS)) -> (shown.reduce((says, keys, index) => says | (keys << (2 * index)), shown.length << (2 * MOST_KEY_THROWS)))',
    reason: 'a longer list then says more than five throws, and the rules refuse that as well',
  },
  {
    file: 'games/feuersalamander/src/deduce.ts',
    code: 'const elsewhere = this.#pile + this.#aside.size;',
    change: '+ -> -',
    reason: 'cards lie aside only in the set-up, when the pile is so large that nothing follows from it',
  },
  {
    file: 'games/feuersalamander/src/hands.ts',
    code: 'cells[DECIDER] = 0;',
    change: '0 -> 1',
    reason: 'chance is next, so nobody looks who decides; it only has to be the same each time',
  },
  {
    file: 'games/feuersalamander/src/movement.ts',
    code: 'const PIPS_OF_THROW = Int32Array.from({ length: 32 }, (_, index) => {',
    change: '32 -> 33',
    reason: 'the entry too many is never asked for',
  },
  {
    file: 'games/feuersalamander/src/moves.ts',
    code: 'for (let code = 0; code < CODES; code++) {',
    change: '0 -> 1',
    reason: 'code 0 is no chamber',
  },
  {
    file: 'games/feuersalamander/src/moves.ts',
    code: 'for (let code = 0; code < CODES; code++) {',
    change: '< -> <=',
    reason: 'a code too many is no chamber: it has no value',
  },
  {
    file: 'games/feuersalamander/src/outlook.ts',
    code: 'const thrownOut = players.filter((other) => other.seat !== by && pips > 0 && atOf(other.at) === stop);',
    change: '> -> >=',
    reason: 'nobody else stands where a figure stays, since whoever stops there throws the other out',
  },
  {
    file: 'games/feuersalamander/src/possible-hand.ts',
    code: 'const ASIDE = 16;',
    change: '16 -> 15',
    reason: 'any number above those of the fourteen kinds will do',
  },
  {
    file: 'games/feuersalamander/src/possible-hand.ts',
    code: 'for (const [after, none] of ways) if (none.length === 0) ways.delete(after);',
    change: 'without ways.delete(after);',
    reason: 'a hand that cannot be is then looked at each time, and found in no way',
  },
  {
    file: 'games/feuersalamander/src/possible-hand.ts',
    code: 'const FINE = 2 ** 30;',
    change: '30 -> 31',
    reason: 'how fine the numbers are that are drawn from cannot be noticed',
  },
  {
    file: 'games/feuersalamander/src/possible-hands.ts',
    code: 'for (let attempt = 0; attempt < ATTEMPTS; attempt++) {',
    change: '< -> >=',
    reason: 'without an attempt all hands are listed, which is as exact and takes longer',
  },
  {
    file: 'games/feuersalamander/src/possible-hands.ts',
    code: 'if (share(random) < counts) return hands;',
    change: 'share(random) < counts -> false',
    reason: 'when no draw counts all hands are listed, which is as exact and takes longer',
  },
  {
    file: 'games/feuersalamander/src/possible.ts',
    code: "} else if (step.type === 'draw') {",
    change: "step.type === 'draw' -> true",
    reason: 'cards are taken by a deal or a draw alone; the question tells the compiler',
  },
  {
    file: 'games/feuersalamander/src/rules.ts',
    code: 'for (let seat = 0; seat < seats; seat++) {',
    change: '< -> <=',
    reason: 'no step says pips of a seat that is not at the table',
  },
  {
    file: 'games/feuersalamander/src/rules.ts',
    code: 'let highest = 0;',
    change: '0 -> 1',
    reason: 'nobody throws less than one pip, and who throws as much as the highest is tied with it',
  },
  {
    file: 'games/feuersalamander/src/seen.ts',
    code: 'return false;',
    change: 'false -> true',
    reason: 'what everybody sees is then made once more for each, and is the same',
  },
  {
    file: 'games/feuersalamander/src/state.ts',
    code: 'CLAIM: 8,',
    change: '8 -> 7',
    reason: 'the draw for the start is over before the first claim, so that they could share a cell',
  },
  {
    file: 'games/feuersalamander/src/state.ts',
    code: 'cells[IN_DRAW] = (1 << seats) - 1;',
    change: '<< -> >>',
    reason: 'then every bit is set, and nobody looks at those of seats that are not at the table',
  },
  {
    file: 'games/feuersalamander/src/turn-order.ts',
    code: 'cells[DECIDER] = cells[ACTIVE]!;',
    change: 'without cells[DECIDER] = cells[ACTIVE]!;',
    reason: 'whoever throws decides already; the line says so to the reader',
  },
  {
    file: 'games/feuersalamander/src/view.ts',
    code: "waiting: now.type === 'decision' ? now.seats : [],",
    change: "now.type === 'decision' ? now.seats : [] -> (now.seats)",
    reason: 'in the set-up somebody always decides; the question tells the compiler',
  },
  {
    file: 'games/salomons-oordeel/src/arrangements.ts',
    code: 'for (let index = 0; index < ROWS; index++) if ((used >> index) & 1) bits |= 7 << (3 * index);',
    change: '< -> <=',
    reason: 'a set of five things has no sixth bit',
  },
  {
    file: 'games/salomons-oordeel/src/bits.ts',
    code: 'for (let chunk = 0; chunk <= CHUNK_MASK; chunk++) {',
    change: '0 -> 1',
    reason: 'the chunk without bits counts 0, as a fresh array does, and has no place to note',
  },
  {
    file: 'games/salomons-oordeel/src/move-codes.ts',
    code: 'const TYPE_BITS = LISTED | (15 << 16);',
    change: '16 -> 15',
    reason: 'the types need three bits, which are still among them; the one below is 0 in every move',
  },
  {
    file: 'games/salomons-oordeel/src/possible-faces.ts',
    code: 'const MOST_DRAWN = 1_000;',
    change: '1_000 -> 999',
    reason: 'one draw more or less of a thousand: where patience ends is no rule',
  },
  {
    file: 'games/salomons-oordeel/src/possible-faces.ts',
    code: 'let total = 0;',
    change: '0 -> 1',
    reason: 'where there are too many ways to list them the weights are in the thousands: one more cannot be measured',
  },
  {
    file: 'games/salomons-oordeel/src/possible-faces.ts',
    code: 'if (row.sites.every((site) => left[site]! & rowMask(colour))) colours |= 1 << colour;',
    change: 'row.sites.every((site) => left[site]! & rowMask(colour)) -> true',
    reason:
      'a colour that does not fit leaves some stone without a face: a dead end one step later, which has no weight',
  },
  {
    file: 'games/salomons-oordeel/src/possible-faces.ts',
    code: 'for (let colour = 0; colour < ROWS; colour++) {',
    change: '< -> >=',
    reason: 'sees some dead ends sooner; without it they are met stone by stone',
  },
  {
    file: 'games/salomons-oordeel/src/possible-faces.ts',
    code: 'if (own & ~mask) continue;',
    change: '& -> |',
    reason: 'sees some dead ends sooner; without it they are met stone by stone',
  },
  {
    file: 'games/salomons-oordeel/src/possible-faces.ts',
    code: 'sites++;',
    change: '++ -> --',
    reason: 'sees some dead ends sooner; without it they are met stone by stone',
  },
  {
    file: 'games/salomons-oordeel/src/possible.ts',
    code: 'return { by: seen.by, type: seen.type, cells: isHidden(seen.cells) ? [] : seen.cells };',
    change: 'isHidden(seen.cells) ? [] : seen.cells -> (seen.cells)',
    reason: 'what others have arranged is drawn in any case; the question tells the compiler',
  },
  {
    file: 'games/salomons-oordeel/src/state.ts',
    code: 'const CELLS_SHIFT = 4;',
    change: '4 -> 5',
    reason: 'leaves cells unused between the seats',
  },
  {
    file: 'games/salomons-oordeel/src/possible-faces.ts',
    code: 'const indices = [...sites.keys()];',
    change: 'without ...sites.keys()',
    reason:
      'the colours of the rows are chosen first to meet fewer dead ends; without rows the stones alone are chosen, from the same truths',
  },
  {
    file: 'games/salomons-oordeel/src/possible-faces.ts',
    code: 'if ((random.below(FINE) / FINE) * total < weight) drawn = left;',
    change: '< -> <=',
    reason: 'a number of thirty bits hits the bound itself once in 2^30 draws',
  },
  {
    file: 'games/salomons-oordeel/src/possible-faces.ts',
    code: 'let tried = 0;',
    change: '0 -> 1',
    reason: 'one stone more or less of ten thousand: where patience ends is no rule',
  },
  {
    file: 'games/salomons-oordeel/src/possible-faces.ts',
    code: 'if (++tried > patience || !goOn(next, at + 1, rest)) return false;',
    change: '> -> >=',
    reason: 'one stone more or less of ten thousand: where patience ends is no rule',
  },
  {
    file: 'games/salomons-oordeel/src/possible-faces.ts',
    code: 'return this.#isDead(left, open) ? 0 : colours;',
    change: 'this.#isDead(left, open) ? 0 : colours -> (colours)',
    reason: 'what is dead stays dead, and is noticed at the latest with the stones; this saves the way there',
  },
  {
    file: 'games/salomons-oordeel/src/possible-faces.ts',
    code: 'return this.#isDead(left, open) ? 0 : colours;',
    change: '0 -> 1',
    reason: 'what is dead stays dead, whatever colour is chosen then, and is noticed at the latest with the stones',
  },
  {
    file: 'games/salomons-oordeel/src/possible-faces.ts',
    code: 'for (let rest = open; rest !== 0; rest &= rest - 1, count++) all |= left[lowestBit(rest)]!;',
    change: '++ -> --',
    reason: 'sees some dead ends sooner; without it they are met stone by stone',
  },
  {
    file: 'games/salomons-oordeel/src/possible-faces.ts',
    code: 'for (let colour = 0; colour < ROWS; colour++) {',
    change: '< -> <=',
    reason: 'no stone has a sixth colour',
  },
  {
    file: 'games/salomons-oordeel/src/possible-faces.ts',
    code: 'if (own & ~mask) continue;',
    change: 'own & ~mask -> true',
    reason: 'sees some dead ends sooner; without it they are met stone by stone',
  },
  {
    file: 'games/salomons-oordeel/src/possible-faces.ts',
    code: 'fewest = choices;',
    change: 'without fewest = choices;',
    reason: 'which stone is chosen next decides how soon a dead end shows, not what can be found',
  },
  {
    file: 'games/salomons-oordeel/src/stone-search.ts',
    code: 'if (column.eyesOnly && without < this.#spare) {',
    change: '&& -> ||',
    reason:
      'tries more and finds the same: without a digit a column that is not of eyes only fits no row, and one of eyes only has a digit to spare',
  },
  {
    file: 'games/salomons-oordeel/src/stone-search.ts',
    code: 'if (column.eyesOnly && without < this.#spare) {',
    change: 'column.eyesOnly && without < this.#spare -> true',
    reason:
      'tries more and finds the same: a column that is not of eyes only fits no row without a digit, and whatever fits with one column more without a digit fits with a digit that is left, too',
  },
  {
    file: 'games/salomons-oordeel/src/stone-search.ts',
    code: 'if (column.eyesOnly && without < this.#spare) {',
    change: '< -> <=',
    reason: 'the same: where one column more has no digit, a digit is left for it, and a cell may still be its eye',
  },
  {
    file: 'games/salomons-oordeel/src/stone-search.ts',
    code: 'const noEyes = cells.map((cell) => facesOf(candidates[cell]!)).filter((faces) => (faces & EYE_BIT) === 0);',
    change: '0 -> 1',
    reason: 'tries digits and columns of eyes that fit no row, and finds the same',
  },
  {
    file: 'games/salomons-oordeel/src/state.ts',
    code: 'export const baseOf = (seat: number): number => (seat + 1) << CELLS_SHIFT;',
    change: '1 -> 2',
    reason: 'leaves sixteen cells unused between the table and the seats',
  },
];
