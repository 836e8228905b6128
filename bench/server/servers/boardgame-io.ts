/**
 * boardgame.io's own server with a game that does next to nothing: 300 bytes of state, everybody may always move, one turn
 * that never ends, no undo. In memory, or with its files in the folder FLATFILE_DIR.
 */
import type { Server as HttpServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { Open } from '../messages.ts';

const require = createRequire(import.meta.url);
const { Server, Origins } = require('boardgame.io/server') as {
  Server(config: object): { run(port: number): Promise<{ appServer: HttpServer }> };
  Origins: { LOCALHOST: RegExp };
};
const { ActivePlayers } = require('boardgame.io/core') as { ActivePlayers: { ALL: object } };

interface Board {
  moves: number;
  readonly fields: number[];
}

const game = {
  name: 'tiny',
  disableUndo: true,
  setup: (): Board => ({ moves: 0, fields: Array.from({ length: 140 }, () => 0) }),
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    put: ({ G }: { readonly G: Board }, field: number): void => {
      G.moves++;
      G.fields[field] = 1 - G.fields[field]!;
    },
  },
};

const { appServer } = await Server({ games: [game], origins: [Origins.LOCALHOST] }).run(0);
const open: Open = { type: 'open', port: (appServer.address() as AddressInfo).port };
process.send!(open);
process.on('SIGTERM', () => process.exit(0));
