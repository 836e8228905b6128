import { dreiMagier } from '@wunderkammer/drei-magier';
import { playWholeGames } from './play-whole.ts';

playWholeGames(dreiMagier);
