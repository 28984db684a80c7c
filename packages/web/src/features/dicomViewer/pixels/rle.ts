import { NotDrawn } from './notDrawn.ts';

/** The samples of a frame packed by run length (PS3.5 G): a segment for each byte of each sample, the highest byte first; planes one after the other. */
export function unpackedRuns(
  frame: Uint8Array<ArrayBuffer>,
  { count, samples, bytes }: { count: number; samples: number; bytes: 1 | 2 | 4 },
): Uint8Array | Uint16Array | Uint32Array {
  const head = new DataView(frame.buffer, frame.byteOffset, frame.length);
  const segments = samples * bytes;
  if (head.getUint32(0, true) !== segments) throw new NotDrawn('broken', 'segments');
  const values =
    bytes === 1
      ? new Uint8Array(count * samples)
      : bytes === 2
        ? new Uint16Array(count * samples)
        : new Uint32Array(count * samples);
  for (let segment = 0; segment < segments; segment += 1) {
    const from = head.getUint32((segment + 1) * 4, true);
    const to = segment + 1 < segments ? head.getUint32((segment + 2) * 4, true) : frame.length;
    const run = unpacked(frame.subarray(from, to), count);
    const sample = Math.floor(segment / bytes) * count;
    const weight = 256 ** (bytes - 1 - (segment % bytes));
    for (let i = 0; i < count; i += 1)
      values[sample + i] = (values[sample + i] ?? 0) + (run[i] ?? 0) * weight;
  }
  return values;
}

function unpacked(packed: Uint8Array, count: number): Uint8Array {
  const out = new Uint8Array(count);
  let [from, to] = [0, 0];
  while (to < count) {
    const head = packed[from];
    if (head === undefined) throw new NotDrawn('cut', 'runs');
    from += 1;
    if (head < 128) {
      out.set(packed.subarray(from, from + Math.min(head + 1, count - to)), to);
      if (from + head + 1 > packed.length && to + head + 1 <= count) throw new NotDrawn('cut', 'runs');
      from += head + 1;
      to += head + 1;
    } else if (head > 128) {
      const value = packed[from];
      if (value === undefined) throw new NotDrawn('cut', 'runs');
      out.fill(value, to, Math.min(to + 257 - head, count));
      from += 1;
      to += 257 - head;
    }
  }
  return out;
}
