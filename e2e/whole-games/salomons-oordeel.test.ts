import { playWholeGames } from './play-whole.ts';

playWholeGames('salomons-oordeel');
