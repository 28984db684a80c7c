const end = [13, 10, 13, 10];

/** The bytes of the only part of a multipart answer, whose head may leave out how long it is. Throws where it is none. */
export function onlyPart(answer: ArrayBuffer): ArrayBuffer {
  const bytes = new Uint8Array(answer);
  const head = indexOf(bytes, end);
  const words = new TextDecoder('latin1').decode(bytes.subarray(0, Math.max(head, 0)));
  const from = head + end.length;
  const told = /^content-length: *(\d+)/im.exec(words)?.[1];
  const length = told ? Number(told) : lengthTo(bytes, from, words);
  if (head < 0 || !Number.isFinite(length) || from + length > bytes.length)
    throw new TypeError('not a multipart answer');
  return answer.slice(from, from + length);
}

const tailMost = 512;

/** How long a part is that ends with the sign with which the answer begins. */
function lengthTo(bytes: Uint8Array, from: number, words: string): number {
  const sign = /^(?:\r\n)?(--[^\r\n]+)\r\n/.exec(words)?.[1];
  const closing = sign ? new TextEncoder().encode(`\r\n${sign}--`) : null;
  for (let at = bytes.length; closing && at >= Math.max(from, bytes.length - tailMost); at -= 1)
    if (closing.every((byte, i) => bytes[at + i] === byte)) return at - from;
  return Number.NaN;
}

const headMost = 4096;

function indexOf(bytes: Uint8Array, sign: readonly number[]): number {
  const most = Math.min(bytes.length, headMost) - sign.length;
  for (let at = 0; at <= most; at += 1) if (sign.every((byte, i) => bytes[at + i] === byte)) return at;
  return -1;
}
