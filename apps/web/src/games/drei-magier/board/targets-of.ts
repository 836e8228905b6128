import { type Decision, outlook, type Step, type View } from '@wunderkammer/drei-magier/pieces';
import { toneOf } from '../notes.ts';
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
    const tone = toneOf(outlook(view, decision));
    switch (decision.type) {
      case 'walk':
        return [{ field: decision.to, kind: 'apprentice', tone, inHand: inHand === 'apprentice', hinted }];
      case 'jump':
        return [{ field: decision.to, kind: 'mage', tone, inHand: inHand === 'mage', hinted }];
      case 'leap':
        return [{ field: view.players[decision.by]!.mage, kind: 'apprentice', tone, inHand: true, hinted }];
      default:
        return [];
    }
  });
