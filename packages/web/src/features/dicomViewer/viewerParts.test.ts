import { describe, expect, it } from 'vitest';
import { studiesOf, viewerPath } from './address.ts';
import { onlyPart } from './multipart.ts';
import { probedValue } from './probedValue.ts';
import { type Dataset, middleOf, seriesOf } from './study.ts';
import { allKeys, indexAfter, linkedIndex } from './viewerKeys.ts';
import { presetsOf, rangeOf, windowOf } from './windowPresets.ts';

describe('the address of the viewer', () => {
  it.each([
    ['1.2.3', ['1.2.3']],
    ['1.2.3,1.2.4', ['1.2.3', '1.2.4']],
    ['1.2.3,1.2.3', ['1.2.3']],
    ['1.2.3,1.2.4,1.2.5', null],
    ['../etc', null],
    ['', null],
    [undefined, null],
  ])('%s names %j', (files, studies) => {
    expect(studiesOf(files)).toEqual(studies);
  });

  it('leads back to its studies', () => {
    expect(studiesOf(viewerPath('1.2.3', '1.2.4').split('/').at(-1))).toEqual(['1.2.3', '1.2.4']);
  });
});

describe('a window', () => {
  it('is the same after it went through grey values', () => {
    for (const { window } of presetsOf('CT')) if (window) expect(windowOf(rangeOf(window))).toEqual(window);
    expect(presetsOf('US').map(({ name }) => name)).toEqual(['auto']);
  });
});

describe('keys', () => {
  it('are each taken once, and none is that of a preset', () => {
    const keys = [...allKeys, ...presetsOf('CT').map((_, at) => String(at + 1))];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each([
    ['ArrowDown', 0, 3, 1],
    ['ArrowDown', 2, 3, 2],
    ['PageUp', 4, 30, 0],
    ['End', 0, 500, 499],
    ['Home', 7, 500, 0],
    ['x', 7, 500, null],
    ['ArrowDown', 0, 0, null],
  ])('%s at %i of %i leads to %j', (key, index, count, next) => {
    expect(indexAfter(key, index, count)).toBe(next);
  });
});

describe('two linked stacks', () => {
  it.each([
    [12, { active: 10, other: 4 }, 20, 6],
    [0, { active: 10, other: 4 }, 20, 0],
    [40, { active: 10, other: 4 }, 20, 19],
    [3, { active: 0, other: 0 }, 0, 0],
  ])('at %i from %j of %i stand at %i', (index, from, count, other) => {
    expect(linkedIndex(index, from, count)).toBe(other);
  });
});

describe('a probed point', () => {
  const ct = {
    columns: 2,
    rows: 2,
    color: false,
    pixels: [24, 1064, 1724, 1024],
    rescale: { slope: 1, intercept: -1024 },
    scaled: false,
    modality: 'CT',
  };
  it('of computed tomography is told in Hounsfield units where the picture says how to reach them', () => {
    expect(probedValue(ct, [0, 0])).toBe('-1000 HU');
    expect(probedValue(ct, [1, 0])).toBe('40 HU');
    expect(probedValue({ ...ct, pixels: [-1000, 40, 700, 0], scaled: true }, [0, 1])).toBe('700 HU');
    expect(probedValue({ ...ct, rescale: null }, [0, 1])).toBe('1724');
  });
  it('of another kind is the count alone, and nothing outside or in colour', () => {
    expect(probedValue({ ...ct, modality: 'MR', rescale: null }, [1, 1])).toBe('1024');
    expect(probedValue(ct, [2, 0])).toBeNull();
    expect(probedValue({ ...ct, color: true }, [0, 0])).toBeNull();
  });
});

const row = (series: string, sop: string, no: number, frames = 1, seriesNo = 1): Dataset => ({
  '00080016': { Value: ['1.2.840.10008.5.1.4.1.1.2'] },
  '00080018': { Value: [sop] },
  '00080060': { Value: ['CT'] },
  '0020000E': { Value: [series] },
  '00200011': { Value: [seriesNo] },
  '00200013': { Value: [no] },
  '00280008': { Value: [frames] },
  '00280010': { Value: [512] },
});

describe('the series of a study', () => {
  it('stand by their number, and pictures by theirs', () => {
    const series = seriesOf('1.2', [row('b', '3', 1, 1, 2), row('a', '2', 2), row('a', '1', 1)]);
    expect(series.map(({ SeriesUID, shown }) => [SeriesUID, shown.map(({ SOPUID }) => SOPUID)])).toEqual([
      ['a', ['1', '2']],
      ['b', ['3']],
    ]);
    expect(series[0] && middleOf(series[0])?.SOPUID).toBe('2');
  });

  it('of many frames is a clip of its own', () => {
    const [stack, clip] = seriesOf('1.2', [row('a', '1', 1), row('a', '2', 2, 3)]);
    expect(stack).toMatchObject({ clip: false, shown: [{ SOPUID: '1', frame: 1 }] });
    expect(clip?.shown.map(({ imageId }) => imageId.split('?')[1])).toEqual([
      'frame=1',
      'frame=2',
      'frame=3',
    ]);
  });

  it('without a picture is none', () => {
    const report = { ...row('a', '1', 1), '00080016': { Value: ['1.2.840.10008.5.1.4.1.1.88.11'] } };
    expect(seriesOf('1.2', [report])).toEqual([]);
  });
});

describe('a multipart answer', () => {
  it('gives the bytes of its part, and what is none is refused', () => {
    const text = '--b\r\nContent-Type: application/dicom\r\nContent-Length: 4\r\n\r\nDICM\r\n--b--\r\n';
    const { buffer } = new TextEncoder().encode(text);
    expect(new TextDecoder().decode(onlyPart(buffer as ArrayBuffer))).toBe('DICM');
    const untold = new TextEncoder().encode(
      '--b\r\nContent-Type: application/dicom\r\n\r\nDI\r\n--CM\r\n--b--\r\n',
    );
    expect(new TextDecoder().decode(onlyPart(untold.buffer as ArrayBuffer))).toBe('DI\r\n--CM');
    expect(() => onlyPart(new ArrayBuffer(8))).toThrow(TypeError);
  });
});
