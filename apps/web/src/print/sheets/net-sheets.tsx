import { type Format, sizeOf } from '../geometry/paper.ts';
import { shelve } from '../geometry/shelves.ts';
import type { KitPart, PrintedNet } from '../kit.ts';
import { At } from './At.tsx';
import { closed, Lines, open } from './Lines.tsx';
import styles from './Sheets.module.css';
import type { SheetPlan } from './sheet-plan.ts';

type Nets = Extract<KitPart, { type: 'nets' }>;

const NetDrawing = ({ printed: { net, sides, ground, over } }: { printed: PrintedNet }) => (
  <>
    <Lines size={net}>
      <path d={closed(net.outline)} fill={ground} />
      {net.flaps.map((flap) => (
        <path key={closed(flap)} d={closed(flap)} className={styles['flap']} />
      ))}
    </Lines>
    {net.panels.map((panel, index) => (
      <At key={`${panel.x} ${panel.y}`} rect={panel} upsideDown={panel.upsideDown} piece={`side-${index}`}>
        {sides[index]}
      </At>
    ))}
    <Lines size={net}>
      {over}
      <path d={net.folds.map(open).join('')} className={styles['fold']} />
      <path d={closed(net.outline)} className={styles['cut']} />
    </Lines>
  </>
);

/** What is folded, one beside the other. */
export const netSheets = ({ name, nets }: Nets, format: Format): readonly SheetPlan[] => {
  const things = nets.map((printed) => ({ ...printed, width: printed.net.width, height: printed.net.height }));
  return shelve(things, sizeOf(format)).map((placed) => ({
    name,
    format,
    front: placed.map(({ thing, at }) => (
      <At key={`${at.x} ${at.y}`} rect={at} piece={thing.piece}>
        <NetDrawing printed={thing} />
      </At>
    )),
  }));
};
