import { useEffect } from 'react';
import { useLocation } from 'wouter';
import type { GameId } from '../games/engines.ts';
import { REGISTRY } from '../games/registry.ts';
import { BOT_NAMES } from '../setup/quick.ts';
import { layOut } from '../table/pending.ts';
import { Loading } from '../ui/Loading.tsx';
import { useWords } from '../words/words.tsx';

/** Lays out the guided first game of a game and goes there. */
export const LearnPage = ({ game }: { game: GameId }) => {
  const [, go] = useLocation();
  const name = useWords().setup.guest(0);
  useEffect(() => {
    let left = false;
    void layOutLesson(game, name).then((address) => left || go(address, { replace: true }));
    return () => {
      left = true;
    };
  }, [game, name, go]);
  return <Loading />;
};

const layOutLesson = async (game: GameId, name: string): Promise<string> => {
  const { lesson } = await REGISTRY[game].lesson();
  let bots = 0;
  return layOut({
    game,
    options: lesson.options,
    seats: Array.from({ length: lesson.seats }, (_, index) =>
      index === lesson.learner ? { name, kind: 'person' } : { name: BOT_NAMES[bots++]!, kind: 'bot' },
    ),
    aids: 'notes',
    series: { games: 1, outcomes: [] },
    lesson: true,
  });
};
