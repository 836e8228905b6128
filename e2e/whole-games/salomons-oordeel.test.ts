import { salomonsOordeel } from '@wunderkammer/salomons-oordeel';
import { playWholeGames } from './play-whole.ts';

playWholeGames(salomonsOordeel);
