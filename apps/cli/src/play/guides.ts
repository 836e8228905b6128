import type { Game, GameTexts } from '@wunderkammer/kernel';
import type { Guide } from './guide.ts';
import { dreiMagierGuide } from './guides/drei-magier.ts';
import { feuersalamanderGuide } from './guides/feuersalamander.ts';
import { plainGuide } from './guides/plain.ts';
import { salomonsOordeelGuide } from './guides/salomons-oordeel.ts';

/** The games that have a drawing and questions of their own. */
const GUIDES: readonly Guide[] = [feuersalamanderGuide, dreiMagierGuide, salomonsOordeelGuide];

/** How somebody sits down to a game: by its own guide, or by one made from its texts. */
export const guideTo = (game: Game, texts: GameTexts): Guide =>
  GUIDES.find((guide) => guide.game === game) ?? plainGuide(game, texts);
