import {
  CHAMBERS,
  COPIES,
  FIGURES,
  type Figure,
  KINDS,
  type Kind,
  middleOf,
  type Place,
  productOf,
  type StickSymbol,
  SYMBOLS,
} from '@wunderkammer/feuersalamander/pieces';
import type { ReactNode } from 'react';
import type { FigureProps, Figures } from '../../../rulebook/figures.ts';
import { ChamberLights } from '../board/ChamberLights.tsx';
import { Chambers } from '../board/Chambers.tsx';
import { Dungeon } from '../board/Dungeon.tsx';
import { CENTRE, fieldAt, homeOf, type Point, SHEET, standsAt } from '../board/geometry.ts';
import { Homes } from '../board/Homes.tsx';
import { Plan } from '../board/Plan.tsx';
import { PlanDefs } from '../board/PlanDefs.tsx';
import { Sheet } from '../board/Sheet.tsx';
import { Track } from '../board/Track.tsx';
import { cardsOf, kindsOf, worthOf } from '../cards.ts';
import { CardFace } from '../pieces/CardDrawing.tsx';
import { FigureShape, ON_ITS_FEET } from '../pieces/FigureShape.tsx';
import { type Face, StickShape } from '../pieces/StickShape.tsx';
import world from '../world.module.css';

interface DiagramProps extends FigureProps {
  readonly viewBox: string;
  readonly children: ReactNode;
}

const Diagram = ({ label, viewBox, children }: DiagramProps) => (
  <svg
    role="img"
    aria-label={label}
    viewBox={viewBox}
    className={world['world']}
    style={{ width: '100%', height: 'auto' }}
  >
    {children}
  </svg>
);

/** The road and the homes with nothing in the middle but the well. */
const Corner = ({ children }: { children?: ReactNode }) => (
  <>
    <PlanDefs />
    <Sheet />
    <Track figures={FIGURES} />
    <Chambers />
    <Dungeon />
    <Homes figures={FIGURES} />
    {children}
  </>
);

const Standing = ({ figure, place, pale = false }: { figure: Figure; place: Place; pale?: boolean }) => {
  const { x, y } = standsAt(place, figure, FIGURES);
  return (
    <g transform={`translate(${x} ${y}) ${ON_ITS_FEET}`} opacity={pale ? 0.55 : 1}>
      <FigureShape figure={figure} />
    </g>
  );
};

/** From one place to the next, dotted, with a head. */
const Arrow = ({ from, to, colour }: { from: Point; to: Point; colour: string }) => {
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return (
    <g stroke={colour} strokeWidth="7" fill="none" strokeLinecap="round">
      <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} strokeDasharray="1 14" />
      <path d="M-16-11L0 0-16 11" transform={`translate(${to.x} ${to.y}) rotate(${angle})`} />
    </g>
  );
};

const BoardFigure = ({ label }: FigureProps) => (
  <Diagram label={label} viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}>
    <Plan figures={FIGURES} />
  </Diagram>
);

const CardsFigure = ({ label }: FigureProps) => {
  const rows = [[...kindsOf('wing'), ...kindsOf('stone')], kindsOf('row')];
  return (
    <Diagram label={label} viewBox="0 0 800 400">
      {rows.map((kinds, line) =>
        kinds.map((kind, index) => (
          <g key={kind} transform={`translate(${8 + index * 114} ${8 + line * 200})`}>
            <CardFace kind={kind} />
            <text x="50" y="176" textAnchor="middle" fontFamily="var(--serif)" fontSize="28" fill="var(--ink)">
              {COPIES[KINDS.indexOf(kind)]}×
            </text>
          </g>
        )),
      )}
    </Diagram>
  );
};

const SticksFigure = ({ label }: FigureProps) => {
  const pips = [1, 2, 3, 4].map((count): Face => ({ type: 'pips', pips: count }));
  const symbols = [...SYMBOLS, ...SYMBOLS].sort().map((symbol: StickSymbol): Face => ({ type: 'symbol', symbol }));
  return (
    <Diagram label={label} viewBox="0 0 520 170">
      {[pips, pips, symbols].map((faces, stick) =>
        faces.map((face, side) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stick and its sides
          <g key={`${stick} ${side}`} transform={`translate(${6 + side * 128} ${6 + stick * 54})`}>
            <StickShape face={face} withKey={side === 0} />
          </g>
        )),
      )}
    </Diagram>
  );
};

const HomesFigure = ({ label }: FigureProps) => (
  <Diagram label={label} viewBox={`0 0 ${CENTRE.x} ${CENTRE.y - 60}`}>
    <Corner>
      <Standing figure="king" place={{ type: 'start' }} />
    </Corner>
  </Diagram>
);

const HAND: readonly Kind[] = ['fire', 'row5'];

const TokenFigure = ({ label }: FigureProps) => (
  <Diagram label={label} viewBox="130 250 560 330">
    <Corner>
      <ChamberLights
        lights={CHAMBERS.filter((chamber) => HAND.every((kind) => cardsOf(chamber).includes(kind))).map((chamber) => ({
          chamber,
          glow: 'chosen',
        }))}
      />
      {HAND.map((kind, index) => (
        <g key={kind} transform={`translate(${210 + index * 92} 262) scale(0.8)`}>
          <CardFace kind={kind} />
        </g>
      ))}
    </Corner>
  </Diagram>
);

const TurningInFigure = ({ label }: FigureProps) => {
  const { start } = homeOf('king');
  const gate = fieldAt(middleOf(0), FIGURES);
  const turn = { x: gate.x + 22, y: start.y - 70 };
  return (
    <Diagram label={label} viewBox={`0 0 ${CENTRE.x} ${CENTRE.y - 60}`}>
      <Corner>
        <Arrow from={fieldAt(0, FIGURES)} to={fieldAt(1, FIGURES)} colour="var(--fs-ember)" />
        <Arrow from={fieldAt(1, FIGURES)} to={gate} colour="var(--fs-ember)" />
        <Arrow from={gate} to={turn} colour="var(--fs-ember)" />
        <Arrow from={turn} to={start} colour="var(--fs-ember)" />
        <Standing figure="king" place={{ type: 'track', field: 0 }} />
        <Standing figure="king" place={{ type: 'start' }} pale />
      </Corner>
    </Diagram>
  );
};

const THROWN_OUT_AT = 3;

const ThrowingOutFigure = ({ label }: FigureProps) => {
  const dungeon: Place = { type: 'dungeon' };
  const field = fieldAt(THROWN_OUT_AT, FIGURES);
  return (
    <Diagram label={label} viewBox="130 0 640 570">
      <Corner>
        <Standing figure="queen" place={{ type: 'track', field: THROWN_OUT_AT }} />
        <Arrow
          from={{ x: field.x + 30, y: field.y + 40 }}
          to={{ x: CENTRE.x - 40, y: CENTRE.y - 50 }}
          colour="var(--fs-ember)"
        />
        <Standing figure="king" place={dungeon} />
      </Corner>
    </Diagram>
  );
};

const BEST: readonly Kind[] = ['fire', 'row7', 'stone3'];

const CombinationFigure = ({ label }: FigureProps) => (
  <Diagram label={label} viewBox="0 0 560 210">
    {BEST.map((kind, index) => (
      <g key={kind} transform={`translate(${8 + index * 140} 4)`}>
        <CardFace kind={kind} />
        <text x="50" y="186" textAnchor="middle" fontFamily="var(--serif)" fontSize="36" fill="var(--ink)">
          {worthOf(kind)}
        </text>
        <text x="120" y="84" textAnchor="middle" fontFamily="var(--serif)" fontSize="40" fill="var(--ink)">
          {index < BEST.length - 1 ? '×' : '='}
        </text>
      </g>
    ))}
    <text x="490" y="92" textAnchor="middle" fontFamily="var(--serif)" fontSize="64" fontWeight="600" fill="var(--ink)">
      {productOf(BEST)}
    </text>
  </Diagram>
);

const figures: Figures = {
  'FS-1': BoardFigure,
  'FS-2': CardsFigure,
  'FS-3': SticksFigure,
  'FS-6': HomesFigure,
  'FS-19': TokenFigure,
  'FS-24': TurningInFigure,
  'FS-25': ThrowingOutFigure,
  'FS-32': CombinationFigure,
};

export default figures;
