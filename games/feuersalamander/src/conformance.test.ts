import { describeGame } from '@wunderkammer/testkit';
import { fixtures } from './fixtures.ts';

describeGame(fixtures);
