/** The bytes around a message of MLLP. */
const start = 0x0b;
const end = 0x1c;
const closing = 0x0d;

/** A message that is longer than this is none. */
const longest = 1_000_000;
/** So much of it tells whose answer it waits for. */
const beginning = 2000;

/** A message, or what came of one that is too long or was broken off by the next one. */
export type MllpPart = { bytes: Uint8Array; fault: 'TOO_LONG' | 'incomplete' | null };

/** Puts the messages of MLLP together from whatever pieces they come in. */
export function mllpReader() {
  let held: number[] | null = null;
  let ended = false;
  let long = false;
  return (chunk: Iterable<number>): MllpPart[] => {
    const parts: MllpPart[] = [];
    const give = (fault: MllpPart['fault']) => {
      if (held && (fault === null || held.length > 0)) parts.push({ bytes: Uint8Array.from(held), fault });
      held = null;
      ended = false;
      long = false;
    };
    const add = (bytes: number[], byte: number) => {
      if (!long) bytes.push(byte);
      if (bytes.length <= longest) return;
      bytes.length = beginning;
      long = true;
    };
    for (const byte of chunk) {
      if (ended && held && byte === closing) give(long ? 'TOO_LONG' : null);
      else if (byte === start) {
        give(long ? 'TOO_LONG' : 'incomplete');
        held = [];
      } else if (held) {
        if (ended) add(held, end);
        ended = byte === end;
        if (!ended) add(held, byte);
      }
    }
    return parts;
  };
}

/** A message as it travels. */
export function mllpFrame(text: string): Buffer {
  return Buffer.concat([Buffer.of(start), Buffer.from(text, 'utf8'), Buffer.of(end, closing)]);
}
