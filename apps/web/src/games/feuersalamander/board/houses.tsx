import type { Figure } from '@wunderkammer/feuersalamander/pieces';
import type { ReactNode } from 'react';
import { type Texture, Textured } from '../../Textured.tsx';
import { MASONRY, SHADE } from './textures.ts';

const STONE = 'var(--fs-flag)';
const DARK = 'var(--fs-well)';
const HOUSE = { x: 0, y: -25, width: 190, height: 180 };

interface FilledProps {
  readonly d: string;
  readonly outlined?: boolean;
}

const Filled = ({ texture, d, outlined = false }: FilledProps & { texture: Texture }) => (
  <Textured texture={texture} box={HOUSE}>
    <path d={d} {...(!outlined && { stroke: 'none' })} />
  </Textured>
);

const Shaded = (props: FilledProps) => <Filled texture={SHADE} {...props} />;
const Bricks = (props: FilledProps) => <Filled texture={MASONRY} {...props} />;

/** The four homes as a traveller might have sketched them, each 190 by 150 with its ground line at 146. */
export const HOUSES: Readonly<Record<Figure, ReactNode>> = {
  king: (
    <>
      <path d="M50 146V62H140V146Z" fill={STONE} />
      <Bricks d="M50 146V62H140V146Z" outlined />
      <path d="M50 62V52H60V58H70V52H80V58H110V52H120V58H130V52H140V62Z" fill={STONE} />
      <path d="M76 60V22H72V12H80V17H88V12H102V17H110V12H118V22H114V60Z" fill={STONE} />
      <Shaded d="M100 22V60H114V22Z" />
      <path d="M95 12V-12M95-12L120-6 95 1" fill="var(--fs-king)" />
      <path d="M18 146V48H14V34H22V40H30V34H40V40H48V34H56V48H52V146Z" fill={STONE} />
      <Bricks d="M18 146V48H52V146Z" />
      <Shaded d="M40 48H52V146H40Z" />
      <path d="M138 146V48H134V34H142V40H150V34H160V40H168V34H176V48H172V146Z" fill={STONE} />
      <Bricks d="M138 146V48H172V146Z" />
      <Shaded d="M160 48H172V146H160Z" />
      <path d="M80 146V112C80 100 110 100 110 112V146Z" fill={DARK} />
      <path d="M88 104V146M95 102V146M102 104V146M80 120H110M80 132H110" stroke="var(--fs-gold)" strokeWidth="1.5" />
      <path d="M32 66V80M38 66V80M152 66V80M158 66V80M32 100V114M38 100V114M152 100V114M158 100V114M92 30V44M98 30V44" />
      <path d="M2 146H188M8 151H60M120 152H180" />
    </>
  ),
  queen: (
    <>
      <path d="M10 146V70H180V146Z" fill={STONE} />
      <path d="M6 70V62H184V70Z" fill={STONE} />
      <path d="M66 62V42H124V62Z" fill={STONE} />
      <path d="M62 42C62 12 128 12 128 42Z" fill="var(--fs-queen)" />
      <path d="M78 42C79 26 86 20 95 18M112 42C111 26 104 20 95 18M95 18V42" />
      <path d="M95 18V6M90 6H100" />
      <circle cx="95" cy="1" r="5" fill="var(--fs-queen)" />
      <path d="M52 82L95 60 138 82Z" fill={STONE} />
      <Shaded d="M66 79L95 65 124 79Z" outlined />
      <path d="M56 82H64V140H56ZM76 82H84V140H76ZM106 82H114V140H106ZM126 82H134V140H126Z" fill={STONE} />
      <Shaded d="M61 82H64V140H61ZM81 82H84V140H81ZM111 82H114V140H111ZM131 82H134V140H131Z" />
      <path d="M48 140H142V146H48Z" fill={STONE} />
      <path d="M87 140V108C87 100 103 100 103 108V140Z" fill={DARK} />
      <path
        d="M18 96C18 88 28 88 28 96V116H18ZM36 96C36 88 46 88 46 96V116H36ZM144 96C144 88 154 88 154 96V116H144ZM162 96C162 88 172 88 172 96V116H162Z"
        fill={DARK}
      />
      <path d="M10 122H48M142 122H180M10 76H50M140 76H180" strokeWidth="1.2" />
      <path d="M72 48V58M80 48V58M88 48V58M102 48V58M110 48V58M118 48V58" strokeWidth="1.4" />
      <path d="M12 62V54M40 62V54M150 62V54M178 62V54" />
      <circle cx="12" cy="51" r="3" fill={STONE} />
      <circle cx="40" cy="51" r="3" fill={STONE} />
      <circle cx="150" cy="51" r="3" fill={STONE} />
      <circle cx="178" cy="51" r="3" fill={STONE} />
      <path d="M2 146H188M20 151H80M112 152H170" />
    </>
  ),
  monk: (
    <>
      <path d="M76 146V88L126 56 178 88V146Z" fill={STONE} />
      <Shaded d="M70 92L126 54 184 92 176 94 126 62 78 94Z" outlined />
      <Bricks d="M76 146V88L126 56 178 88V146Z" />
      <path d="M24 146V50H70V146Z" fill={STONE} />
      <Shaded d="M56 50H70V146H56Z" />
      <path d="M18 52L47-4 76 52Z" fill={STONE} />
      <Shaded d="M47-4L76 52H58Z" outlined />
      <path d="M47-4V-20M41-14H53" />
      <path d="M34 80V66C34 58 47 54 47 54S60 58 60 66V80Z" fill={DARK} />
      <path d="M40 76C40 68 54 68 54 76Z" fill="var(--fs-gold)" />
      <circle cx="126" cy="86" r="12" fill={DARK} />
      <path d="M126 74V98M114 86H138M118 78L134 94M134 78L118 94" stroke="var(--fs-gold)" strokeWidth="1.2" />
      <path d="M112 146V124C112 112 126 106 126 106S140 112 140 124V146Z" fill={DARK} />
      <path
        d="M88 132V114C88 106 95 102 95 102S102 106 102 114V132ZM150 132V114C150 106 157 102 157 102S164 106 164 114V132Z"
        fill={DARK}
      />
      <path d="M38 146V124C38 114 56 114 56 124V146Z" fill={DARK} />
      <path d="M24 96H70M24 108H70" strokeWidth="1.2" />
      <path d="M2 146H188M14 151H70M100 152H176" />
    </>
  ),
  robber: (
    <>
      <path d="M14 146V72L20 60 26 66 30 44 40 52 44 38 52 48V146Z" fill={STONE} />
      <Bricks d="M14 146V72L20 60 26 66 30 44 40 52 44 38 52 48V146Z" />
      <Shaded d="M42 56L44 38 52 48V146H42Z" />
      <path d="M52 146V98C52 74 92 66 102 88L98 96C88 82 68 86 66 104V146Z" fill={STONE} />
      <path d="M102 88L112 84 116 90 110 98 98 96Z" fill={STONE} />
      <path d="M122 146V108L128 96 134 102 138 88 148 94 150 78 160 84 166 70 174 80V146Z" fill={STONE} />
      <Bricks d="M122 146V108L128 96 134 102 138 88 148 94 150 78 160 84 166 70 174 80V146Z" />
      <Shaded d="M164 74L166 70 174 80V146H164Z" />
      <path d="M138 146V124C138 114 154 114 154 124V146Z" fill={DARK} />
      <path d="M26 92C26 84 36 84 36 92V106H26Z" fill={DARK} />
      <path
        d="M98 146C100 124 96 112 104 96M102 118C110 112 114 104 112 94M100 128C94 122 90 118 90 110M104 96C100 84 106 76 104 66M104 84C110 78 116 76 118 68M104 78C98 74 94 70 94 62"
        strokeWidth="2.4"
      />
      <path d="M76 146L82 138 94 140 98 146ZM108 146L112 140 120 142 122 146Z" fill={STONE} />
      <path
        d="M20 124C26 118 22 112 28 110M160 106C166 100 162 96 170 92M158 118C164 114 160 108 166 106"
        strokeWidth="1.4"
      />
      <path d="M84 142L92 128 98 140" stroke="var(--fs-ember)" fill="var(--fs-ember)" />
      <path d="M2 146H188M10 151H56M126 152H182" />
    </>
  ),
};
