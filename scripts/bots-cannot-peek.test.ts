import type { dreiMagier } from '@wunderkammer/drei-magier';
import type { feuersalamander } from '@wunderkammer/feuersalamander';
import type { Bot, Game, GameTypes, StateOf } from '@wunderkammer/kernel';
import type { salomonsOordeel } from '@wunderkammer/salomons-oordeel';
import { expectTypeOf, it } from 'vitest';

/** The types of a game. */
type TypesOf<G> = G extends Game<infer T> ? T : never;
type BotParameters<T extends GameTypes> = Parameters<Bot<T>['decide']>[0] | Parameters<Bot<T>['observe']>[0];

// Checked by tsc, which is part of every test run: if a state fitted where a bot is told something, this would not compile.
it('a state fits nowhere into a bot', () => {
  expectTypeOf<StateOf<TypesOf<typeof feuersalamander>>>().not.toExtend<
    BotParameters<TypesOf<typeof feuersalamander>>
  >();
  expectTypeOf<StateOf<TypesOf<typeof dreiMagier>>>().not.toExtend<BotParameters<TypesOf<typeof dreiMagier>>>();
  expectTypeOf<StateOf<TypesOf<typeof salomonsOordeel>>>().not.toExtend<
    BotParameters<TypesOf<typeof salomonsOordeel>>
  >();
});
