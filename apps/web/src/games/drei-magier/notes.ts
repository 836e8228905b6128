import type { Consequence, Encounter } from '@wunderkammer/drei-magier/pieces';

/** What is noted beside a field where a figure may go. */
export type Note = Encounter;

export type Tone = 'good' | 'danger' | 'plain';

const TONES: Readonly<Partial<Record<Consequence['type'], Tone>>> = {
  meet: 'good',
  meetTake: 'good',
  spell: 'good',
  banishes: 'good',
  banished: 'danger',
  duel: 'danger',
  duelWon: 'good',
  duelLost: 'danger',
  stone: 'good',
  mayLeap: 'good',
  fate: 'danger',
};

/** The strongest tone of several consequences: danger before anything. */
export const toneOf = (consequences: readonly Consequence[]): Tone => {
  const tones = consequences.map(({ type }) => TONES[type] ?? 'plain');
  return tones.find((tone) => tone === 'danger') ?? tones.find((tone) => tone === 'good') ?? 'plain';
};
