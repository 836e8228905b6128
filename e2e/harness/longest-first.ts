import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The files that take longest, longest first: begun last, one of them would keep one core busy and the other idle. Vitest
 * knows how long files took only where they have run before, and otherwise goes by their size, which says nothing here.
 */
const LONGEST: readonly string[] = [
  'games/feuersalamander/src/conformance.test.ts',
  'games/salomons-oordeel/src/conformance.test.ts',
  'apps/cli/src/cli.test.ts',
  'apps/server/src/crash.test.ts',
  'apps/server/src/lost-files.test.ts',
  'apps/cli/src/admin/admin.test.ts',
  'apps/server/src/time.test.ts',
  'scripts/packed.test.ts',
  'e2e/print.test.ts',
  'e2e/house.test.ts',
  'e2e/toy/toy.test.ts',
  'e2e/together/drei-magier.test.ts',
  'e2e/whole-games/drei-magier.test.ts',
  'e2e/company.test.ts',
  'e2e/together/feuersalamander.test.ts',
  'e2e/whole-games/salomons-oordeel.test.ts',
  'e2e/pages.test.ts',
  'e2e/whole-games/feuersalamander.test.ts',
  'e2e/moving.test.ts',
  'e2e/away.test.ts',
  'e2e/shut-tables.test.ts',
  'e2e/offline.test.ts',
  'e2e/together/salomons-oordeel.test.ts',
  'e2e/leak.test.ts',
  'e2e/trouble.test.ts',
  'e2e/reconnect.test.ts',
  'e2e/keeping.test.ts',
  'e2e/corners.test.ts',
  'e2e/label.test.ts',
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const place = LONGEST.indexOf(relative(this.ctx.config.root, moduleId).replaceAll('\\', '/'));
      return place < 0 ? LONGEST.length : place;
    };
    return (await super.sort(files)).sort((one, other) => groupOf(one) - groupOf(other) || rank(one) - rank(other));
  }
}

/** The projects run one after the other, whatever takes how long. */
const groupOf = ({ project }: TestSpecification): number => project.config.sequence.groupOrder;
