import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { allSeats, allViewers, LEVELS, makeRecord, replayRecord, TEMPERS } from '@wunderkammer/kernel';
import { describe, expect, it } from 'vitest';
import {
  checkBots,
  checkClone,
  checkCodec,
  checkCommuting,
  checkLegal,
  checkOffers,
  checkReplay,
  checkViews,
} from './checks.ts';
import type { Fixtures } from './fixtures.ts';
import { botLeakTest, leakTest, opennessTest } from './leak.ts';
import { checkMind } from './minds.ts';
import { checkOutcomes } from './outcomes.ts';
import { printPlaythrough } from './playthrough.ts';
import { checkPossible, checkWeights } from './possible.ts';
import { type Check, randomGame, tableName } from './simulation.ts';
import { checkTakingBack } from './take-back.ts';
import { allTexts, checkTexts, checkTold } from './texts.ts';

const CHECKS: readonly (readonly [name: string, games: number, check: Check])[] = [
  ['plays to the end and replays to the same state', 20, checkReplay],
  ['has a codec that loses nothing', 10, checkCodec],
  ['offers moves that need no state to be read', 4, checkOffers],
  ['clones independently', 10, checkClone],
  ['shows everybody the same, whether or not a watcher looked first', 1, checkViews],
  ['accepts what is legal and refuses all else', 4, checkLegal],
  ['lists what chance can bring, and how likely it is', 2, checkOutcomes],
  ['does not care in which order decisions at once arrive', 10, checkCommuting],
  ['knows what may be behind what somebody knows', 2, checkPossible],
  ['lets nothing be taken back that told anybody anything', 4, checkTakingBack],
  ['is played by bots from views alone, and fairly', 2, checkBots],
];
const LEAK_GAMES = 12;
const BOT_LEAK_GAMES = 4;
const WEIGHT_GAMES = 2;

/** The conformance suite: every game passes it by this one call. */
export const describeGame = (fixtures: Fixtures): void => {
  const { game, folder } = fixtures;
  describe(`${game.id} conforms`, () => {
    for (const head of fixtures.tables) {
      describe(tableName(head), () => {
        for (const [name, games, check] of CHECKS) {
          it(name, () => {
            for (let round = 0; round < games; round++) {
              const seed = `${tableName(head)} ${round}`;
              keepFailure(fixtures, head, seed, () => check(fixtures, head, seed));
            }
          });
        }
        it('tells everything in whole sentences', async () => {
          const texts = await allTexts(game);
          const seed = `${tableName(head)} told`;
          keepFailure(fixtures, head, seed, () => checkTold(fixtures, texts, head, seed));
        });
        it('tells nobody what they may not know', async () => {
          const texts = await allTexts(game);
          if (!game.secrets) {
            opennessTest(fixtures, texts, head, 'open');
            return;
          }
          for (const viewer of allViewers(head.seats)) {
            let compared = 0;
            for (let round = 0; round < LEAK_GAMES; round++) {
              const seed = `${tableName(head)} leak ${viewer} ${round}`;
              keepFailure(fixtures, head, seed, () => {
                compared += Number(leakTest(fixtures, texts, head, viewer, seed));
              });
            }
            expect(compared, `other truths found for ${viewer}`).toBeGreaterThanOrEqual(LEAK_GAMES / 3);
          }
        });
        it.skipIf(!game.secrets)('tells no bot what its seat may not know', () => {
          // Of two bots at least one notices if they are told what another seat sees.
          for (const seat of [allSeats(head.seats)[0]!, allSeats(head.seats).at(-1)!]) {
            let compared = false;
            for (let round = 0; round < BOT_LEAK_GAMES && !compared; round++) {
              compared = botLeakTest(fixtures, head, seat, `${tableName(head)} bot ${seat} ${round}`);
            }
            expect(compared, `another truth found for the bot on seat ${seat}`).toBe(true);
          }
        });
      });
    }

    it.each(LEVELS)('is played by a %s bot that knows no more than its seat', (level) => {
      for (const [index, head] of fixtures.tables.entries()) {
        const seat = allSeats(head.seats)[index % head.seats]!;
        const temper = TEMPERS[index % TEMPERS.length]!;
        const compared = checkMind(fixtures, head, seat, { level, temper }, `${tableName(head)} minds`);
        expect(compared, `decisions of ${temper} in another truth of ${tableName(head)}`).toBeGreaterThan(0);
      }
    });

    it('has a text for everything, in every language', async () => checkTexts(fixtures, await allTexts(game)));

    if (fixtures.weigh !== undefined) {
      it('draws each of a few truths as often as its chance says', () => {
        let few = 0;
        for (const head of fixtures.tables) {
          for (const viewer of allViewers(head.seats)) {
            for (let round = 0; round < WEIGHT_GAMES; round++) {
              few += checkWeights(fixtures, head, viewer, `${tableName(head)} weights ${viewer} ${round}`);
            }
          }
        }
        expect(few, 'moments with few truths').toBeGreaterThan(2);
        // It draws some hundred thousand truths, and other tests run beside it.
      }, 180_000);
    }

    for (const playthrough of fixtures.playthroughs) {
      it(`plays through ${playthrough.name} as reviewed`, async () => {
        await expect(printPlaythrough(fixtures, playthrough)).toMatchFileSnapshot(
          new URL(`playthroughs/${playthrough.name}.txt`, folder).pathname,
        );
      });
    }

    for (const [path, records] of storedRecords(folder)) {
      it(`replays ${path}`, () => {
        for (const record of records) expect(replayRecord(record, [game])).toMatchObject({ ok: true });
      });
    }
  });
};

/** The games kept in the game's folder: `records/` from elsewhere, `regressions/` that failed once. */
const storedRecords = (folder: URL): readonly (readonly [path: string, records: readonly unknown[]])[] =>
  ['records/', 'regressions/'].flatMap((kind) => {
    const files = existsSync(new URL(kind, folder)) ? readdirSync(new URL(kind, folder)) : [];
    return files
      .filter((file) => file.endsWith('.jsonl'))
      .map((file): [string, unknown[]] => {
        const lines = readFileSync(new URL(kind + file, folder), 'utf8').split('\n');
        return [kind + file, lines.filter((line) => line !== '').map((line) => JSON.parse(line))];
      });
  });

/** A failure found by a random game is kept as a record named by its seed, and replayed from then on. */
const keepFailure = (fixtures: Fixtures, head: Fixtures['tables'][number], seed: string, check: () => void): void => {
  try {
    check();
  } catch (failure) {
    const regressions = new URL('regressions/', fixtures.folder);
    const file = new URL(`${seed.replaceAll(/[^\w=]+/g, '-')}.jsonl`, regressions);
    const record = makeRecord(fixtures.game, head.seats, head.options, randomGame(fixtures, head, seed), {});
    mkdirSync(regressions, { recursive: true });
    writeFileSync(file, `${JSON.stringify(record)}\n`);
    throw failure;
  }
};
