import { type Language, seat } from '@wunderkammer/kernel';
import { LABEL } from '@wunderkammer/salomons-oordeel/label';
import { COLUMNS, COMPONENTS, type ComponentId, leftOver } from '@wunderkammer/salomons-oordeel/pieces';
import type { Label } from '@wunderkammer/salomons-oordeel/texts';
import type { Drawing, LoadShowcase } from '../../../label/label.ts';
import { ALL_STONES, AllStones } from '../board/AllStones.tsx';
import { Ground } from '../board/Ground.tsx';
import { layoutOf } from '../board/geometry.ts';
import { Middle } from '../board/Middle.tsx';
import { StillPlot } from '../board/Scene.tsx';
import { THEIRS, YOURS } from '../still-life.ts';
import { texts } from '../words/index.ts';
import world from '../world.module.css';

const LABELS: Readonly<Record<Language, () => Promise<{ readonly label: Label }>>> = {
  nl: () => import('@wunderkammer/salomons-oordeel/label/nl'),
  de: () => import('@wunderkammer/salomons-oordeel/label/de'),
  en: () => import('@wunderkammer/salomons-oordeel/label/en'),
};

const EXHIBITS: Readonly<Record<ComponentId, Drawing>> = { stones: { ...ALL_STONES, art: <AllStones /> } };

const PLAYERS = 2;
const columns = COLUMNS.full;
const LAYOUT = layoutOf(PLAYERS, columns, seat(0));

const Setup = () => (
  <>
    <Ground width={LAYOUT.width} height={LAYOUT.height} />
    <Middle layout={LAYOUT} withEyes leftOver={leftOver('full', PLAYERS)} />
    <StillPlot at={LAYOUT.plots[0]!} columns={columns} placed={YOURS} look={() => 'secret'} />
    <StillPlot at={LAYOUT.plots[1]!} columns={columns} placed={THEIRS} look={() => 'back'} />
  </>
);

const loadShowcase: LoadShowcase = async (language) => {
  const [{ label }, { names }] = await Promise.all([LABELS[language](), texts.load(language)]);
  return {
    facts: LABEL,
    label,
    components: COMPONENTS,
    names: names.components,
    exhibits: EXHIBITS,
    setup: { width: LAYOUT.width, height: LAYOUT.height, art: <Setup /> },
    colours: world['world']!,
  };
};

export default loadShowcase;
