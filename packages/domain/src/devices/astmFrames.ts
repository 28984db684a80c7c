// The bytes of ASTM E1381 (CLSI LIS01): frames with a number, a checksum and an end that says whether more of the message follows.

export const ENQ = 0x05;
export const ACK = 0x06;
export const NAK = 0x15;
export const EOT = 0x04;
export const STX = 0x02;
export const ETX = 0x03;
export const ETB = 0x17;
export const CR = 0x0d;
export const LF = 0x0a;

/** So many bytes of text a frame carries that Sen sends; a longer record goes on in the next one. */
const textOfFrame = 240;
/** A frame that is longer than this is none. */
export const longestFrame = 64_000;

/** The sum of the bytes from the frame number up to and with ETX or ETB, modulo 256, as two hexadecimal digits. */
export function checksum(bytes: Iterable<number>): string {
  let sum = 0;
  for (const byte of bytes) sum = (sum + byte) & 0xff;
  return sum.toString(16).toUpperCase().padStart(2, '0');
}

export type Frame = { number: number; text: Uint8Array; last: boolean };

/** What stands between STX and LF as a frame, or why it is none. */
export function readFrame(bytes: Uint8Array): Frame | 'checksum' | 'form' {
  // number, text, ETX or ETB, two digits, CR
  const end = bytes.length - 4;
  const closes = bytes[end];
  const number = (bytes[0] ?? 0) - 0x30;
  if (end < 1 || (closes !== ETX && closes !== ETB) || bytes[end + 3] !== CR) return 'form';
  if (number < 0 || number > 7) return 'form';
  const told = String.fromCharCode(bytes[end + 1] ?? 0, bytes[end + 2] ?? 0).toUpperCase();
  if (told !== checksum(bytes.subarray(0, end + 1))) return 'checksum';
  return { number, text: bytes.slice(1, end), last: closes === ETX };
}

/** A frame as it travels. */
export function writeFrame({ number, text, last }: Frame): Uint8Array {
  const body = [0x30 + number, ...text, last ? ETX : ETB];
  const sum = checksum(body);
  return Uint8Array.of(STX, ...body, sum.charCodeAt(0), sum.charCodeAt(1), CR, LF);
}

/** Records, each with its CR, as frames: a record begins a frame, and a long one goes on over several. */
export function framesOf(records: readonly Uint8Array[], size = textOfFrame): Uint8Array[] {
  const parts = records.flatMap((record) => {
    const text = Uint8Array.of(...record, CR);
    const pieces: Array<{ text: Uint8Array; last: boolean }> = [];
    for (let at = 0; at < text.length; at += size)
      pieces.push({ text: text.slice(at, at + size), last: at + size >= text.length });
    return pieces;
  });
  return parts.map((part, at) => writeFrame({ ...part, number: (at + 1) % 8 }));
}
