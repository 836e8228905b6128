import type { View } from '@wunderkammer/feuersalamander/pieces';
import type { Seat, Viewer } from '@wunderkammer/kernel';
import type { Words } from './words/index.ts';

/** What is expected of whoever sits in front, or what the table waits for, and the rule behind it. */
export interface Prompt {
  readonly text: string;
  readonly rule: string;
}

/** `hasClaims`: whether whoever is asked could lay any combination at all; the phase says only whether its time has come. */
export const promptOf = (
  view: View,
  viewer: Viewer,
  names: readonly string[],
  words: Words,
  hasClaims = true,
): Prompt => {
  const { prompt } = words;
  const { phase } = view;
  const name = (seat: Seat): string => names[seat]!;
  const say = (text: string, rule: string): Prompt => ({ text, rule });
  const mine = 'active' in phase && phase.active === viewer;
  switch (phase.type) {
    case 'deal':
      return say(prompt.deal, 'FS-9');
    case 'setUpDiscards':
      return phase.waiting.some((seat) => seat === viewer)
        ? say(prompt.setUp, 'FS-10')
        : say(prompt.setUpWait(words.list(phase.waiting.map(name))), 'FS-10');
    case 'startThrow':
      return say(prompt.startThrow, 'FS-11');
    case 'begin':
      if (!mine) return say(prompt.beginWait(name(phase.active)), 'FS-15');
      return phase.mayClaim && hasClaims ? say(prompt.beginOrClaim, 'FS-14') : say(prompt.begin, 'FS-15');
    case 'dungeon':
      return say(mine ? prompt.dungeon : prompt.dungeonWait(name(phase.active)), 'FS-13');
    case 'keys':
      return say(mine ? prompt.keysMine : prompt.keys(name(phase.active)), 'FS-13');
    case 'sticks':
      return say(mine ? prompt.sticksMine : prompt.sticks(name(phase.active)), 'FS-15');
    case 'draw':
      return say(mine ? prompt.drawMine : prompt.draw(name(phase.active)), 'FS-16');
    case 'discard':
      return say(mine ? prompt.discard : prompt.discardWait(name(phase.active)), 'FS-17');
    case 'place':
      return say(mine ? prompt.place : prompt.placeWait(name(phase.active)), 'FS-19');
    case 'move':
      return say(mine ? prompt.move : prompt.moveWait(name(phase.active)), 'FS-22');
    case 'ask':
      return mine
        ? say(prompt.ask(name(phase.asked)), 'FS-26')
        : say(prompt.askWait(name(phase.active), name(phase.asked)), 'FS-26');
    case 'again':
      if (!mine) return say(prompt.againWait(name(phase.active)), 'FS-29');
      return say(phase.mayClaim && hasClaims ? prompt.againOrClaim : prompt.again, 'FS-29');
    case 'home':
      if (!mine) return say(prompt.homeWait(name(phase.active)), 'FS-30');
      return say(hasClaims ? prompt.home : prompt.homeWithout, 'FS-30');
    case 'exchange':
      return phase.seat === viewer
        ? say(prompt.exchange(phase.card), 'FS-35')
        : say(prompt.exchangeWait(name(phase.seat)), 'FS-35');
    case 'replace':
      return say(phase.seat === viewer ? prompt.drawMine : prompt.draw(name(phase.seat)), 'FS-35');
    case 'replaceDiscard':
      return say(phase.seat === viewer ? prompt.discard : prompt.discardWait(name(phase.seat)), 'FS-17');
    case 'over':
      return say(prompt.over(words.list(phase.outcome.ranking[0]!.map(name))), 'FS-38');
  }
};
