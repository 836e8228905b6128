import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { Failure } from './failure.ts';

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** Why the server cannot listen, in words; undefined for what is not to be expected. */
const reason = (code: string, { host, port }: Config): Failure | undefined => {
  switch (code) {
    case 'EADDRINUSE':
      return new Failure(1, `port ${port} is already in use; choose another with --port`);
    case 'EACCES':
      return new Failure(1, `this user may not listen on port ${port}; choose one from 1024 up with --port`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new Failure(2, `"${host}" is not an address of this machine`);
    default:
      return undefined;
  }
};

const NO_IPV6: readonly string[] = ['EAFNOSUPPORT', 'EADDRNOTAVAIL'];

/** Begins to listen; tells the port, which the system chooses for port 0. */
export const listen = async (app: FastifyInstance, config: Config): Promise<number> => {
  const { host, port } = config;
  try {
    try {
      await app.listen({ port, host: host ?? '::' });
    } catch (error) {
      if (host !== undefined || !NO_IPV6.includes(codeOf(error))) throw error;
      await app.listen({ port, host: '0.0.0.0' });
    }
  } catch (error) {
    throw reason(codeOf(error), config) ?? error;
  }
  return (app.server.address() as AddressInfo).port;
};
