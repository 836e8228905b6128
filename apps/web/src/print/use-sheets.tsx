import { type ReactNode, use } from 'react';
import type { GameEntry } from '../games/game-entry.ts';
import { usePitch } from '../games/use-texts.ts';
import { useLanguage } from '../words/words.tsx';
import { bookletSheets } from './booklet/booklet-sheets.tsx';
import { Cover } from './booklet/Cover.tsx';
import { columnsOn, pageOn } from './booklet/layout.ts';
import { useSettings } from './booklet/use-settings.tsx';
import type { Choices } from './choices.ts';
import { upright } from './geometry/paper.ts';
import type { Kit, KitPart } from './kit.ts';
import { loadKit } from './load.ts';
import { boardSheets } from './sheets/board-sheets.tsx';
import { cardSheets } from './sheets/card-sheets.tsx';
import { firstSheet } from './sheets/First.tsx';
import { netSheets } from './sheets/net-sheets.tsx';
import { pageSheets } from './sheets/page-sheets.tsx';
import type { SheetPlan } from './sheets/sheet-plan.ts';
import { usePrintWords, type Words } from './words/index.ts';

const sheetsOf = (part: KitPart, { paper, board }: Choices): readonly SheetPlan[] => {
  switch (part.type) {
    case 'board':
      return boardSheets(part, board);
    case 'cards':
      return cardSheets(part, upright(paper));
    case 'nets':
      return netSheets(part, upright(paper));
    case 'pages':
      return pageSheets(part, upright(paper));
  }
};

/** What to do with the sheets there are. */
const stepsFor = ({ parts }: Kit, { board, sides }: Choices, { first }: Words): readonly string[] => {
  const has = (type: KitPart['type']): boolean => parts.some((part) => part.type === type);
  const isWhole = board === 'a3' || board === 'a2';
  return [
    sides === 'both' ? first.stepPrint : first.stepPrintSingle,
    ...(has('board') ? [isWhole ? first.stepBoardWhole : first.stepBoard('A, B, C, D')] : []),
    ...(has('cards') ? [first.stepCards] : []),
    ...(has('nets') ? [first.stepNets] : []),
    sides === 'both' ? first.stepRules : first.stepRulesSingle,
  ];
};

interface Sheets {
  readonly kit: Kit;
  /** In the order in which they are printed; the booklet's are there when its text is measured. */
  readonly sheets: readonly SheetPlan[];
  readonly complete: boolean;
  /** Has to be on the page until it is complete. */
  readonly measuring: ReactNode;
}

/** All sheets of a game's kit, as somebody wants them printed. */
export const useSheets = (game: GameEntry, choices: Choices): Sheets => {
  const words = usePrintWords();
  const { language } = useLanguage();
  const pitch = usePitch(game);
  const { kit, rules } = use(loadKit(game.id, language));
  const { paper, sides } = choices;
  const { settings, measuring } = useSettings(rules, columnsOn(pageOn(paper))[0]!.width);
  const first = firstSheet(
    {
      title: game.title,
      published: game.published,
      kit,
      steps: stepsFor(kit, choices, words),
      words: words.first,
    },
    upright(paper),
  );
  const cover = <Cover title={game.title} pitch={pitch} name={words.rules} emblem={kit.emblem} />;
  const booklet =
    settings === undefined
      ? []
      : bookletSheets({ name: words.rules, cover, items: rules, settings }, paper, sides === 'both');
  return {
    kit,
    sheets: [first, ...kit.parts.flatMap((part) => sheetsOf(part, choices)), ...booklet],
    complete: settings !== undefined,
    measuring,
  };
};
