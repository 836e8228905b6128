import { actOf, type ReplayFault, refusalText } from '@wunderkammer/kernel';

/** Why a record is not a game, as a line of the command line: a broken rule in the words of its game. */
export const faultInWords = async ({ refused, ...fault }: ReplayFault): Promise<Omit<ReplayFault, 'refused'>> => {
  if (refused === undefined) return fault;
  const { game, step } = refused;
  return { ...fault, message: `${actOf(step)}: ${refusalText(await game.texts('en'), fault)}` };
};
