import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

/** One answer as it came over the wire. */
export interface Carried {
  readonly path: string;
  readonly bytes: number;
}

export interface Counting {
  readonly address: string;
  /** What was carried since the last time. */
  take(): readonly Carried[];
  close(): void;
}

/**
 * A way to a server that counts what passes: every request, the workers' own as well, of which the tools that look at a
 * page see only some, and the bytes of each answer as the server compressed it.
 */
export const countingWayTo = async (target: string): Promise<Counting> => {
  const { hostname, port } = new URL(target);
  let carried: Carried[] = [];
  const server = createServer((asked, answer) => {
    const { method, url, headers } = asked;
    const passedOn = request({ hostname, port, method, path: url, headers }, (response) => {
      let bytes = 0;
      response.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      response.on('end', () => carried.push({ path: url!, bytes }));
      answer.writeHead(response.statusCode!, response.headers);
      response.pipe(answer);
    });
    asked.pipe(passedOn);
  });
  server.on('upgrade', ({ url, rawHeaders }, near) => {
    const far = connect(Number(port), hostname);
    const lines = rawHeaders.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${rawHeaders[index + 1]}`] : []));
    far.write(`GET ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    near.pipe(far).pipe(near);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    take: () => {
      const taken = carried;
      carried = [];
      return taken;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
