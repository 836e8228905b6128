import { feuersalamander } from '@wunderkammer/feuersalamander';
import { playWholeGames } from './play-whole.ts';

playWholeGames(feuersalamander);
