import { Button } from 'react-aria-components';
import { useLocation } from 'wouter';
import { knownGame } from '../games/games.ts';
import { mannersOf } from '../setup/last-table.ts';
import { firstPlan, tableOf } from '../setup/plan.ts';
import { useWords } from '../words/words.tsx';
import { layOut } from './pending.ts';
import { useEndWords } from './result/words/index.ts';

/** From a guided game to a table of one's own, in one go: short, and with gentle company. */
export const ShortGame = ({ game }: { game: string }) => {
  const words = useWords();
  const endWords = useEndWords();
  const [, go] = useLocation();
  const entry = knownGame(game);
  return (
    <Button
      className="button"
      data-kind="primary"
      onPress={() => go(layOut(tableOf(entry, firstPlan(entry, { ...mannersOf(words), level: 'gentle' }))))}
    >
      {endWords.shortGame}
    </Button>
  );
};
