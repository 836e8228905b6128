import type { Decision, Step, View } from '@wunderkammer/drei-magier/pieces';
import { jumpNotes, leapNotes, toneOf, walkNotes } from '../notes.ts';
import { sameStep } from '../steps.ts';
import type { FigureKind } from './figures.ts';
import type { Target } from './Targets.tsx';

/** Where figures may go now, to be lit on the board. */
export const targetsOf = (
  view: View,
  legal: readonly Decision[],
  inHand: FigureKind,
  hint: Step | undefined,
): readonly Target[] =>
  legal.flatMap((decision): Target[] => {
    const hinted = sameStep(decision, hint);
    switch (decision.type) {
      case 'walk': {
        const tone = toneOf(walkNotes(view, decision.by, decision.to));
        return [{ field: decision.to, kind: 'apprentice', tone, inHand: inHand === 'apprentice', hinted }];
      }
      case 'jump': {
        const tone = toneOf(jumpNotes(view, decision.by, decision.to));
        return [{ field: decision.to, kind: 'mage', tone, inHand: inHand === 'mage', hinted }];
      }
      case 'leap': {
        const field = view.players[decision.by]!.mage;
        return [{ field, kind: 'apprentice', tone: toneOf(leapNotes(view, decision.by)), inHand: true, hinted }];
      }
      default:
        return [];
    }
  });
