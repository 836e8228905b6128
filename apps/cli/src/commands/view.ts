import { seat } from '@wunderkammer/kernel';
import { readCall, required, wholeFlag } from '../arguments.ts';
import { badInput } from '../failure.ts';
import { Output } from '../output.ts';
import { replayFromCall } from '../records.ts';
import type { Command } from './command.ts';

export const viewCommand: Command = {
  summary: 'shows what a seat or a watcher may know at a point of a record',
  help: `wunderkammer view FILE --as SEAT|watcher [--line L] [--at K]

Replays the first K steps (default: all) of the record on line L (default 1) and prints, as JSON,
what that viewer may know. Seats are counted from 0.`,
  async run(args) {
    const call = readCall(args, ['as', 'line', 'at'], { words: 1 });
    const watching = required(call.flags['as'], 'as') === 'watcher';
    const index = watching ? 0 : required(wholeFlag(call, 'as', { min: 0 }), 'as');
    const { game, state } = await replayFromCall(call);
    if (index >= state.seats) throw badInput(`the record has ${state.seats} seats, so there is no seat ${index}`);
    const output = new Output();
    await output.json(game.view(state, watching ? 'watcher' : seat(index)));
    await output.close();
    return 0;
  },
};
