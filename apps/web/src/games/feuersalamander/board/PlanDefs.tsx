import { TexturePattern } from '../../Textured.tsx';
import { TEXTURES } from './textures.ts';

/** The textures of the plan. The names are the same in every drawing, and so is what they stand for. */
export const PlanDefs = () => (
  <defs>
    {TEXTURES.map((texture) => (
      <TexturePattern key={texture.id} texture={texture} />
    ))}
    <radialGradient id="fs-embers">
      <stop offset="0" stopColor="var(--fs-ember)" stopOpacity="0.95" />
      <stop offset="0.45" stopColor="var(--fs-ember)" stopOpacity="0.35" />
      <stop offset="1" stopColor="var(--fs-ember)" stopOpacity="0" />
    </radialGradient>
  </defs>
);
