import { outlook, spotOf } from '@wunderkammer/drei-magier/pieces';
import { ConfirmBar } from '../../../ui/ConfirmBar.tsx';
import { useTableWords } from '../words/index.ts';
import type { ChoicesProps } from './choosing.ts';

/** What the move that a finger looks at would mean, and the way to do it. */
export const Looked = ({ view, seat, names, picked: { looked }, pick, choose }: ChoicesProps) => {
  const words = useTableWords();
  if (looked === undefined || !('to' in looked || looked.type === 'leap')) return null;
  const goal = words.names.field(spotOf('to' in looked ? looked.to : view.players[seat]!.mage));
  const notes = outlook(view, looked).map((note) => words.note(note, (other) => names[other]!));
  return (
    <ConfirmBar
      key={goal}
      question={[goal.charAt(0).toLocaleUpperCase() + goal.slice(1), ...notes].join(': ')}
      yes={looked.type === 'walk' ? words.choices.walk : words.choices.jump}
      confirm={() => choose(looked)}
      cancel={() => pick({ looked: undefined })}
    />
  );
};
