import type { CharacterId } from '@wunderkammer/cast';
import type { ReactNode } from 'react';
import { Aurelia } from './Aurelia.tsx';
import { Balthasar } from './Balthasar.tsx';
import { Basilisk } from './Basilisk.tsx';
import { Coco } from './Coco.tsx';
import { Cosima } from './Cosima.tsx';
import { Daedalus } from './Daedalus.tsx';
import { Dodo } from './Dodo.tsx';
import { Fabrizio } from './Fabrizio.tsx';
import { Isolde } from './Isolde.tsx';
import { Jocko } from './Jocko.tsx';
import { Melchior } from './Melchior.tsx';
import { Mephisto } from './Mephisto.tsx';
import { Mops } from './Mops.tsx';
import { Ottilie } from './Ottilie.tsx';
import { Sibylla } from './Sibylla.tsx';
import { Talos } from './Talos.tsx';

interface Drawing {
  readonly Sitter: () => ReactNode;
  /** The colour behind the head. */
  readonly ground: string;
}

/** Everybody's likeness, within an oval of 86 by 100 around the origin. */
export const SITTERS: Readonly<Record<CharacterId, Drawing>> = {
  dodo: { Sitter: Dodo, ground: 'sky' },
  jocko: { Sitter: Jocko, ground: 'wheat' },
  coco: { Sitter: Coco, ground: 'fawn' },
  mops: { Sitter: Mops, ground: 'sky' },
  cosima: { Sitter: Cosima, ground: 'fawn' },
  balthasar: { Sitter: Balthasar, ground: 'sky' },
  isolde: { Sitter: Isolde, ground: 'veil' },
  melchior: { Sitter: Melchior, ground: 'wheat' },
  daedalus: { Sitter: Daedalus, ground: 'sky' },
  aurelia: { Sitter: Aurelia, ground: 'wheat' },
  fabrizio: { Sitter: Fabrizio, ground: 'rust' },
  ottilie: { Sitter: Ottilie, ground: 'slate' },
  sibylla: { Sitter: Sibylla, ground: 'midnight' },
  talos: { Sitter: Talos, ground: 'verdigris' },
  mephisto: { Sitter: Mephisto, ground: 'rust' },
  basilisk: { Sitter: Basilisk, ground: 'plum' },
};
