import { describe, expect, it } from 'vitest';
import { earnedBy, type Reason } from './earned.ts';
import { allBut, Scenario } from './testing.ts';
import type { Seen } from './vocabulary.ts';

/** A game of somebody with five cards, whose mage waits in the house. */
class Watched {
  readonly game = new Scenario({ mages: ['house', 'life', 'life'], cards: [allBut('house', 'mill'), [], []] });
  readonly log: Seen[] = [];

  play(...lines: readonly string[]): Reason | undefined {
    for (const line of lines) {
      this.log.push(this.game.sees('watcher', line));
      this.game.play(line);
    }
    return earnedBy(this.game.view(), this.log);
  }
}

describe('what earned the throw that is due', () => {
  it('[DM-10] is three equal wands', () => {
    expect(new Watched().play('0 throw', 'eyes 1 1 1', '0 walk mill', '0 stay')).toBe('equalWands');
  });

  it('[DM-30] is the sixth card', () => {
    expect(new Watched().play('0 throw', 'eyes 0 1 2', '0 walk house')).toBe('sixthCard');
  });

  it('[DM-10] [DM-30] is what came first, of several', () => {
    const watched = new Watched();
    expect(watched.play('0 throw', 'eyes 1 1 1', '0 walk house', '0 stay')).toBe('equalWands');
    expect(watched.play('0 throw', 'eyes 0 1 0', '0 walk forest-house-3')).toBe('sixthCard');
    expect(watched.play('0 throw', 'eyes 1 1 1')).toBe('equalWands');
  });

  it('[DM-10] is nothing when none is due, nor what was passed in an earlier turn', () => {
    const watched = new Watched();
    expect(watched.play()).toBeUndefined();
    expect(watched.play('0 throw', 'eyes 1 1 1', '0 walk house', '0 stay', '0 pass')).toBeUndefined();
    expect(watched.play('1 throw', 'eyes 1 1 1')).toBe('equalWands');
  });
});
