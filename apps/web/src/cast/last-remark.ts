import { Conversation, type Remark } from '@wunderkammer/cast';
import { allSeats, type Outcome, type Seat, type Stir } from '@wunderkammer/kernel';
import type { TableInfo } from '../table/source.ts';

/** A remark, and after how many steps it was made. */
export interface Said extends Remark {
  readonly step: number;
}

type Company = Pick<TableInfo, 'id' | 'seats'>;

const conversationAt = ({ id, seats }: Company): Conversation =>
  new Conversation(id, (seat) => seats[seat]?.character !== undefined);

/**
 * What was said last at a table, from whom each of its steps stirred. All of them are gone through, since what is said now depends
 * on when something was said before: whoever comes late, or back, hears what everybody hears.
 */
export const lastRemark = (company: Company, steps: Iterable<readonly Stir[]>): Said | undefined => {
  const conversation = conversationAt(company);
  const greeting = conversation.greeting(allSeats(company.seats.length));
  let last: Said | undefined = greeting && { ...greeting, step: 0 };
  let step = 0;
  for (const stirs of steps) {
    step += 1;
    const remark = conversation.after(step, stirs);
    if (remark !== undefined) last = { ...remark, step };
  }
  return last;
};

/** What is said when a game has ended so. */
export const farewellAt = (company: Company, { ranking: [winners = [], ...others] }: Outcome): Remark | undefined =>
  conversationAt(company).farewell(winners, others.flat() as Seat[]);
