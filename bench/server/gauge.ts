/** Is loaded into every server that is measured, before it: answers by IPC what the process has used so far. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Gauge, ToServer } from './messages.ts';

const cleanUp = (): void => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  // The second one takes what the first one's finalisers let go of.
  collect();
  collect();
};

process.on('message', (wanted: ToServer) => {
  if (wanted === 'settled') cleanUp();
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  const gauge: Gauge = {
    type: 'gauge',
    atMs: Number(process.hrtime.bigint()) / 1e6,
    cpuMs: (user + system) / 1000,
    rss,
    heap: heapUsed,
  };
  process.send!(gauge);
});
// A server must neither stay for the sake of this line, nor outlive whoever measures it.
process.channel?.unref();
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
