import { characterOf, freeCharacter } from '@wunderkammer/cast';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import type { GameEntry } from '../games/game-entry.ts';
import { lessonOf } from '../games/lessons.ts';
import { ownName } from '../settings/own-name.ts';
import { layOut } from '../table/pending.ts';
import type { SeatSetup } from '../table/source.ts';
import { Loading } from '../ui/Loading.tsx';
import { useWords } from '../words/words.tsx';

/** Lays out the guided first game of a game and goes there. */
export const LearnPage = ({ game }: { game: GameEntry }) => {
  const [, go] = useLocation();
  const name = ownName(useWords());
  useEffect(() => {
    let left = false;
    void layOutLesson(game.id, name).then((address) => left || go(address, { replace: true }));
    return () => {
      left = true;
    };
  }, [game, name, go]);
  return <Loading />;
};

const layOutLesson = async (game: string, name: string): Promise<string> => {
  const lesson = await lessonOf(game)!();
  const seats: SeatSetup[] = [];
  for (let seat = 0; seat < lesson.seats; seat++) {
    const character = freeCharacter('gentle', [name, ...seats.map((other) => other.name)]);
    seats.push(
      seat === lesson.learner
        ? { name, kind: 'person' }
        : { name: characterOf(character).name, kind: 'bot', character },
    );
  }
  return layOut({
    game,
    options: lesson.options,
    seats,
    aids: 'notes',
    series: { games: 1, outcomes: [] },
    lesson: true,
  });
};
