import { isMagic, type Phase, type View } from '@wunderkammer/drei-magier/pieces';
import type { Viewer } from '@wunderkammer/kernel';
import { sumOf } from './wands.ts';
import type { Words } from './words/en.ts';

export interface Prompt {
  readonly text: string;
  readonly rule: string | undefined;
}

const RULES: Readonly<Record<Phase, string>> = {
  start: 'DM-7',
  throw: 'DM-8',
  throwDue: 'DM-10',
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
export const promptOf = (words: Words, view: View, viewer: Viewer, names: readonly string[]): Prompt => {
  const { turn, phase } = view;
  if (turn.type === 'over') {
    const [winner] = turn.outcome.ranking[0]!;
    return { text: winner === viewer ? words.prompt.won : words.prompt.waits.over(names[winner!]!), rule: RULES.over };
  }
  const asked = turn.type === 'decision' ? turn.seats[0] : undefined;
  if (asked !== undefined && asked === viewer) return { text: mine(words, view, asked), rule: ruleOf(view) };
  const name = asked ?? view.player;
  return { text: words.prompt.waits[phase](name === null ? '' : names[name]!), rule: ruleOf(view) };
};

const ruleOf = ({ phase, mageMustJump }: View): string => (phase === 'jump' && mageMustJump ? 'DM-14' : RULES[phase]);

const mine = ({ prompt }: Words, view: View, viewer: number): string => {
  const { phase, eyes, duel, players, mageMustJump } = view;
  const own = players[viewer]!;
  switch (phase) {
    case 'throw':
    case 'throwDue':
    case 'cast':
    case 'choose':
    case 'leap':
      return prompt[phase];
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
      const sum = wands === null ? 0 : sumOf(wands);
      return toBeat === null ? prompt.duel(sum, throws) : prompt.duelAnswer(sum, throws, toBeat.sum, toBeat.throws);
    }
    default:
      return '';
  }
};
