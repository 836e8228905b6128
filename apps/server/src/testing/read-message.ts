import { isDeepStrictEqual } from 'node:util';
import { type ServerMessage, serverMessage } from '@wunderkammer/protocol';

/**
 * Reads what the server sent, by the protocol and to the letter: a client passes over what it does not know, a test does
 * not. Whatever the protocol does not name was not meant to leave.
 */
export const readMessage = (text: string): ServerMessage => {
  const sent: unknown = JSON.parse(text);
  const read = serverMessage.parse(sent);
  if (!isDeepStrictEqual(read, sent)) throw new Error(`the server sent more than the protocol names: ${text}`);
  return read;
};
