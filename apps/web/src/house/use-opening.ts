import { useLocation } from 'wouter';
import type { GameEntry } from '../games/game-entry.ts';
import type { Plan } from '../setup/plan.ts';
import { useLanguage } from '../words/words.tsx';
import { type Answer, api } from './api.ts';
import { onlineTableOf } from './online-table-of.ts';
import { becomeAnother, useHouse } from './use-house.ts';
import { type Requesting, useRequest } from './use-request.ts';

export interface Opening extends Pick<Requesting, 'busy' | 'error'> {
  /** The house lets in whoever has an invitation, and does not know who is here. */
  readonly locked: boolean;
  /** New people need an invitation besides the link. */
  readonly byInvitation: boolean;
  readonly open: (plan: Plan) => void;
}

/** Opens the table that was thought out in the house, and goes there. Whoever is nobody yet becomes somebody by it. */
export const useOpening = (game: GameEntry): Opening => {
  const known = useHouse();
  const { language } = useLanguage();
  const [, go] = useLocation();
  const { busy, error, ask } = useRequest();
  const house = known.type === 'there' ? known.house : undefined;
  const me = house?.me ?? null;

  const openTable = async (plan: Plan): Promise<Answer<{ readonly table: string }>> => {
    const { setup, name, seating } = onlineTableOf(game, plan);
    if (me === null) {
      const answer = await api.introduce({ name, language });
      if (answer.type === 'error') return answer;
      becomeAnother(answer.value.me);
    }
    return api.open(setup, name, seating);
  };
  return {
    busy,
    error: error ?? (known.type === 'error' ? known : undefined),
    locked: house?.locked === true && me === null,
    byInvitation: house?.locked === true,
    open: (plan) =>
      ask(
        () => openTable(plan),
        ({ table }) => go(`/t/${table}`),
      ),
  };
};
