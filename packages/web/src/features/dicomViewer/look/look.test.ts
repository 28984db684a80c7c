import { describe, expect, it } from 'vitest';
import { fileOf } from './fetched.ts';
import { greyOf, greysOf } from './grey.ts';
import { pictureOf } from './pictureFile.ts';
import { fileWith, type Written } from './testFile.ts';

const bytesOf = (...values: number[]) => new Uint8Array(Int16Array.from(values).buffer);

/** Two pixels beside each other, of 16 bits with a sign, as computed tomography has them. */
const ct: Written = {
  '00080060': 'CT',
  '00280002': 1,
  '00280004': 'MONOCHROME2',
  '00280010': 1,
  '00280011': 2,
  '00280100': 16,
  '00280101': 16,
  '00280102': 15,
  '00280103': 1,
  '00281050': '40\\300',
  '00281051': '400\\1500',
  '00281052': '-1024',
  '00281053': '1',
  '7FE00010': bytesOf(1064, -2000),
};
const rule = { slope: 1, intercept: -1024, window: { center: 40, width: 400 }, inverted: false };
const read = (over: Written, syntax?: string) => pictureOf(fileWith({ ...ct, ...over }, syntax));

describe('the grey of a value', () => {
  // PS3.3 C.11.2.1.2.1, its own example: center 2048, width 4096 in 12 bits
  it.each([
    [0, 2048, 4096, 0],
    [4095, 2048, 4096, 255],
    [-5000, 2048, 4096, 0],
    [9000, 2048, 4096, 255],
    [2047.5, 2048, 4096, 127.5],
    [0, 0, 1, 255],
    [-1, 0, 1, 0],
    [-160, 40, 400, 0],
    [239, 40, 400, 255],
  ])('%d in the window %d, %d is %d', (value, center, width, grey) => {
    expect(greyOf(value, { center, width })).toBeCloseTo(grey);
  });
});

describe('stored values', () => {
  it('are scaled before they are shown in their window', () => {
    expect([...greysOf([1024 - 160, 1024 + 39.5 + 0.5, 1024 + 239], rule)]).toEqual([0, 128, 255]);
    expect([
      ...greysOf([0, 100], { ...rule, slope: 2, intercept: 0, window: { center: 100.5, width: 201 } }),
    ]).toEqual([0, 255]);
  });
  it('below nothing are values as others', () => {
    expect([...greysOf(Int16Array.of(-1000, 0, 1000), { ...rule, intercept: 0, window: null })]).toEqual([
      0, 128, 255,
    ]);
  });
  it('are white where they are least in a picture that says so', () => {
    expect([...greysOf([0, 4095], { ...rule, intercept: 0, window: null, inverted: true })]).toEqual([
      255, 0,
    ]);
  });
  it('that are all the same are drawn', () => {
    expect([...greysOf([7, 7], { ...rule, window: null })]).toEqual([0, 0]);
    expect([...greysOf([], rule)]).toEqual([]);
  });
});

describe('a picture file', () => {
  it('says how its values become grey', () => {
    expect(read({})).toEqual({ columns: 2, rows: 1, grey: rule, stored: Int16Array.of(1064, -2000) });
    expect(read({}, '1.2.840.10008.1.2')).toEqual(read({}));
    expect(read({ '00280103': 0, '00280004': 'MONOCHROME1', '00281051': '0' })).toMatchObject({
      grey: { inverted: true, window: null },
      stored: Uint16Array.of(1064, 63_536),
    });
  });
  it('with a sign in fewer bits than it has room for has the sign all the same', () => {
    expect(read({ '00280101': 12, '00280102': 11, '7FE00010': bytesOf(0x0fff, 5) })).toMatchObject({
      stored: Int16Array.of(-1, 5),
    });
  });
  it('of many frames is looked at by its first one', () => {
    expect(read({ '00280008': '2', '7FE00010': bytesOf(1, 2, 3, 4) })).toMatchObject({
      stored: Int16Array.of(1, 2),
    });
  });
  it('in colour or as a JPEG is one that a browser reads', () => {
    const colour = {
      '00280002': 3,
      '00280004': 'RGB',
      '00280100': 8,
      '00280101': 8,
      '00280102': 7,
      '00280103': 0,
    };
    const pixels = Uint8Array.of(1, 2, 3, 4, 5, 6);
    expect(read({ ...colour, '7FE00010': pixels })).toMatchObject({ grey: null, stored: pixels });
    const parts = [Uint8Array.of(1, 2), Uint8Array.of(3, 4)];
    const jpeg = { ...colour, '00280004': 'YBR_FULL_422', '7FE00010': parts };
    expect(read(jpeg, '1.2.840.10008.1.2.4.50')).toMatchObject({ grey: null, jpeg: parts });
    expect(read({ ...jpeg, '00280008': '2' }, '1.2.840.10008.1.2.4.50')).toMatchObject({
      jpeg: parts.slice(0, 1),
    });
  });
  it.each<[string, Written, string?]>([
    ['compressed in another way', {}, '1.2.840.10008.1.2.4.90'],
    ['with a table of grey values', { '00283010': bytesOf() }],
    ['with another function than the linear one', { '00281056': 'SIGMOID' }],
    ['with a table of values', { '00283000': Uint8Array.of(0) }],
    ['of a PET', { '00080060': 'PT' }],
    ['whose pixels are no squares', { '00280030': '1\\2' }],
    ['with more in a pixel than its value', { '00280101': 12, '00280102': 15 }],
    ['in colours of a palette', { '00280004': 'PALETTE COLOR' }],
    ['that ends too soon', { '7FE00010': bytesOf(1) }],
  ])('%s is left to the engine', (_, over, syntax) => {
    expect(read(over, syntax)).toBeNull();
  });
  it('that is none, or is cut off, is left to the engine', () => {
    expect(pictureOf(new ArrayBuffer(4))).toBeNull();
    expect(pictureOf(fileWith(ct).slice(0, 220))).toBeNull();
  });
  it('is the same for all frames in it', () => {
    expect(fileOf('wadouri:/dicomweb/studies/1/instances/2?frame=3')).toBe('/dicomweb/studies/1/instances/2');
  });
});
