import { describe, expect, it } from 'vitest';
import { fileWith, type Written } from '../look/testFile.ts';
import { NotDrawn } from './notDrawn.ts';
import { pictureBytes } from './pictureBytes.ts';
import { spacingOf } from './spacing.ts';
import { jpegHead, withoutTransform } from './streams.ts';
import { colour, decodersOf, drawnOf, grey, syntaxes } from './testPixels.ts';
import { unitWords } from './unitWords.ts';
import { valuesOf } from './values.ts';

const words = (...values: number[]) => new Uint8Array(Uint16Array.from(values).buffer);
const notDrawn = (reason: string) => expect.objectContaining({ reason });

describe('a frame in fragments without a table', () => {
  const begun = [0xff, 0xd8, 0xff, 0xc0];
  const of: Written = {
    ...grey,
    '00280008': '2',
    '7FE00010': [Uint8Array.of(...begun, 1, 1), Uint8Array.of(7, 7), Uint8Array.of(...begun, 2, 2)],
  };
  it('is all fragments from where it begins to where the next one does', async () => {
    const codecs = decodersOf({ values: Uint8Array.of(5, 6) });
    const options = { syntax: syntaxes.lossless, codecs };
    expect(await drawnOf(of, { ...options, frame: 0 })).toEqual([5, 6]);
    await drawnOf(of, { ...options, frame: 1 });
    expect(codecs.asked.map((frame) => [...frame])).toEqual([
      [...begun, 1, 1, 7, 7],
      [...begun, 2, 2],
    ]);
  });
  it('that nothing tells apart is refused', async () => {
    const parts = [Uint8Array.of(1, 1), Uint8Array.of(2, 2), Uint8Array.of(3, 3)];
    await expect(drawnOf({ ...of, '7FE00010': parts }, { syntax: syntaxes.lossless })).rejects.toEqual(
      notDrawn('broken'),
    );
    await expect(
      drawnOf({ ...of, '7FE00010': parts.slice(1, 2) }, { syntax: syntaxes.lossless }),
    ).rejects.toEqual(notDrawn('cut'));
  });
});

describe('colour', () => {
  // what dcmj2pnm draws of these bytes
  it('of pairs that share it, not compressed, is drawn', async () => {
    const of = { ...colour, '00280004': 'YBR_FULL_422' };
    const red = await drawnOf({ ...of, '7FE00010': Uint8Array.of(76, 150, 85, 255) });
    expect(red).toEqual([254, 0, 0, 255, 74, 74]);
  });
  it('of planes is put together pixel by pixel', async () => {
    const planes = Uint8Array.of(1, 2, 3, 4, 5, 6);
    expect(await drawnOf({ ...colour, '00280006': 1, '7FE00010': planes })).toEqual([1, 3, 5, 2, 4, 6]);
    const codecs = decodersOf({ samples: 3, values: planes, planar: true });
    const jpegLs = { ...colour, '7FE00010': [Uint8Array.of(0xff, 0xd8)] };
    expect(await drawnOf(jpegLs, { syntax: syntaxes.jpegLs, codecs })).toEqual([1, 3, 5, 2, 4, 6]);
  });
  it('of 16 bits packed by runs is drawn in eight', async () => {
    // six segments of two bytes: the high and the low byte of red, green and blue
    const head = [6, 64, 67, 70, 73, 76, 79].flatMap((at) => [at, 0, 0, 0]);
    const segments = [
      [1, 0x12, 0xff],
      [1, 0x34, 0x00],
      [255, 0x80],
      [255, 0x01],
      [1, 0x00, 0x40],
      [255, 0xee],
    ];
    const padded = segments.flatMap((one) => (one.length === 3 ? one : [...one, 128]));
    const frame = Uint8Array.from([...head, ...Array<number>(64 - head.length).fill(0), ...padded]);
    const of: Written = { ...colour, '00280100': 16, '00280101': 16, '00280102': 15, '7FE00010': [frame] };
    expect(await drawnOf(of, { syntax: syntaxes.runs })).toEqual([0x12, 0x80, 0x00, 0xff, 0x80, 0x40]);
    const cut = { ...of, '7FE00010': [frame.slice(0, -6)] };
    await expect(drawnOf(cut, { syntax: syntaxes.runs })).rejects.toEqual(notDrawn('cut'));
  });
  it('of a JPEG that says RGB and has no mark is not transformed, and one with a mark says it itself', async () => {
    const frameHead = [0xff, 0xc0, 0, 17, 8, 0, 1, 0, 2, 3, 1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1];
    const jpeg = Uint8Array.from([0xff, 0xd8, ...frameHead, 0]);
    const jfif = Uint8Array.from([
      0xff,
      0xd8,
      0xff,
      0xe0,
      0,
      16,
      ...new TextEncoder().encode('JFIF\0'),
      1,
      1,
      0,
      0,
      1,
      0,
      1,
      0,
      0,
      ...frameHead,
      0,
    ]);
    expect(jpegHead(jpeg)).toMatchObject({
      columns: 2,
      rows: 1,
      components: 3,
      precision: 8,
      tellsColour: false,
    });
    const asked = async (frame: Uint8Array, kind: string) => {
      const codecs = decodersOf({ samples: 3, values: Uint8Array.of(1, 2, 3, 4, 5, 6) });
      await drawnOf({ ...colour, '00280004': kind, '7FE00010': [frame] }, { syntax: syntaxes.jpeg, codecs });
      return codecs.asked[0];
    };
    expect(await asked(jpeg, 'RGB')).toEqual(withoutTransform(jpeg));
    expect(jpegHead(withoutTransform(jpeg))).toMatchObject({ tellsColour: true });
    expect(await asked(jpeg, 'YBR_FULL')).toEqual(jpeg);
    expect(await asked(jfif, 'RGB')).toEqual(jfif);
  });
  it('of a palette in segments is drawn', async () => {
    // 0: two values; 1: a line to 0xfc00 in three steps; 2: the first segment once more
    const table = words(0, 2, 0x1000, 0x2000, 1, 3, 0xfc00, 2, 1, 0, 0);
    const of: Written = {
      ...grey,
      '00280004': 'PALETTE COLOR',
      '00280011': 7,
      '7FE00010': Uint8Array.of(0, 1, 2, 3, 4, 5, 9, 0),
      ...Object.fromEntries(
        ['1', '2', '3'].flatMap((n) => [
          [`0028110${n}`, words(7, 0, 16)],
          [`0028122${n}`, table],
        ]),
      ),
    };
    const drawn = await drawnOf(of);
    expect(drawn.filter((_, at) => at % 3 === 0)).toEqual([0x10, 0x20, 0x69, 0xb2, 0xfc, 0x10, 0x20]);
    const short = { ...of, '00281102': words(9, 0, 16) };
    await expect(drawnOf(short)).rejects.toEqual(notDrawn('broken'));
  });
});

describe('stored values', () => {
  it('of a JPEG 2000 with another sign than the picture says are those of the picture', async () => {
    // air of a real slice: -2000 in 13 bits, which its stream takes for 6192
    const of: Written = { ...grey, '00280100': 16, '00280101': 13, '00280102': 12, '00280103': 1 };
    const stream = { ...of, '7FE00010': [Uint8Array.of(0xff, 0x4f, 0xff, 0x51)] };
    const unsigned = decodersOf({ values: Uint16Array.of(6192, 33), bits: 13 });
    expect(await drawnOf(stream, { syntax: syntaxes.j2k, codecs: unsigned })).toEqual([-2000, 33]);
    const signed = decodersOf({ values: Int16Array.of(-1, 33), bits: 13, signed: true });
    expect(await drawnOf({ ...stream, '00280103': 0 }, { syntax: syntaxes.j2k, codecs: signed })).toEqual([
      8191, 33,
    ]);
  });
  it('are the bits that are named: what lies beside them is none of the picture', async () => {
    const of: Written = { ...grey, '00280100': 16, '00280101': 12, '7FE00010': words(0xf123, 0x8fff) };
    expect(await drawnOf({ ...of, '00280102': 11 })).toEqual([0x123, 0xfff]);
    expect(await drawnOf({ ...of, '00280102': 15 })).toEqual([0xf12, 0x8ff]);
    expect(await drawnOf({ ...of, '00280102': 11, '00280103': 1 })).toEqual([0x123, -1]);
  });
  it('are scaled into numbers that hold them', () => {
    expect(valuesOf(Uint16Array.of(0, 2000), { slope: 1, intercept: -1024 })).toEqual({
      pixels: Int16Array.of(-1024, 976),
      least: -1024,
      most: 976,
    });
    expect(valuesOf(Uint8Array.of(3), { slope: 0.5, intercept: 0 }).pixels).toEqual(Float32Array.of(1.5));
    expect(valuesOf(Uint16Array.of(65_535), { slope: 1, intercept: -1024 }).pixels[0]).toBe(64_511);
  });
});

describe('what is not drawn says why', () => {
  it.each<[string, Written, string, string?]>([
    ['packed as a film', grey, 'packing', '1.2.840.10008.1.2.4.102'],
    ['of colours that are not known', { ...colour, '00280004': 'CMYK' }, 'kind'],
    ['of samples that contradict its colours', { ...grey, '00280002': 3 }, 'kind'],
    ['that ends too soon', { ...grey, '7FE00010': Uint8Array.of(1) }, 'cut'],
    ['without pixels', { '00280010': 1, '00280011': 2 }, 'empty'],
  ])('a picture %s', async (_, of, reason, syntax = syntaxes.plain) => {
    await expect(drawnOf(of, { syntax })).rejects.toEqual(notDrawn(reason));
  });
  it('what is no picture file, or unpacks to another size', async () => {
    await expect(pictureBytes(new ArrayBuffer(9))).rejects.toBeInstanceOf(NotDrawn);
    const codecs = decodersOf({ columns: 3, values: Uint8Array.of(1, 2, 3) });
    const of = { ...grey, '7FE00010': [Uint8Array.of(0xff, 0xd8)] };
    await expect(drawnOf(of, { syntax: syntaxes.jpegLs, codecs })).rejects.toEqual(notDrawn('broken'));
  });
});

it('a head is given on without pixels and without its set of letters', async () => {
  const file = fileWith({ '00080005': 'X', ...grey });
  const { head } = await pictureBytes(file);
  expect(head.length).toBeLessThan(file.byteLength - 14);
});

describe('the distance between pixels', () => {
  it.each([
    [
      { PixelSpacing: ['0.5', '0.25'], ImagerPixelSpacing: ['1', '1'] },
      { row: 0.5, column: 0.25, kind: 'mm' },
    ],
    [{ PixelSpacing: '0.5\\0.5' }, { row: 0.5, column: 0.5, kind: 'mm' }],
    [{ ImagerPixelSpacing: [0.15, 0.15] }, { row: 0.15, column: 0.15, kind: 'detector' }],
    [
      { PixelSpacing: [], ImagerPixelSpacing: ['0', '0'] },
      { row: 1, column: 1, kind: 'pixel' },
    ],
    [{ PixelAspectRatio: ['2', '1'] }, { row: 2, column: 1, kind: 'pixel' }],
    [{}, { row: 1, column: 1, kind: 'pixel' }],
  ])('of %j is %j', (of, spacing) => {
    expect(spacingOf(of)).toEqual(spacing);
  });
  it('is said beside lengths and areas', () => {
    expect(unitWords('12 mm', 'mm', 'at the detector')).toBe('12 mm');
    expect(unitWords('12 mm Proj', 'detector', 'at the detector')).toBe('12 mm at the detector');
    expect(unitWords('Area: 12 mm\xb2', 'detector', 'at the detector')).toBe(
      'Area: 12 mm\xb2 at the detector',
    );
    expect(unitWords('3 cm US Region', 'pixel', 'at the detector')).toBe('3 cm');
  });
});
