import { readCall } from '../arguments.ts';
import { Output } from '../output.ts';
import { replayFromCall } from '../records.ts';
import type { Command } from './command.ts';

export const legalCommand: Command = {
  summary: 'lists every legal step at a point of a record',
  help: `wunderkammer legal FILE [--line L] [--at K]

Replays the first K steps (default: all) of the record on line L (default 1) and prints what may come next:
  {"turn":"decision","seats":[0],"legal":[…]}   every legal step as it would stand in a record
  {"turn":"chance","type":"draw"}
  {"turn":"over","result":{…}}
A decision with too many ways to list stands there by its name, e.g. [{"by":0,"type":"arrange"}].`,
  async run(args) {
    const { game, state, turn } = await replayFromCall(readCall(args, ['line', 'at'], { words: 1 }));
    const output = new Output();
    if (turn.type === 'chance') await output.json({ turn: turn.type, type: turn.chance });
    else if (turn.type === 'over') await output.json({ turn: turn.type, result: turn.outcome });
    else {
      const legal = turn.seats.flatMap((seat) => game.legal(state, seat));
      await output.json({ turn: turn.type, seats: turn.seats, legal });
    }
    await output.close();
    return 0;
  },
};
