import { playWholeGames } from './play-whole.ts';

playWholeGames('feuersalamander');
