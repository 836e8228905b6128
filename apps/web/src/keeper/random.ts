import { toHex } from '@wunderkammer/kernel';

/** Fresh random bytes; works without a secure context, unlike `crypto.randomUUID`. */
export const randomHex = (bytes: number): string => toHex(crypto.getRandomValues(new Uint8Array(bytes)));
