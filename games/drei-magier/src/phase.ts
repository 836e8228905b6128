import type { Phase, View } from './vocabulary.ts';

/** The spell that has been thrown, while its symbol is being chosen or carried out (DM-26, DM-27). */
export const spellIn = ({ phase }: View): Extract<Phase, { type: 'choose' | 'leap' }> | undefined =>
  phase.type === 'choose' || phase.type === 'leap' ? phase : undefined;
