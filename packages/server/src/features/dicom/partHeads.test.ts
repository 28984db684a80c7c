import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { withoutPlaces } from './partHeads.ts';

const type = 'multipart/related; type="application/dicom"; boundary="a-b"';
const parts = (...heads: string[]) =>
  Buffer.concat([
    ...heads.flatMap((head, at) => [
      Buffer.from(`${at === 0 ? '' : '\r\n'}--a-b\r\n${head}Content-Length: 9\r\n\r\n`),
      Buffer.from('x\r\n--a-y\0z'),
    ]),
    Buffer.from('\r\n--a-b--\r\n'),
  ]);
const place = 'Content-Location: http://10.0.0.9/pictures/1\r\n';

it.each([1, 7, 1000])('takes the addresses out of the heads of parts that come by %i bytes', async (size) => {
  const sent = parts(place, 'Content-Type: application/dicom\r\n', place);
  const chunks = Array.from({ length: Math.ceil(sent.length / size) }, (_, at) =>
    sent.subarray(at * size, (at + 1) * size),
  );
  const come = await buffer(Readable.from(chunks).pipe(withoutPlaces(type)));
  expect(come.toString()).toBe(parts('', 'Content-Type: application/dicom\r\n', '').toString());
});

it('ends where a part has no head', async () => {
  const sent = Buffer.from(`--a-b\r\n${'x'.repeat(9000)}`);
  await expect(buffer(Readable.from([sent]).pipe(withoutPlaces(type)))).rejects.toThrow();
});
