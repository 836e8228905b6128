import { areaOf, type Paper, sizeOf, turned, upright } from '../geometry/paper.ts';
import type { KitPart } from '../kit.ts';
import { At } from './At.tsx';
import type { SheetPlan } from './sheet-plan.ts';

type Pages = Extract<KitPart, { type: 'pages' }>;

/** What fills a sheet each. */
export const pageSheets = ({ name, turned: isTurned, pages }: Pages, paper: Paper): readonly SheetPlan[] => {
  const format = isTurned ? turned(paper) : upright(paper);
  return pages.map(({ piece, drawing }) => ({
    name,
    format,
    front: (
      <At rect={areaOf(sizeOf(format))} piece={piece}>
        {drawing}
      </At>
    ),
  }));
};
