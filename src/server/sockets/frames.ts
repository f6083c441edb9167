/** The first byte of a text message that is whole in one frame (RFC 6455, 5.2). */
const WHOLE_TEXT = 0x81;
/** A length that takes two bytes, or eight, is announced by these. */
const [IN_TWO, IN_EIGHT] = [126, 127];

/**
 * A text as it goes over the line, head and text in one piece: the library writes them as two, which
 * costs half as much again, and sends the same text to many by making it anew for each.
 */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < IN_TWO ? 2 : length < 0x1_00_00 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = WHOLE_TEXT;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = IN_TWO;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = IN_EIGHT;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, head);
  return frame;
}
