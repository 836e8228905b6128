import { type Chamber, FIGURES, type Place, type PlayerView } from '@wunderkammer/feuersalamander/pieces';
import { StillBoard } from './board/StillBoard.tsx';

/** A moment in the middle of a game: the robber in the dungeon, the monk at home, the king and the queen on the road. */
const PLACES: readonly Place[] = [
  { type: 'track', field: 8 },
  { type: 'track', field: 13 },
  { type: 'start' },
  { type: 'dungeon' },
];
const TOKENS: readonly Chamber[] = [
  { wing: 'fire', row: 6, stone: 3 },
  { wing: 'air', row: 3, stone: 1 },
  { wing: 'water', row: 5, stone: 2 },
  { wing: 'earth', row: 2, stone: 2 },
];
const PLAYERS = FIGURES.map(
  (figure, seat): Pick<PlayerView, 'figure' | 'at' | 'token'> => ({
    figure,
    at: PLACES[seat]!,
    token: { type: 'chamber', ...TOKENS[seat]! },
  }),
);

const Picture = () => <StillBoard players={PLAYERS} />;

export default Picture;
