const FIN_AND_TEXT = 0x81;
/** Lengths up to this stand in the second byte; beyond it, this or the next number says how many bytes the length has. */
const SHORT = 125;
const IN_TWO_BYTES = 126;
const IN_EIGHT_BYTES = 127;

/** A frame with its head, as it is written to the connection. One that many get is made once. */
export type WholeFrame = Buffer;

/**
 * A whole text message as a server sends it (RFC 6455, 5.2), in one piece. `ws` writes its head and its text as two, which
 * takes a third longer; most of what the server does is to send these.
 */
export const textFrame = (text: string): WholeFrame => {
  const length = Buffer.byteLength(text);
  const head = length <= SHORT ? 2 : length < 0x1_0000 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = FIN_AND_TEXT;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = IN_TWO_BYTES;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = IN_EIGHT_BYTES;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, head);
  return frame;
};

/** The text of such a frame. */
export const textOf = (frame: WholeFrame): string => {
  const head = frame[1] === IN_TWO_BYTES ? 4 : frame[1] === IN_EIGHT_BYTES ? 10 : 2;
  return frame.toString('utf8', head);
};
