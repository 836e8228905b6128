import { networkInterfaces } from 'node:os';

const inBrackets = (host: string): string => (host.includes(':') ? `[${host}]` : host);

const EVERY_INTERFACE: readonly (string | undefined)[] = [undefined, '::', '0.0.0.0'];

/** The addresses under which other devices reach this machine. IPv6 ones are left out: nobody types them. */
const ownAddresses = (): readonly string[] =>
  Object.values(networkInterfaces())
    .flatMap((interfaces) => interfaces ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

/** Where to open what listens on this host; the first one is for the machine itself. */
export const addressesOf = (host: string | undefined, port: number, own = ownAddresses()): readonly string[] => {
  const hosts = EVERY_INTERFACE.includes(host) ? ['localhost', ...own] : [inBrackets(host!)];
  return hosts.map((name) => `http://${name}:${port}`);
};
