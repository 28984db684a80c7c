import { expect, it } from 'vitest';
import { placesOf } from './frames.ts';
import { jpeg, rle, testFile } from './testFiles.ts';

const framesOf = (file: Buffer, of: { CuPhap: string; SoKhung: number }) =>
  placesOf(file, of)?.map((parts) =>
    Buffer.concat(parts.map(({ from, length }) => file.subarray(from, from + length))).toString('latin1'),
  ) ?? null;
const plain = '1.2.840.10008.1.2.1';
/** A fragment of a frame of JPEG, which ends with its marker where it is the last one. */
const ending = (text: string) => Buffer.concat([Buffer.from(text), Buffer.from([0xff, 0xd9])]);

it('frames that are not compressed follow each other in one value', () => {
  const file = testFile(plain, { value: Buffer.from('aabbcc') });
  expect(framesOf(file, { CuPhap: plain, SoKhung: 3 })).toEqual(['aa', 'bb', 'cc']);
  expect(framesOf(file, { CuPhap: plain, SoKhung: 1 })).toEqual(['aabbcc']);
});

it('a fragment a frame', () => {
  const file = testFile(rle, { fragments: ['one ', 'two ', 'three '].map((text) => Buffer.from(text)) });
  expect(framesOf(file, { CuPhap: rle, SoKhung: 3 })).toEqual(['one ', 'two ', 'three ']);
});

it('all fragments are of the only frame', () => {
  const file = testFile(jpeg, { fragments: [Buffer.from('on'), Buffer.from('e ')] });
  expect(framesOf(file, { CuPhap: jpeg, SoKhung: 1 })).toEqual(['one ']);
});

it('a table of offsets tells which fragments are of a frame', () => {
  const fragments = ['on', 'e ', 'two '].map((text) => Buffer.from(text));
  const file = testFile(jpeg, { fragments, table: [0, 20] });
  expect(framesOf(file, { CuPhap: jpeg, SoKhung: 2 })).toEqual(['one ', 'two ']);
});

it('without a table the marker at the end of a frame tells it', () => {
  const fragments = [Buffer.from('on'), ending('e '), ending('two ')];
  const file = testFile(jpeg, { fragments });
  expect(framesOf(file, { CuPhap: jpeg, SoKhung: 2 })).toEqual(['one \xff\xd9', 'two \xff\xd9']);
});

it.each([
  ['fewer fragments than frames', testFile(jpeg, { fragments: [Buffer.from('on')] }), jpeg],
  [
    'fragments that nothing tells apart',
    testFile(jpeg, { fragments: ['a ', 'b ', 'c '].map(Buffer.from) }),
    jpeg,
  ],
  [
    'fragments that are cut off',
    testFile(jpeg, { fragments: ['a ', 'b '].map(Buffer.from) }).subarray(0, -9),
    jpeg,
  ],
  ['a file that is cut off', testFile(plain, { value: Buffer.from('aabbcc') }).subarray(0, -2), plain],
  ['no file of DICOM', Buffer.from('no file'), plain],
])('%s: there are no frames', (_name, file, CuPhap) => {
  expect(placesOf(file, { CuPhap, SoKhung: 2 })).toBeNull();
});

it('what a modality leaves behind the pixels hides no frames', () => {
  const behind = Buffer.from([1, 2, 3]);
  for (const [CuPhap, of] of [
    [plain, { value: Buffer.from('aabb') }],
    [rle, { fragments: [Buffer.from('aa'), Buffer.from('bb')] }],
  ] as const)
    expect(framesOf(Buffer.concat([testFile(CuPhap, of), behind]), { CuPhap, SoKhung: 2 })).toEqual([
      'aa',
      'bb',
    ]);
});

it('a table that does not fit counts for nothing', () => {
  const fragments = [Buffer.from('on'), ending('e '), ending('two ')];
  expect(framesOf(testFile(jpeg, { fragments, table: [0] }), { CuPhap: jpeg, SoKhung: 2 })).toHaveLength(2);
});
