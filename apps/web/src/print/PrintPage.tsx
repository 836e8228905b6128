import type { CSSProperties } from 'react';
import { Button } from 'react-aria-components';
import { useSearchParams } from 'wouter';
import type { GameEntry } from '../games/game-entry.ts';
import { Page } from '../ui/Page.tsx';
import { ChoicesForm } from './ChoicesForm.tsx';
import { type Choices, readChoices } from './choices.ts';
import { type Format, type Paper, sizeOf } from './geometry/paper.ts';
import type { Kit } from './kit.ts';
import styles from './PrintPage.module.css';
import { Sheet } from './sheets/Sheet.tsx';
import type { SheetPlan } from './sheets/sheet-plan.ts';
import { useSheets } from './use-sheets.tsx';
import { usePrintWords } from './words/index.ts';

/** A game to be printed: how, and what then comes out of the printer. The choices are in the address. */
export const PrintPage = ({ game }: { game: GameEntry }) => {
  const words = usePrintWords();
  const [search, setSearch] = useSearchParams();
  const choices = readChoices(search);
  const { kit, sheets, complete, measuring } = useSheets(game, choices);
  const hasBoard = kit.parts.some(({ type }) => type === 'board');
  const choose = (change: Partial<Choices>): void =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [key, value] of Object.entries(change)) after.set(key, value);
        return after;
      },
      { replace: true },
    );
  return (
    <>
      <div className={styles['screen']}>
        <Page title={words.title(game.title)} lead={words.lead} wide>
          <ChoicesForm choices={choices} choose={choose} hasBoard={hasBoard} />
          <div className={styles['go']}>
            <Button
              className="button"
              data-kind="primary"
              data-size="large"
              isDisabled={!complete}
              onPress={() => window.print()}
            >
              {words.print}
            </Button>
            <p>
              {words.count(sheets.length, stackOf(sheets))}. {words.asTold}
            </p>
          </div>
          <p className={styles['needed']}>
            <strong>{words.first.needed}:</strong> {words.first.tools} {hasBoard && words.first.boardTools}
          </p>
        </Page>
        {measuring}
      </div>
      <Preview title={game.title} kit={kit} sheets={sheets} choices={choices} complete={complete} />
    </>
  );
};

const PAPER_NAMES: Readonly<Record<Paper, string>> = { a4: 'A4', letter: 'Letter', a3: 'A3', a2: 'A2' };

/** How many sheets of each paper there have to be in the printer. */
const stackOf = (sheets: readonly SheetPlan[]): string =>
  [...Map.groupBy(sheets, ({ format }) => format.paper)]
    .map(([paper, { length }]) => `${length}\u00a0×\u00a0${PAPER_NAMES[paper]}`)
    .join(' + ');

/** How wide a sheet is shown on the screen: large paper is shown smaller. */
const SHOWN = 78;

const frameOf = (format: Format): CSSProperties => {
  const { width, height } = sizeOf(format);
  const frame = { '--width': `${width}mm`, '--height': `${height}mm`, '--scale': SHOWN / width };
  return frame as CSSProperties;
};

interface PreviewProps {
  readonly title: string;
  readonly kit: Kit;
  readonly sheets: readonly SheetPlan[];
  readonly choices: Choices;
  readonly complete: boolean;
}

/** All sides in the order in which the printer wants them. Printing prints these, and nothing else of the page. */
const Preview = ({ title, kit, sheets, choices: { ink, sides }, complete }: PreviewProps) => {
  const words = usePrintWords();
  // A sheet without a back has an empty one, or the next sheet would be printed there.
  const wanted = sides === 'both' ? (['front', 'back'] as const) : (['front'] as const);
  return (
    <section className={styles['preview']} aria-label={words.preview} data-complete={complete}>
      <h2 className={styles['heading']}>{words.preview}</h2>
      <ol className={styles['pages']}>
        {sheets.flatMap((plan, index) =>
          wanted.map((side, nth) => {
            const { name, format } = plan;
            const what = side === 'front' ? name : `${name}, ${words.back}`;
            const number = words.sheet(index + 1, sheets.length);
            return (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is its place in the kit
                key={`${index} ${side}`}
                className={styles['page']}
                data-format={format.turned ? `${format.paper}-turned` : format.paper}
                data-sheet={index + 1}
                data-side={side}
                data-empty={plan[side] === undefined}
                style={frameOf(format)}
              >
                <div className={styles['paper']} inert>
                  <Sheet
                    format={format}
                    ink={ink}
                    className={ink === 'line' ? `${kit.colours} ${kit.lineArt}` : kit.colours}
                    foot={plan.bare || plan[side] === undefined ? undefined : { title, text: `${what} · ${number}` }}
                  >
                    {plan[side]}
                  </Sheet>
                </div>
                <p className={styles['caption']}>
                  {number} · {what}
                  {sides === 'both' && ` · ${words.page(2 * index + nth + 1)}`}
                </p>
              </li>
            );
          }),
        )}
      </ol>
    </section>
  );
};
