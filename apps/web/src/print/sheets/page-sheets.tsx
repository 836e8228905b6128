import { areaOf, type Format, sizeOf } from '../geometry/paper.ts';
import type { KitPart } from '../kit.ts';
import { At } from './At.tsx';
import type { SheetPlan } from './sheet-plan.ts';

type Pages = Extract<KitPart, { type: 'pages' }>;

/** What fills a sheet each. */
export const pageSheets = ({ name, pages }: Pages, format: Format): readonly SheetPlan[] =>
  pages.map(({ piece, drawing }) => ({
    name,
    format,
    front: (
      <At rect={areaOf(sizeOf(format))} piece={piece}>
        {drawing}
      </At>
    ),
  }));
