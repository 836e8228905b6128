import {
  earnedBy,
  isMagic,
  notchesOn,
  type PhaseType,
  type Reason,
  type Seen,
  type View,
} from '@wunderkammer/drei-magier/pieces';
import type { Viewer } from '@wunderkammer/kernel';
import type { Words } from './words/en.ts';

export interface Prompt {
  readonly text: string;
  readonly rule: string | undefined;
}

const EARNED_BY: Readonly<Record<Reason, string>> = { equalWands: 'DM-10', sixthCard: 'DM-30' };

const RULES: Readonly<Record<Exclude<PhaseType, 'throwDue'>, string>> = {
  start: 'DM-7',
  throw: 'DM-8',
  eyes: 'DM-8',
  move: 'DM-11',
  jump: 'DM-13',
  take: 'DM-17',
  duelThrow: 'DM-21',
  duelChoice: 'DM-21',
  cast: 'DM-26',
  spell: 'DM-26',
  choose: 'DM-26',
  leap: 'DM-27',
  over: 'DM-31',
};

/** What is expected of whoever sits in front, or what the table waits for, and the rule behind it. */
export const promptOf = (
  words: Words,
  view: View,
  viewer: Viewer,
  names: readonly string[],
  log: readonly Seen[],
): Prompt => {
  const { turn, phase } = view;
  if (turn.type === 'over') {
    const [winner] = turn.outcome.ranking[0]!;
    return { text: winner === viewer ? words.prompt.won : words.prompt.waits.over(names[winner!]!), rule: RULES.over };
  }
  const asked = turn.type === 'decision' ? turn.seats[0] : undefined;
  if (asked !== undefined && asked === viewer) return { text: mine(words, view, asked), rule: ruleOf(view, log) };
  const name = asked ?? view.player;
  return { text: words.prompt.waits[phase.type](name === null ? '' : names[name]!), rule: ruleOf(view, log) };
};

const ruleOf = (view: View, log: readonly Seen[]): string => {
  const { phase, mageMustJump } = view;
  if (phase.type === 'throwDue') return EARNED_BY[earnedBy(view, log) ?? 'equalWands'];
  return phase.type === 'jump' && mageMustJump ? 'DM-14' : RULES[phase.type];
};

const mine = ({ prompt }: Words, view: View, viewer: number): string => {
  const { phase, eyes, duel, players, mageMustJump } = view;
  const own = players[viewer]!;
  switch (phase.type) {
    case 'throw':
    case 'throwDue':
    case 'cast':
    case 'choose':
    case 'leap':
      return prompt[phase.type];
    case 'move': {
      const { sum, jumps, jumped } = eyes!;
      return jumped ? prompt.move(sum, own.powerStone) : prompt.moveBoth(sum, own.powerStone, jumps);
    }
    case 'jump':
      return mageMustJump ? prompt.mustJump(eyes!.jumps) : prompt.jump(eyes!.jumps);
    case 'take':
      return isMagic(own.mage) ? prompt.take(own.mage) : '';
    case 'duelChoice': {
      const { wands, throws, toBeat } = duel!.fight!;
      const sum = wands === null ? 0 : notchesOn(wands);
      return toBeat === null ? prompt.duel(sum, throws) : prompt.duelAnswer(sum, throws, toBeat.sum, toBeat.throws);
    }
    default:
      return '';
  }
};
