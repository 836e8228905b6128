import type { Language } from '@wunderkammer/kernel';
import { COLOURS, COMPONENTS, handSize, STONES, type Stone } from '@wunderkammer/salomons-oordeel/pieces';
import type { ReactNode } from 'react';
import { tentNet } from '../../../print/geometry/nets.ts';
import type { Kit, PrintedNet } from '../../../print/kit.ts';
import { SUMMARY_SIZE, Summary } from '../../../print/Summary.tsx';
import { entry } from '../entry.ts';
import Picture from '../Picture.tsx';
import { MarkIcon } from '../stones/Mark.tsx';
import { STONE_HEIGHT, STONE_TOP, STONE_WIDTH, StoneBack, StoneFace } from '../stones/Stone.tsx';
import { texts } from '../words/index.ts';
import world from '../world.module.css';
import lineArt from './line-art.module.css';
import { Place } from './Place.tsx';
import { printWords } from './words/index.ts';

const WIDTH = 21;
const STONE = { width: WIDTH, height: (WIDTH * STONE_HEIGHT) / STONE_WIDTH };
const STONE_NET = tentNet(STONE, 11);

/** What is on a side of a stone, up to the edges that are folded and cut: without round corners, its rim and its shadow. */
const Face = ({ ground, children }: { ground: string; children: ReactNode }) => (
  <svg
    viewBox={`${-STONE_WIDTH / 2} ${STONE_TOP} ${STONE_WIDTH} ${STONE_HEIGHT}`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <rect x={-STONE_WIDTH / 2} y={STONE_TOP} width={STONE_WIDTH} height={STONE_HEIGHT} fill={ground} />
    {children}
  </svg>
);

const stoneOf = (stone: Stone): PrintedNet => ({
  piece: stone,
  net: STONE_NET,
  sides: [
    <Face key="face" ground="var(--so-bone)">
      <StoneFace stone={stone} />
    </Face>,
    <Face key="back" ground="var(--so-back)">
      <StoneBack />
    </Face>,
  ],
  ground: 'var(--so-bone)',
});

const { min, max } = entry.seats;
const TABLES = Array.from({ length: max - min + 1 }, (_, index) => min + index);

/** Everything to print of the game. */
const loadKit = async (language: Language): Promise<Kit> => {
  const [words, { names }] = await Promise.all([printWords.load(language), texts.load(language)]);
  const { summary } = words;
  const places = Array.from({ length: max }, () => ({ piece: 'place', drawing: <Place /> }));
  const summaries = Array.from({ length: max }, () => ({
    piece: 'summary',
    face: (
      <Summary title={summary.title} steps={summary.steps} note={summary.note}>
        <ul>
          {COLOURS.map((colour) => (
            <li key={colour}>
              <MarkIcon colour={colour} size={12} /> {names.colours[colour]}
            </li>
          ))}
        </ul>
        <p>{summary.stones}</p>
        <ul>
          {TABLES.map((seats) => (
            <li key={seats}>
              {summary.players(seats)}: {handSize('full', seats)} / {handSize('easy', seats)}
            </li>
          ))}
        </ul>
      </Summary>
    ),
  }));
  return {
    colours: world['world']!,
    lineArt: lineArt['lineArt']!,
    emblem: <Picture />,
    contents: [
      ...COMPONENTS.map(({ id, count }) => ({ count, name: names.components[id] })),
      { count: places.length, name: words.mats },
      { count: places.length, name: words.screens },
      { count: summaries.length, name: words.summaryCards },
    ],
    hints: words.hints,
    parts: [
      { type: 'nets', name: words.stones, nets: STONES.map(stoneOf) },
      { type: 'pages', name: words.places, pages: places },
      {
        type: 'cards',
        name: words.summaries,
        size: SUMMARY_SIZE,
        ground: 'var(--so-bone)',
        backGround: 'var(--so-bone)',
        cards: summaries,
      },
    ],
  };
};

export default loadKit;
