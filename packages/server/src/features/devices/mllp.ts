/** The bytes around a message of MLLP. */
const start = 0x0b;
const end = 0x1c;
const closing = 0x0d;

/** A message that is longer than this is none. */
const longest = 1_000_000;

/** Puts the messages of MLLP together from whatever pieces they come in. */
export function mllpReader() {
  let held: number[] | null = null;
  let ended = false;
  return (chunk: Iterable<number>): Uint8Array[] => {
    const messages: Uint8Array[] = [];
    for (const byte of chunk) {
      if (ended && held && byte === closing) {
        messages.push(Uint8Array.from(held));
        held = null;
        ended = false;
      } else if (byte === start) {
        held = [];
        ended = false;
      } else if (held) {
        if (ended) held.push(end);
        ended = byte === end;
        if (!ended) held.push(byte);
        if (held.length > longest) held = null;
      }
    }
    return messages;
  };
}

/** A message as it travels. */
export function mllpFrame(text: string): Buffer {
  return Buffer.concat([Buffer.of(start), Buffer.from(text, 'utf8'), Buffer.of(end, closing)]);
}
