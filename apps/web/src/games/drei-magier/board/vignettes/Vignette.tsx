import type { Place } from '@wunderkammer/drei-magier/pieces';
import { type ComponentType, memo } from 'react';
import { Castle } from './Castle.tsx';
import { Forest } from './Forest.tsx';
import { House } from './House.tsx';
import { Labyrinth } from './Labyrinth.tsx';
import { Life } from './Life.tsx';
import { Mill } from './Mill.tsx';
import { Moon } from './Moon.tsx';
import { Sun } from './Sun.tsx';
import { Tower } from './Tower.tsx';

const PICTURES: Readonly<Record<Place, ComponentType>> = {
  forest: Forest,
  house: House,
  tower: Tower,
  castle: Castle,
  life: Life,
  labyrinth: Labyrinth,
  sun: Sun,
  mill: Mill,
  moon: Moon,
};

/** The picture of a place, around the origin. */
export const Vignette = memo(({ place }: { place: Place }) => {
  const Picture = PICTURES[place];
  return (
    <g fill="none" stroke="var(--dm-ink)" strokeWidth="2.2" strokeLinecap="round">
      <Picture />
    </g>
  );
});
