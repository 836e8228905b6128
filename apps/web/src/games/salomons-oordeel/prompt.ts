import { cellName, mayStop, type Seen, type View } from '@wunderkammer/salomons-oordeel/pieces';
import type { Words } from './words/en.ts';

/** What is expected of whoever sits in front, or what the table waits for; and the rule behind it. */
export const promptOf = (
  view: View,
  names: readonly string[],
  { prompt }: Words,
  /** What is just happening, while nobody in front is asked. */
  event: Seen | undefined,
): { readonly text: string; readonly rule?: string } => {
  const { turn, viewer, phase } = view;
  // The answer is left to the stone itself.
  if (event?.type === 'guess' && turn.type !== 'over') {
    const said = [cellName(event.row, event.col), names[event.at]!, event.stone] as const;
    return {
      text: event.by === viewer ? prompt.youSay(...said) : prompt.says(names[event.by]!, ...said),
      rule: 'SO-7',
    };
  }
  if (turn.type === 'over') {
    const winner = turn.outcome.ranking[0]![0]!;
    return { text: winner === viewer ? prompt.overWon : prompt.overLost(names[winner]!), rule: 'SO-16' };
  }
  if (turn.type === 'chance') {
    return phase.type === 'deal' ? { text: prompt.deal, rule: 'SO-2' } : { text: prompt.first, rule: 'SO-2' };
  }
  const mine = turn.seats.some((seat) => seat === viewer);
  const name = names[turn.seats[0]!]!;
  switch (phase.type) {
    case 'arrange':
      return { text: mine ? prompt.arrange : prompt.arrangeOther, rule: 'SO-4' };
    case 'give':
      return { text: mine ? prompt.give : prompt.giveOther(name), rule: 'SO-9' };
    case 'open':
      return { text: mine ? prompt.open : prompt.openOther(name), rule: 'SO-11' };
    case 'settle':
      return { text: mine ? prompt.settle(phase.stone) : prompt.settleOther(name, phase.stone), rule: 'SO-12' };
    default:
      return mayStop(view)
        ? { text: mine ? prompt.guessAgain : prompt.guessAgainOther(name), rule: 'SO-8' }
        : { text: mine ? prompt.guess : prompt.guessOther(name), rule: 'SO-7' };
  }
};
