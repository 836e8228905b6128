import { useLocation } from 'wouter';
import { GAME_IDS, type GameId } from '../games/engines.ts';
import { layOut } from '../table/pending.ts';

const SEATS: Readonly<Record<GameId, number>> = { feuersalamander: 2, 'drei-magier': 3, 'salomons-oordeel': 2 };

export const Cabinet = () => {
  const [, go] = useLocation();
  const play = (game: GameId, people: number): void =>
    go(
      layOut({
        game,
        options: {},
        seats: Array.from({ length: SEATS[game] }, (_, index) => ({
          name: ['Anna', 'Bert', 'Cleo', 'Dirk'][index]!,
          kind: index < people ? 'person' : 'bot',
        })),
        aids: 'automatic',
        series: { games: 1, outcomes: [] },
      }),
    );
  return (
    <main>
      <h1>Wunderkammer</h1>
      {GAME_IDS.map((game) => (
        <p key={game}>
          {game}{' '}
          <button type="button" className="button" onClick={() => play(game, 1)}>
            Play now
          </button>
          <button type="button" className="button" onClick={() => play(game, 2)}>
            Pass and play
          </button>
        </p>
      ))}
    </main>
  );
};
