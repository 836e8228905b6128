import type { CSSProperties, ReactNode } from 'react';
import { imposed, oneSided, pagesASheet, type Spread } from '../geometry/booklet.ts';
import { evenColumns, fillColumns } from '../geometry/columns.ts';
import { inLots } from '../geometry/grid.ts';
import { PAPERS, type Paper, upright } from '../geometry/paper.ts';
import { bestSetting, type Setting } from '../geometry/type-size.ts';
import { At } from '../sheets/At.tsx';
import type { SheetPlan } from '../sheets/sheet-plan.ts';
import styles from './Booklet.module.css';
import type { FlowItem } from './flow.tsx';
import { COLUMNS, columnsOn, pageOn } from './layout.ts';

interface Booklet {
  readonly name: string;
  readonly cover: ReactNode;
  readonly items: readonly FlowItem[];
  /** The text in the sizes it may have. */
  readonly settings: readonly Setting[];
}

/** A little of every column stays free: a printer's fonts may be a hair wider than those on the screen. */
const SAFE = 0.985;

/** The pages of the booklet in the order in which they are read. */
const pagesOf = ({ cover, items, settings }: Booklet, paper: Paper, bothSides: boolean): readonly ReactNode[] => {
  const columns = columnsOn(pageOn(paper));
  const height = columns[0]!.height * SAFE;
  const flowing = ({ heights }: Setting) => items.map((item, index) => ({ ...item, height: heights[index]! }));
  const pagesIn = (setting: Setting): number => Math.ceil(fillColumns(flowing(setting), height).length / COLUMNS);
  const best = bestSetting(settings, (setting) => 1 + pagesIn(setting), pagesASheet(bothSides));
  const type = { '--type': best.type } as CSSProperties;
  const inside = inLots(evenColumns(flowing(best), height, pagesIn(best) * COLUMNS), COLUMNS).map((texts, index) => (
    <>
      {texts.map((text, column) => (
        <At key={text[0]!.key} rect={columns[column]!}>
          <div className={styles['column']} style={type}>
            {text.map(({ key, node }) => (
              <div key={key} className={styles['item']}>
                {node}
              </div>
            ))}
          </div>
        </At>
      ))}
      <p className={styles['number']}>{index + 2}</p>
    </>
  ));
  return [cover, ...inside];
};

interface SpreadProps {
  readonly spread: Spread;
  readonly pages: readonly ReactNode[];
  readonly paper: Paper;
  readonly side: 'front' | 'back';
}

/**
 * Two pages on an upright sheet, lying on their sides. On the back they lie the other way round: the sheet is turned over its
 * long edge, like all the others, and not over the edge at which it is folded.
 */
const SpreadPages = ({ spread, pages, paper, side }: SpreadProps) => {
  const { width, height } = PAPERS[paper];
  const page = pageOn(paper);
  const transform = side === 'front' ? `translate(${width}mm) rotate(90deg)` : `translateY(${height}mm) rotate(-90deg)`;
  return (
    <div className={styles['spread']} style={{ width: `${height}mm`, height: `${width}mm`, transform }}>
      {spread.map((number, index) => (
        <At key={number} rect={{ x: index * page.width, y: 0, ...page }} piece={`page-${number}`}>
          {pages[number - 1]}
        </At>
      ))}
      <div className={styles['spine']} />
    </div>
  );
};

/** The rules as a booklet: sheets to be laid into each other and folded; printed on one side, a spread after the other. */
export const bookletSheets = (booklet: Booklet, paper: Paper, bothSides: boolean): readonly SheetPlan[] => {
  const pages = pagesOf(booklet, paper, bothSides);
  const common = { name: booklet.name, format: upright(paper), bare: true };
  const spreadPages = (spread: Spread, side: 'front' | 'back') => (
    <SpreadPages spread={spread} pages={pages} paper={paper} side={side} />
  );
  if (!bothSides) {
    return oneSided(pages.length).map((spread) => ({ ...common, front: spreadPages(spread, 'front') }));
  }
  return imposed(pages.length).map(({ front, back }) => ({
    ...common,
    front: spreadPages(front, 'front'),
    back: spreadPages(back, 'back'),
  }));
};
