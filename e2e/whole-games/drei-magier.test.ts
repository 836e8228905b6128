import { playWholeGames } from './play-whole.ts';

playWholeGames('drei-magier');
