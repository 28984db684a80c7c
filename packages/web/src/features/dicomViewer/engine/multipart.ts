const end = [13, 10, 13, 10];

/** The bytes of the only part of a multipart answer. Throws where it is none. */
export function onlyPart(answer: ArrayBuffer): ArrayBuffer {
  const bytes = new Uint8Array(answer);
  const head = indexOf(bytes, end);
  const words = new TextDecoder('latin1').decode(bytes.subarray(0, Math.max(head, 0)));
  const length = Number(/^content-length: *(\d+)/im.exec(words)?.[1] ?? Number.NaN);
  const from = head + end.length;
  if (head < 0 || !Number.isFinite(length) || from + length > bytes.length)
    throw new TypeError('not a multipart answer');
  return answer.slice(from, from + length);
}

const headMost = 4096;

function indexOf(bytes: Uint8Array, sign: readonly number[]): number {
  const most = Math.min(bytes.length, headMost) - sign.length;
  for (let at = 0; at <= most; at += 1) if (sign.every((byte, i) => bytes[at + i] === byte)) return at;
  return -1;
}
