import { expect, it } from 'vitest';
import { jpegPicture, pngPicture, turnedJpeg } from '../../../test/pictures.ts';
import { pictureFacts } from './pictureFacts.ts';

it('tells the kind and the size of a PNG and a JPEG', () => {
  expect(pictureFacts(pngPicture(7, 3))).toEqual({ type: 'image/png', width: 7, height: 3 });
  expect(pictureFacts(jpegPicture)).toEqual({ type: 'image/jpeg', width: 8, height: 8 });
});

it.each([
  [1, 8, 4],
  [3, 8, 4],
  [5, 4, 8],
  [6, 4, 8],
  [8, 4, 8],
  [9, 8, 4],
])('tells the size of a JPEG as it is shown: turned by EXIF %i', (orientation, width, height) => {
  expect(pictureFacts(turnedJpeg(orientation))).toEqual({ type: 'image/jpeg', width, height });
});

it.each([
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['a GIF', Buffer.from('GIF89a0000000000000000000000000000000000')],
  ['nothing', Buffer.alloc(0)],
  ['a PNG cut after its mark', pngPicture(7, 3).subarray(0, 12)],
  ['a PNG of no width', pngPicture(0, 3)],
  ['a JPEG cut before its frame', jpegPicture.subarray(0, 20)],
  ['a JPEG cut in its EXIF', turnedJpeg(6).subarray(0, 30)],
  ['a JPEG whose segments end nowhere', Buffer.from('ffd8ffe0fffffffffff0000000000000', 'hex')],
])('takes no %s', (_name, bytes) => {
  expect(pictureFacts(bytes)).toBeNull();
});
